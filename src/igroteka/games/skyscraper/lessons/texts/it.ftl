# Le lezioni di Grattacielo. Un’idea per passo, al massimo due frasi corte, per chi ha dieci anni.

## Risposte che vanno bene in molti punti

skyscraper-lesson-take = Prima la carta illuminata: prendi quella.
skyscraper-lesson-hold = Tieni in mano questa carta: adesso va posata.
skyscraper-lesson-place = Potrebbe stare anche lì. Stavolta posala nel posto illuminato.
skyscraper-lesson-turn = Il posto è giusto, ma così si incontrano meno travi. Premi «Gira» finché il numero è il più alto.
skyscraper-lesson-go = Non ora. Porta il tuo operaio nel posto illuminato.

## La partita guidata

skyscraper-lesson-first = La tua prima partita
skyscraper-lesson-first-theme = Due squadre costruiscono un solo grattacielo di carte e ci salgono. Una è la tua.
skyscraper-lesson-first-goal = Vince chi ha più punti. Li danno le travi che si incontrano e, alla fine, l’ultima carta e il piano più alto.
skyscraper-lesson-first-turn = Un turno sono tre azioni: mandare un operaio, posare una carta o muovere un operaio. I caschi le contano.
skyscraper-lesson-first-send = Senza un operaio nel cantiere nessuno costruisce. Mandane uno nel posto illuminato: lì tocca due pareti.
skyscraper-lesson-first-send-else = Da lì arriverebbe a meno carte. Mandalo nel posto illuminato, nell’angolo.
skyscraper-lesson-first-card = Le barre grigie sono travi d’acciaio. Un operaio visto da sopra o da sotto: la carta sta di piatto. Prendila.
skyscraper-lesson-first-set = Premi il posto illuminato: la carta mostra come starebbe lì. Poi premi «Posa».
skyscraper-lesson-first-points = Si incontrano cinque coppie di travi: 5 punti. L’operaio sulla carta ne dà 1 in più.
skyscraper-lesson-first-climb = Resta un’azione: porta il tuo operaio un piano più su. Premi lui, poi il posto illuminato.
skyscraper-lesson-first-theirs = L’altra squadra ha mandato due operai, e uno è già su accanto al tuo. Ora tocca di nuovo a te.
skyscraper-lesson-first-wall = Su questa carta l’operaio si vede di lato: sta in piedi. Prendila.
skyscraper-lesson-first-high = Posala sul piano. Sarà più alta di tutte le altre, così tutto il tuo turno vale doppio!
skyscraper-lesson-first-roof = Il piano seguente va in cima alla parete. Prendi questa carta e posala.
skyscraper-lesson-first-up = Ora il tuo operaio sale ancora, al piano 2.
skyscraper-lesson-first-them = Hanno costruito una parete. Ma il tuo operaio è sempre il più in alto.
skyscraper-lesson-first-last = Ti resta una carta. Chi posa la sua ultima carta finisce subito la partita: prendila.
skyscraper-lesson-first-any = È semplice: può stare in piedi o di piatto. Scegli tu il posto: «Posa» dice quanti punti dà.
skyscraper-lesson-first-over = La tua ultima carta dà 5 punti. L’altra squadra ne perde 1 per ogni carta che le resta.
skyscraper-lesson-first-top = E altri 5, perché hai più operai sul piano più alto. Hai vinto!
skyscraper-lesson-first-real = In una vera partita a due ognuno ha 15 carte, e nessuno vede quelle degli altri.
skyscraper-lesson-first-tip = Un consiglio: prima di posare l’ultima carta, guarda chi sta più in alto.

## Che cosa si unisce

skyscraper-lesson-joints = Che cosa si unisce
skyscraper-lesson-joints-line = Le carte si uniscono ad angolo retto. Un bordo intero di una sta su un bordo o sulla linea di mezzo dell’altra.
skyscraper-lesson-joints-near = Una carta nuova si unisce alla carta dove sta il tuo operaio, o a una accanto. Qui è questa parete.
skyscraper-lesson-joints-pale = Questa carta è pallida: per ora non va da nessuna parte vicino al tuo operaio.
skyscraper-lesson-joints-flat = Prendi la carta di piatto. Può sporgere dalla cima della parete: posala lì.
skyscraper-lesson-joints-ground = Solo le fondamenta e i tuoi due sostegni possono toccare terra. Prendi il sostegno in piedi.
skyscraper-lesson-joints-under = Posalo sotto la carta che sporge. La regge, e anche le sue travi danno punti.
skyscraper-lesson-joints-upright = Ora la carta pallida ha un posto: in piedi, freccia in alto. Prendila e posala dove vuoi.
skyscraper-lesson-joints-never = Nessuna carta può soltanto pendere, o sporgere tanto da rompere un giunto. Quei posti non si illuminano.
skyscraper-lesson-joints-tip = Un consiglio: cerca dove le travi della tua carta ne continuano altre. Almeno una deve incontrarne un’altra.

## I punti

skyscraper-lesson-points = I punti delle travi
skyscraper-lesson-points-pair = Un punto per ogni due travi che si incontrano: tutte e due lungo il giunto, o tutte e due nello stesso punto del giunto.
skyscraper-lesson-points-take = Prendi questa carta.
skyscraper-lesson-points-two = Premi il posto illuminato. «Gira» mostra che cos’altro darebbe; poi posala in modo che dia 2.
skyscraper-lesson-points-worker = La carta seguente mostra un operaio, e questo è 1 punto in più. Prendila.
skyscraper-lesson-points-double = Sarà la carta più alta di tutte. Allora tutti i punti di questo turno valgono doppio, anche quelli di prima: posala.
skyscraper-lesson-points-third = Anche la terza carta varrà doppio. Prendila e posala dove si incontrano molte travi.
skyscraper-lesson-points-all = Tutte e tre le carte sono valse doppio. Non importa quale fosse la più alta.
skyscraper-lesson-points-tip = Un consiglio: costruisci in alto in un turno in cui posi tre carte.

## Piani e operai

skyscraper-lesson-climb = Piani e operai
skyscraper-lesson-climb-floor = Il suolo è il piano 0. Le carte di piatto alla stessa altezza sono un piano: ecco il piano 1, e sopra il piano 2.
skyscraper-lesson-climb-up = Con un’azione un operaio sale o scende di un piano lungo una parete. Premi il tuo, poi il posto illuminato.
skyscraper-lesson-climb-free = Sulla sua carta un operaio si muove senza spendere azioni: quei posti sono blu. Prova.
skyscraper-lesson-climb-top = Un altro piano è un’altra azione: su, al piano 2.
skyscraper-lesson-climb-room = Un operaio dell’altra squadra è ancora nella stanza di sotto. Solo un lato è aperto.
skyscraper-lesson-climb-take = Chiudilo! Prendi questa carta.
skyscraper-lesson-climb-shut = Posala sul lato aperto.
skyscraper-lesson-climb-lost = Chiuso da ogni lato, l’operaio è perso: non si muove, non costruisce e alla fine non conta.
skyscraper-lesson-climb-warn = Prima che tu chiuda dentro un tuo operaio, lo schermo ti avvisa.
skyscraper-lesson-climb-tip = Un consiglio: esci da una stanza finché ha un’uscita.

## La mano ferma

skyscraper-lesson-falls = La mano ferma
skyscraper-lesson-falls-real = Finora le tue mani erano calme. Con mani indulgenti o vere la gravità è vera: ciò che trema può cadere.
skyscraper-lesson-falls-take = Prendi questa carta.
skyscraper-lesson-falls-set = Trascinala piano nel posto illuminato. Oppure premi il posto e «Posa», e ferma la lancetta nel mezzo due volte.
skyscraper-lesson-falls-fell = All’altra squadra è tremata la mano, e il tuo operaio è caduto. Le costa 5 punti: paga chi è di turno.
skyscraper-lesson-falls-back = Puoi rimettere il tuo operaio su un piano qualsiasi. Mettilo nel posto illuminato.
skyscraper-lesson-falls-back-else = Puoi farlo. Ma lassù torna subito al lavoro: mettilo nel posto illuminato.
skyscraper-lesson-falls-off = Poi si è staccata una carta. È tornata al suo giocatore, e questo è costato altri 5 punti.
skyscraper-lesson-falls-ground = Se una carta cade a terra, o con mani vere si stacca, è tutto finito: chi è di turno ha perso.
skyscraper-lesson-falls-hold = L’altra mano può tenere ferma una carta già posata. Prendi questa carta per vedere come.
skyscraper-lesson-falls-again = Premi il posto illuminato, poi «Tieni una carta» se vuoi. Poi posala.
skyscraper-lesson-falls-stood = Tutto sta in piedi. Anche un tuo operaio che fai cadere costa 5 punti.
skyscraper-lesson-falls-tip = Un consiglio: vai piano, e tieni la carta che deve reggere quella nuova.

## L’ultima carta

skyscraper-lesson-end = L’ultima carta
skyscraper-lesson-end-last = La tua ultima carta finirebbe subito la partita: 5 punti per te. Gli altri hanno quattro carte: 4 punti in meno per loro.
skyscraper-lesson-end-five = Altri 5 punti vanno a chi ha più operai sul piano più alto. Lì siete pari.
skyscraper-lesson-end-equal = Allora decide il piano di sotto. Lì loro hanno un operaio, e tu nessuno.
skyscraper-lesson-end-one = Quindi non costruire ancora. Fai salire il tuo operaio da terra, prima al piano 1.
skyscraper-lesson-end-early = Adesso i 5 punti del piano più alto andrebbero all’altra squadra. Prima fai salire il tuo operaio.
skyscraper-lesson-end-two = E avanti, al piano 2: lì ne avrai due contro uno.
skyscraper-lesson-end-now = Ora prendi la tua ultima carta, e posala dove vuoi.
skyscraper-lesson-end-count = 5 punti per l’ultima carta, 5 per il piano più alto. Vince chi ha più punti: hai vinto tu!
skyscraper-lesson-end-three = Se per tre giri nessuno costruisce, la partita finisce lo stesso: nessuno prende i 5 dell’ultima carta.
skyscraper-lesson-end-tip = Un consiglio: conta quante carte hanno posato gli altri. Sii in alto in tempo.
