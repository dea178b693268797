# The lessons of Prison.

prison-lesson-else = Si può fare anche così. Ma guarda che cosa brilla: questa pagina parla di quello.
prison-lesson-pass = Hai ancora punti azione, e quelli che avanzano vanno persi. Usali prima.
prison-lesson-stop = Non ancora: restano caselle. Va’ fino in fondo alla linea di puntini.
prison-lesson-way = Di lì si va altrove. Segui la linea di puntini.

## The guided game

prison-lesson-first = La tua prima partita
prison-lesson-first-theme = L’Arcimago ti ha rinchiuso in un sotterraneo di otto stanze. Porta i tuoi alla linea dall’altra parte.
prison-lesson-first-aim = Con cinque punti si vince. Ognuno dei tuoi che esce è un punto, e così ogni nemico abbattuto.
prison-lesson-first-naga = Quattro dei tuoi otto cominciano, gli altri sono nel sacchetto. I veloci vanno bene: prendi la Naga, fa sei caselle.
prison-lesson-first-wizard = Ora il Mago. Fluttua sopra le fosse e i nemici.
prison-lesson-first-backstabber = Prendi l’Assassina. Apre le saracinesche, le porte di sbarre.
prison-lesson-first-cleric = E il Chierico: cura i feriti.
prison-lesson-first-in-turn = Buona scelta! Ma uno alla volta: prima chi brilla.
prison-lesson-first-scream = Il suo urlo spinge via i nemici, ma ancora non ce ne sono. Comincia da chi brilla.
prison-lesson-first-slow = Troppo lento per l’inizio: lo troverai in una stanza per strada. Prendi chi brilla.
prison-lesson-first-short = Perché sia breve, sei stanze sono aperte e hai già tre punti.
prison-lesson-first-card = A ogni turno giochi una carta: il suo numero sono i tuoi punti azione. La prima volta vanno in ordine: gioca il 2.
prison-lesson-first-open = La primissima azione è aprire una stanza davanti alla tua linea, per 1 punto. Apri quella che brilla.
prison-lesson-first-open-else = Andrebbe bene anche quella. Stavolta apri la stanza che brilla, davanti alla Naga.
prison-lesson-first-tokens = Dal sacchetto sono usciti tre segnalini, e i dadi hanno detto dove: il tuo Colosso e due prigionieri, che giocano per il sotterraneo.
prison-lesson-first-attack = Resta un punto. Il tuo Colosso è accanto a Jen, una prigioniera: attaccala.
prison-lesson-first-attack-walk = Camminare costerebbe l’ultimo punto, e Jen colpirebbe. Attaccala con il Colosso.
prison-lesson-first-attack-open = Una stanza nuova porta nuovi prigionieri. Prima fa’ ciò che è mostrato.
prison-lesson-first-fight = Tu hai forza 5 e una carta; Jen ha 2 e una carta ignota. Gioca +4: vinci in ogni caso.
prison-lesson-first-fight-much = Vince anche quella, ma poi la carta è persa per tutta la partita. Basta +4: 9 contro 8 al massimo.
prison-lesson-first-fight-little = Può essere poco: Jen può avere 2 + 6 = 8. Con +4 hai 9.
prison-lesson-first-wounded = Jen ha perso ed è ferita: non fa più nulla. Se perde ancora, è eliminata.
prison-lesson-first-prisoner = Poi Ed, l’altro prigioniero, ha fatto il primo obiettivo della sua carta che poteva: uscire dalla tua linea. Un punto per il sotterraneo!
prison-lesson-first-three = Tocca di nuovo a te. Gioca il 3.
prison-lesson-first-again = Chi è ferito ha forza 0. Attacca Jen un’altra volta.
prison-lesson-first-again-stay = Se il Colosso se ne va, non la raggiunge più. Attacca: è proprio accanto a lui.
prison-lesson-first-again-walk = Tra poco si cammina. Prima il Colosso: Jen è un punto a portata di mano.
prison-lesson-first-sure = Gioca +2: 5 + 2 = 7, e chi è ferito ha 6 al massimo.
prison-lesson-first-sure-little = Potrebbe essere solo un pareggio, o meno: loro hanno un +6. Con +2 è sicuro.
prison-lesson-first-sure-much = Vince, ma è uno spreco: basta +2, e ciò che giochi è perso.
prison-lesson-first-walk = Eliminata: un punto! Scegli la Naga e la fine dei puntini. Lei passa anche dalle feritoie.
prison-lesson-first-walk-naga = Agli altri servirebbero molti più turni. La Naga è la più veloce: cammina con lei.
prison-lesson-first-on = Ancora: sei caselle per 1 punto.
prison-lesson-first-four = Hai speso i tuoi punti e il turno è finito. Non ci sono più prigionieri: gioca il 4.
prison-lesson-first-far = Muri, feritoie, stanze e saracinesche chiuse fermano gli altri, ma qui la Naga passa. Avanti!
prison-lesson-first-out = Solo quattro caselle fino alla linea opposta. Chi ci entra è fuori.
prison-lesson-first-won = È il quinto punto: hai vinto!
prison-lesson-first-lost = Perdi se il sotterraneo arriva prima a cinque punti, se non ti resta nessuno, o dopo sessanta turni.
prison-lesson-first-tip = Un consiglio: i veloci corrano e i forti combattano. Ogni prigioniero sulla tua strada può essere un punto.

## Rooms that turn

prison-lesson-rooms = Stanze che girano
prison-lesson-rooms-aim = La linea opposta è vicina, ma davanti al Colosso ci sono muri. Le stanze però si possono girare!
prison-lesson-rooms-gear = Ogni stanza ha un meccanismo. Porta il Colosso su questo: due caselle.
prison-lesson-rooms-colossus = Il Mago è lontano da ogni meccanismo. Muovi il Colosso.
prison-lesson-rooms-jump = Un salto costa una carta, e ne hai poche. Qui si fa senza.
prison-lesson-rooms-turn = Da un meccanismo giri la stanza di un quarto, come indica la sua freccia, con tutto ciò che contiene. Girala!
prison-lesson-rooms-twin-too = Quella è la gemella di questa stanza; si gira anche da qui. Ma ora gira la stanza in cui sei.
prison-lesson-rooms-first-turn = A piedi il giro è lungo. Resta sul meccanismo e gira la stanza.
prison-lesson-rooms-out = Il Colosso ha girato con la stanza, e davanti non c’è più niente. Esci!
prison-lesson-rooms-enough = Ora è messa bene: due caselle libere fino alla linea. Esci con il Colosso.
prison-lesson-rooms-done = Fuori, e un punto per te.
prison-lesson-rooms-twin = Due stanze con lo stesso numero sono gemelle: un meccanismo le gira tutte e due. Il Mekanork nei due versi, gli altri secondo la freccia.
prison-lesson-rooms-tip = Un consiglio: un giro può aprire la tua strada e chiudere quella dei prigionieri.

## Fights

prison-lesson-fights = I combattimenti
prison-lesson-fights-strong = Mangdu è un Colosso di forza 5. Qui nessuno lo batte da solo, ma insieme sì.
prison-lesson-fights-beside = Chi sta accanto a un nemico combatte anche lui. Porta il Chierico dall’altro lato.
prison-lesson-fights-stay = L’Assassina è al posto giusto. A camminare dev’essere il Chierico.
prison-lesson-fights-alone = Da sola ha 2 contro 5. Prima porta il Chierico, poi attacca.
prison-lesson-fights-walk-else = Mangdu resta dov’è, e il Chierico è lontano. Cammina con il Chierico.
prison-lesson-fights-attack = Attaccalo! Assassina 2, Chierico 2, e altri 2 perché combatte con un amico: 6 in tutto.
prison-lesson-fights-attack-else = Chi se ne va non combatte, e l’altro resta solo. Resta, e attacca Mangdu.
prison-lesson-fights-card = Tu scegli la tua carta, poi si scopre la loro. Prova +3: 6 + 3 = 9.
prison-lesson-fights-card-much = Carte così sono rare. Prova prima se basta +3.
prison-lesson-fights-card-little = Così avresti 8 al massimo, e lui ha 5 e una carta. Prendi +3.
prison-lesson-fights-tie = 9 contro 9, pareggio: non succede nulla, ma le due carte sono perse. Attacca ancora.
prison-lesson-fights-five = Ora +5: fa 11. Lui ha 5 + 6 = 11 al massimo, quindi non puoi perdere.
prison-lesson-fights-six = +6 vince di certo, ma nemmeno con +5 puoi perdere. Tieni il +6.
prison-lesson-fights-five-else = Può scoprire +6 e avere 11. Con +5 hai altrettanto.
prison-lesson-fights-wounded = Tutti quelli che perdono sono feriti. In questo turno non si può riattaccarlo; la prossima sconfitta lo elimina.
prison-lesson-fights-mark = Il loro +1 ha il segno del tuo livello: è arrivato un rinforzo, in una stanza aperta. Ai livelli difficili chiamano più carte.
prison-lesson-fights-tip = Un consiglio: il tuo +0 torna sempre in mano. Giocalo quando il combattimento non vale una carta.

## Things and the wounded

prison-lesson-things = Oggetti e feriti
prison-lesson-things-aim = Il tuo Mekanork giace ferito in una cella, dietro sbarre e fosse. Il Chierico può aiutarlo.
prison-lesson-things-key = Va’ sulla chiave e raccoglila: camminando è gratis. Ognuno porta una sola cosa. Poi fermati lì.
prison-lesson-things-onto = La chiave è sulla casella accanto. Vacci, raccoglila e fermati.
prison-lesson-things-key-first = Senza chiave non apri la saracinesca. Va’ sulla chiave e raccoglila.
prison-lesson-things-keep = Tieni la chiave: ti serve per la saracinesca.
prison-lesson-things-jump = Chi si ferma su una fossa muore. Con una carta salto si superano due caselle: salta la fossa, dentro la cella.
prison-lesson-things-over = Si può saltare anche lì. Ma il tuo amico è oltre la fossa: salta nella cella.
prison-lesson-things-on-foot = A piedi non si entra nella cella: ci sono fosse e sbarre. Salta la fossa.
prison-lesson-things-heal = Per 1 punto un Chierico cura un amico ferito accanto a sé. Cura il Mekanork.
prison-lesson-things-bars-next = La saracinesca viene dopo. Prima aiuta chi è a terra.
prison-lesson-things-heal-else = Se se ne va, il Mekanork resta ferito. Curalo: è proprio accanto.
prison-lesson-things-bars = Chi porta la chiave apre o chiude una saracinesca accanto a sé, per 1 punto. Aprila!
prison-lesson-things-bars-else = Così il Mekanork resta dietro le sbarre. Apri la saracinesca con la chiave.
prison-lesson-things-healed = L’uscita è libera. Chi è stato curato non fa altro in questo turno, ma poi potrà camminare.
prison-lesson-things-others = L’Assassina non ha bisogno di chiave, e il Colosso rompe le saracinesche per sempre. Con una corda si supera una fossa.
prison-lesson-things-tip = Un consiglio: solo tre salti a partita, usali dove risparmi strada. Un amico ferito si può anche portare.

## What prisoners do

prison-lesson-prisoners = Che cosa fanno i prigionieri
prison-lesson-prisoners-goals = Suor Ditale è una prigioniera. La sua carta, qui sopra, ha sei obiettivi: a ogni turno fa il primo che le riesce.
prison-lesson-prisoners-exit = Nessuno da curare, niente da aprire, nessun amico: vuole uscire dalla tua linea. Le serve 1 punto azione e ne ha 4.
prison-lesson-prisoners-bar = Non passa oltre un nemico illeso. Sbarra l’unica via con il Colosso: due caselle lungo la tua linea.
prison-lesson-prisoners-then-out = Allora esce, e il sotterraneo ha quattro punti. Sbarrale la via con il Colosso.
prison-lesson-prisoners-bar-else = Questo non la ferma. Metti il Colosso dove finiscono i puntini.
prison-lesson-prisoners-fight = L’uscita è sbarrata, quindi prova gli obiettivi seguenti: un combattimento! Tu 5, lei 2: gioca +4, è sicuro.
prison-lesson-prisoners-fight-else = Lei può avere 2 + 6 = 8. Solo +4 è di più: 5 + 4 = 9.
prison-lesson-prisoners-card = È ferita e non farà nulla. Tocca a te: gioca la carta che vuoi.
prison-lesson-prisoners-strike = Eliminala: attacca.
prison-lesson-prisoners-strike-else = È proprio davanti al Colosso e vale un punto. Attaccala.
prison-lesson-prisoners-sure = Basta +2: 7 contro 6 al massimo.
prison-lesson-prisoners-won = Il quinto punto: vinto!
prison-lesson-prisoners-main = Un prigioniero a cui non riesce nessun obiettivo si avvicina più che può a quello principale, il viola. Tra vie uguali decide un dado.
prison-lesson-prisoners-tip = Un consiglio: guarda le loro carte prima di finire il turno. Così sai che cosa farà ciascuno.
