# Le lezioni di Urfin.

## Risposte per più momenti

urfin-lesson-base-first = Un tetto va solo su una base. Prendi prima la base.
urfin-lesson-no-roof = Una base senza tetto non spara e torna nel sacchetto. Mettici sopra il tetto.
urfin-lesson-not-done = Non ancora: ciò che non è costruito torna nel sacchetto. Costruisci prima la torre.
urfin-lesson-hold = Tienilo in mano. Il suo posto è la casella illuminata.
urfin-lesson-feel-first = Non sai ancora che cos’è. Prima tastalo: premi sul feltro scuro.

## La prima partita

urfin-lesson-first = La tua prima partita
urfin-lesson-first-theme = I soldati di legno di Urfin marciano sulla Città di Smeraldo. Tu e un amico la difendete insieme.
urfin-lesson-first-goal = Rimandate a casa tutti i soldati prima che uno entri nel palazzo. Se ne entra uno, avete perso entrambi.
urfin-lesson-first-round = Un turno ha quattro fasi: pescate i pezzi, costruite, i soldati camminano, le torri sparano.
urfin-lesson-first-agree = Una torre è una base con sopra un tetto. Il tuo amico cerca un tetto, quindi di’ che tu cerchi una base.
urfin-lesson-first-agree-roof = Il tuo amico cerca già un tetto, e due tetti non fanno una torre. Scegli la base.
urfin-lesson-first-agree-wall = Un muro ferma i soldati ma non ne manda a casa nessuno. Per una torre ti serve una base: scegli quella.
urfin-lesson-first-agree-else = Di’ prima al tuo amico che cosa cerchi: una base.
urfin-lesson-first-agree-kept = Siete già d’accordo: tu cerchi una base. Per ora resta così.
urfin-lesson-first-sand = In una vera partita ora scorre la sabbia, per pescare e costruire. Qui hai tutto il tempo: di’ che si può cominciare.
urfin-lesson-first-reach = A ogni turno pescate quattro pezzi: due il tuo amico, due tu, in una volta. Infila la mano nel sacchetto.
urfin-lesson-first-feel = Nessuno guarda nel sacchetto. Premi sul feltro scuro e passa il dito: dove c’è qualcosa, s’illumina.
urfin-lesson-first-long = Una barra lunga e niente ai lati: è un muro. Tu cerchi una base, quindi lascialo andare.
urfin-lesson-first-long-take = Così avresti un muro e nessuna base. Lascialo andare: troverai un altro pezzo.
urfin-lesson-first-round-base = Tasta anche questo: largo, rotondo e piano di sopra. È una base: prendila.
urfin-lesson-first-round-base-go = È la base che cerchi. Chissà quando ne trovi un’altra: prendila.
urfin-lesson-first-wall = Ancora un pezzo, e di nuovo un muro. Ti servirà: prendilo.
urfin-lesson-first-wall-go = La base ce l’hai, e un muro ti aiuta. Prendilo: lasciare andare costa tempo.
urfin-lesson-first-open = Tutte le mani sono fuori e i pezzi sono scoperti. Ognuno di voi può costruire con tutti.
urfin-lesson-first-base = Prima la base. Prendi quella rotonda, la base 1.
urfin-lesson-first-base-two = Quella base colpisce solo quattro caselle. La rotonda ne colpisce otto: prendi quella.
urfin-lesson-first-base-wall = Il muro viene dopo. Prima la torre: prendi la base rotonda.
urfin-lesson-first-eight = Colpisce tutte le otto caselle intorno. Mettila dove passeranno due soldati: sulla casella illuminata.
urfin-lesson-first-eight-else = Da lì non li colpirebbe entrambi. Tra tre passi saranno vicino alla casella illuminata: mettila lì.
urfin-lesson-first-roof = Spara solo con un tetto. Prendi il tetto e mettilo sulla tua base.
urfin-lesson-first-roof-else = Ora il tetto: senza, la base non è una torre.
urfin-lesson-first-stop = Un muro non spara: ferma i soldati. Prendi il muro.
urfin-lesson-first-stop-done = Dall’altra parte ne arrivano altri due. Prima alza il muro contro di loro.
urfin-lesson-first-stop-base = Una base da sola non serve: non ci sono più tetti. Prendi il muro.
urfin-lesson-first-road = Qui si uniscono due strade. Metti il muro sulla casella illuminata della strada.
urfin-lesson-first-road-one = Lì uno lo demolirebbe e l’altro andrebbe avanti. Una casella più in là li ferma entrambi.
urfin-lesson-first-road-else = Lì non li ferma entrambi. Mettilo sulla casella illuminata, dove le strade si sono già unite.
urfin-lesson-first-done = Il pezzo che avanza torna nel sacchetto. Di’ che hai finito, e ogni soldato fa tre caselle.
urfin-lesson-first-done-else = Quello che hai costruito per ora basta. Di’ che hai finito.
urfin-lesson-first-home = Prima tutti i soldati hanno camminato, poi la torre ha sparato: due le erano accanto e sono andati a casa.
urfin-lesson-first-again = Ne restano due, e si incontreranno al tuo muro. Di’ che si può cominciare.
urfin-lesson-first-reach-roof = Stavolta il tuo amico cerca una base, quindi cerca un tetto. Infila la mano nel sacchetto.
urfin-lesson-first-slopes = Alto al centro, in discesa da tutte le parti: è un tetto. Tastalo, se vuoi, e poi prendilo.
urfin-lesson-first-slopes-go = È il tetto che cerchi. Prendilo: la base ce l’ha il tuo amico.
urfin-lesson-first-spare = Un altro tetto. Hai quello che ti serve: prendilo, e la tua mano è fuori.
urfin-lesson-first-spare-go = Ora non importa che cosa arriva. Prendilo: lasciare andare costa solo tempo.
urfin-lesson-first-cross = Il tuo amico ha trovato due basi 2. Prendine una.
urfin-lesson-first-four = Colpisce solo le quattro caselle accanto. I due soldati sbatteranno contro il muro: mettila accanto a loro.
urfin-lesson-first-four-else = Colpisce solo ciò che le sta accanto. Si fermano davanti al muro: la casella illuminata è lì accanto.
urfin-lesson-first-top = E un tetto sopra. Un tetto colpisce alcune caselle a due di distanza.
urfin-lesson-first-march = Di’ che hai finito, e guarda il muro.
urfin-lesson-first-won = Hanno sbattuto contro il muro, e la tua torre li ha mandati a casa. Nessun soldato rimasto: avete vinto!
urfin-lesson-first-real = Una vera partita ha fino a dieci soldati, e un minuto di sabbia per turno.
urfin-lesson-first-tip = Un consiglio: conta tre caselle davanti a un soldato. Costruisci dove sarà, non dov’è adesso.

## Toccare nel sacchetto

urfin-lesson-bag = Nel sacchetto
urfin-lesson-bag-parts = Nel sacchetto ci sono basi, tetti e muri, in tutto 30 pezzi. Si trovano solo con il tatto.
urfin-lesson-bag-alone = Giochi in solitario, quindi hai due mani: due pezzi per ciascuna. Comincia e infila la mano.
urfin-lesson-bag-corner = Premi in un angolo del feltro: c’è del legno?
urfin-lesson-bag-cross = Niente! La base 1 è rotonda, la base 2 ha gli angoli vuoti come una croce. Confronta le figure.
urfin-lesson-bag-take = Tasta quanto vuoi. È una croce, una base 2: prendila.
urfin-lesson-bag-take-go = Una base è mezza torre. Prendila.
urfin-lesson-bag-middle = Un altro pezzo. Premi proprio al centro.
urfin-lesson-bag-roof = Una punta! Ciò che è più alto al centro è un tetto. Prendilo.
urfin-lesson-bag-roof-go = Una base ce l’hai già; con questo tetto è una torre. Prendilo.
urfin-lesson-bag-once = Quella mano è fuori e in questo turno non rientra. Infila l’altra.
urfin-lesson-bag-wall = Tastalo: una barra con i merli e niente ai lati. È un muro: stavolta lascialo andare.
urfin-lesson-bag-wall-take = Un muro è utile, ma guarda che cosa succede a lasciarlo: lascialo andare.
urfin-lesson-bag-guess = In una volta puoi lasciar andare dodici pezzi. Ora scopri che cos’è questo, poi prendilo.
urfin-lesson-bag-guess-go = Tasta il bordo: è rotondo, e dentro è piano. È una base 1: prendila.
urfin-lesson-bag-last = E l’ultimo: che cos’è? Scoprilo, poi prendilo.
urfin-lesson-bag-last-go = Il centro è alto, gli angoli mancano: un tetto 2. Prendilo.
urfin-lesson-bag-out = Solo ora li vedono tutti: due basi e due tetti. Fanno due torri!
urfin-lesson-bag-tip = Un consiglio: spesso bastano il centro e un angolo. Non tastare a lungo, la sabbia scorre.

## Che cosa colpiscono le torri

urfin-lesson-fire = Che cosa colpiscono le torri
urfin-lesson-fire-after = Le torri sparano dopo che i soldati hanno camminato. Quindi guarda tre caselle avanti a ogni soldato.
urfin-lesson-fire-between = In alto si fermeranno due soldati. Prendi la base 2: colpisce le quattro caselle accanto. Mettila tra loro.
urfin-lesson-fire-base-one = Colpirebbe anche quella. Ma la base 1 ti serve per la seconda torre: prendi la base 2.
urfin-lesson-fire-between-else = Da lì non arriva a quello a sinistra. Mettila sulla casella illuminata, accanto a dove si fermerà.
urfin-lesson-fire-roof-one = Il tetto 1 colpisce quattro caselle esattamente a due, in linea retta. Così colpisce l’altro: mettilo.
urfin-lesson-fire-roof-two-later = Il tetto 2 sa fare di più. Tienilo per la seconda torre, lì ti serve.
urfin-lesson-fire-roof-now = La base aspetta il suo tetto. Prendi il tetto.
urfin-lesson-fire-below = Ora i due in basso a sinistra. Si fermeranno più lontani tra loro.
urfin-lesson-fire-eight = La base 1 colpisce tutte le otto caselle intorno. Mettila sotto la strada, sulla casella illuminata.
urfin-lesson-fire-eight-else = Da lì non li prendi entrambi. Sulla casella illuminata la base colpisce uno, il tetto l’altro.
urfin-lesson-fire-roof-two = Il tetto 2 colpisce otto caselle a due di distanza: in linea retta e in diagonale. Mettilo.
urfin-lesson-fire-watch = Niente ferma un colpo: né muro, né fiume, né torre. Di’ che hai finito e guarda.
urfin-lesson-fire-won = Quattro soldati con due torri! Ognuno è stato colpito da una base o da un tetto.
urfin-lesson-fire-tip = Un consiglio: muovi il pezzo sulla mappa prima di metterlo. La mappa mostra che cosa colpirà.

## I muri

urfin-lesson-walls = I muri danno tempo
urfin-lesson-walls-no-roof = Due basi, due muri, nessun tetto: non ne esce una torre. Ma i muri aiutano.
urfin-lesson-walls-flees = Questo soldato è a tiro della tua torre. Ma prima cammina, e poi è andato.
urfin-lesson-walls-before = Metti il muro verde proprio davanti ai suoi piedi: così deve demolirlo e non cammina affatto.
urfin-lesson-walls-before-else = Così non resta a tiro della torre. Metti il muro sulla prima casella davanti a lui.
urfin-lesson-walls-green = Va bene ogni muro. Prendi quello verde, finché puoi scegliere.
urfin-lesson-walls-base = Senza tetto le basi tornano nel sacchetto. Ora contano i muri.
urfin-lesson-walls-not-done = Non ancora: tutti e due i muri possono aiutare. Prima mettili.
urfin-lesson-walls-further = Ora il soldato in alto. Metti l’altro muro due caselle davanti a lui.
urfin-lesson-walls-further-else = Guarda che cosa fa un muro che non gli sta proprio davanti: mettilo sulla casella illuminata.
urfin-lesson-walls-done = Un muro e una torre non stanno mai sulla stessa casella. Di’ che hai finito.
urfin-lesson-walls-stood = Il primo è rimasto fermo a demolire il muro, e la torre l’ha colpito. Il muro è di nuovo nel sacchetto.
urfin-lesson-walls-bumped = Questo ha fatto un passo e ha battuto la testa. Poi demolisce il muro e fa lo stesso tre caselle.
urfin-lesson-walls-blind = In questa lezione peschi senza tastare. Comincia e infila tutte e due le mani.
urfin-lesson-walls-three = Attraverso il muro e tre caselle avanti: si fermerà sotto l’angolo. Metti la base 1 sulla casella illuminata.
urfin-lesson-walls-wide = La base 2 colpisce solo quattro caselle. Prendi la base 1: colpisce tutte le otto intorno.
urfin-lesson-walls-three-else = Da lì la base non ci arriva. Conta tre caselle da dove sta adesso.
urfin-lesson-walls-roof = Mettici sopra uno dei tetti.
urfin-lesson-walls-go = Di’ che hai finito.
urfin-lesson-walls-won = Preso! Un muro non manda a casa nessuno: dà solo tempo alle tue torri.
urfin-lesson-walls-tip = Un consiglio: il muro sta meglio dove un soldato deve fermarsi a tiro di una torre.

## In città

urfin-lesson-city = All’ultimo momento
urfin-lesson-city-three = Questo soldato è in città. Ancora tre passi ed è nel palazzo, e tutto è perduto.
urfin-lesson-city-late = Prima camminano i soldati, poi sparano le torri. Una torre da sola arriva tardi: serve qualcosa sulla sua strada.
urfin-lesson-city-wall = Prendi il muro e mettilo proprio davanti al soldato.
urfin-lesson-city-wall-first = La torre spara solo dopo la marcia, e allora tutto è perduto. Prima il muro.
urfin-lesson-city-next-cell = Si fermerebbe anche lì, un passo più vicino al palazzo. Proprio davanti ai piedi non cammina affatto.
urfin-lesson-city-wall-else = Lì non lo ferma. Metti il muro sulla prossima casella della sua strada.
urfin-lesson-city-lost = Allora entra nel palazzo e hai perso. Mettigli il muro sulla strada.
urfin-lesson-city-open = I muri possono sempre stare in città. Ora anche le torri: un soldato ha passato un ponte.
urfin-lesson-city-tower = Mentre demolisce il muro, una torre può colpirlo. Metti una base accanto al soldato.
urfin-lesson-city-tower-else = Da lì forse non lo colpisce. Mettila proprio accanto al soldato, sulla casella illuminata.
urfin-lesson-city-breaks = Ora demolirebbe il muro e poi entrerebbe nel palazzo. Costruisci una torre accanto a lui.
urfin-lesson-city-roof = E il tetto.
urfin-lesson-city-done = Di’ che hai finito.
urfin-lesson-city-enough = Questa torre basta, e un secondo tetto non c’è. Di’ che hai finito.
urfin-lesson-city-won = È rimasto fermo, la torre ha sparato, e non resta nessun soldato. La città è salva!
urfin-lesson-city-never = Non si costruisce mai nel palazzo, nel fiume né dove sta un soldato. Sui ponti si costruisce come sulle strade.
urfin-lesson-city-tip = Un consiglio: tieni d’occhio il soldato più vicino al palazzo. Ne basta uno per perdere.

## Il gioco per i grandi

urfin-lesson-adult = Per i grandi
urfin-lesson-adult-dice = Qui un dado dice quanto cammina ogni soldato. Si lancia quando hai costruito.
urfin-lesson-adult-wall = Ora solo i muri fermano i soldati. Metti il muro sulla strada del soldato 6.
urfin-lesson-adult-wall-else = Prima il muro: nient’altro ferma qui un soldato.
urfin-lesson-adult-road-else = Lì non ferma il soldato 6. Mettilo sulla casella illuminata della sua strada.
urfin-lesson-adult-base = A destra arriva il soldato 2. Metti una base sulla casella illuminata.
urfin-lesson-adult-base-else = Da lì il tetto non arriva alla sua strada. Mettila sulla casella illuminata.
urfin-lesson-adult-roof = Nel sacchetto ci sono anche i sei tetti 3. Prendi il tuo.
urfin-lesson-adult-roof-one = Andrebbe bene anche quel tetto. Ma qui impari il tetto 3: prendi quello.
urfin-lesson-adult-turn = Un tetto 3 spara solo da due lati, a due caselle. Giralo a est e a ovest, poi mettilo.
urfin-lesson-adult-turn-else = Così spara a nord e a sud, lontano dalla strada. Giralo: a est e a ovest.
urfin-lesson-adult-throw = Di’ che hai finito. Ora decidono i dadi.
urfin-lesson-adult-throw-else = Con quel che resta non viene una torre migliore. Di’ che hai finito.
urfin-lesson-adult-torn = Il soldato 2 è colpito. Il soldato 1 è passato attraverso la vecchia torre: qui le torri non fermano nessuno.
urfin-lesson-adult-zone = Ora è vicino al ponte. Da qui non si costruisce più in verde chiaro, e con uno in città solo in verde.
urfin-lesson-adult-draw = Peschi cinque pezzi per turno. Comincia e infila tutte e due le mani: qui si pesca alla cieca.
urfin-lesson-adult-out = Uno era verde chiaro! Non si può più usare per costruire, quindi esce dal gioco.
urfin-lesson-adult-start = I soldati partono dal bordo della mappa, con un lancio ciascuno prima del primo turno.
urfin-lesson-adult-tip = Un consiglio: trattienili presto con i muri. Finché sono lontani, si costruisce con tutti i colori.
