# The lessons of Clockwork.

clockwork-lesson-else = Si può anche così. Ma questa lezione vuole altro: «Mostrami» lo mostra.

## The guided game

clockwork-lesson-first = La tua prima partita
clockwork-lesson-first-theme = Una città fluttuante trattiene i migliori ingegneri del mondo. Tu vuoi volare via prima degli altri.
clockwork-lesson-first-choose = Scegli chi sei.
clockwork-lesson-first-aim = Per fuggire servono tre cose: una macchina volante, un decodificatore e carburante.
clockwork-lesson-first-sets = Una macchina ha quattro pezzi. Ne hai tre di una macchina volante e tre di un decodificatore.
clockwork-lesson-first-walk = Due dadi dicono quanto cammini; dove, lo decidi tu. Va’ alla Discarica delle Caldaie: una discarica dà una carta.
clockwork-lesson-first-discard = Hai preso una carta, e sette è il massimo. Scarta i rottami: non servono a nessuna macchina.
clockwork-lesson-first-discard-else = Quella ti può servire. Dei rottami puoi fare a meno.
clockwork-lesson-first-lay = L’hanno vista tutti; ora sta coperta. Posala nel posto segnato.
clockwork-lesson-first-remember = L’altro ha appena mostrato e posato un pezzo del tuo decodificatore. Ricorda dov’è!
clockwork-lesson-first-back = Alle Torri puoi cercare negli scarti. Torna là.
clockwork-lesson-first-seek = Mostra una carta della macchina che cerchi: il gufo, il tuo decodificatore.
clockwork-lesson-first-seek-any = Giusto, un gufo! Questa volta mostra il quadrante.
clockwork-lesson-first-seek-else = Mostra un pezzo del gufo: il suo ultimo pezzo è là fuori.
clockwork-lesson-first-turn-up = Ora indica la carta che l’altro ha posato per ultima.
clockwork-lesson-first-turn-up-else = Quelli sono i tuoi rottami. Il pezzo del gufo è l’altra carta.
clockwork-lesson-first-laid = Va bene: il decodificatore è completo davanti a te. Con meno di sette carte non si scarta.
clockwork-lesson-first-straight = Un doppio ti porta dritto a qualsiasi discarica; anche un 7 o un 11. Va’ alla Discarica delle Catene.
clockwork-lesson-first-fuel = La macchina volante è completa! Ora il carburante: va’ dall’altro alla Discarica degli Ingranaggi.
clockwork-lesson-first-demand = Invece di prendere una carta puoi pretenderne una. Il carburante si chiede senza mostrare niente: pretendilo.
clockwork-lesson-first-demand-take = Potresti prendere una carta. Ma l’altro ha carburante: pretendilo!
clockwork-lesson-first-demand-else = Ti manca il carburante. Pretendi quello.
clockwork-lesson-first-won = Macchina volante, decodificatore, carburante: fuga riuscita, vinci!
clockwork-lesson-first-fields = Se finisci su una casella dove non c’è nessuno, il turno è finito. Comincia chi fa il lancio più alto.
clockwork-lesson-first-tip = Un consiglio: guarda ogni scarto. Chi ricorda dove sta qualcosa lo trova alle Torri.

## Challenges

clockwork-lesson-challenge = Una sfida
clockwork-lesson-challenge-where = L’altro è alla Discarica degli Ingranaggi. In un posto si sta al massimo in due.
clockwork-lesson-challenge-walk = Va’ là: chi incontra un avversario può pretendere una carta.
clockwork-lesson-challenge-show = Mostra solo all’altro una carta della macchina che vuoi: un pezzo dell’airone.
clockwork-lesson-challenge-take = Potresti prendere una carta. Ma qui ne pretendiamo una.
clockwork-lesson-challenge-show-else = Mostra un pezzo dell’airone: gliene manca solo uno.
clockwork-lesson-challenge-return = Riuscito, e l’airone si espone subito. Avevi sette carte, quindi ne rendi una: i rottami.
clockwork-lesson-challenge-return-else = Puoi renderne una qualsiasi. I rottami ti servono meno di tutto.
clockwork-lesson-challenge-again = Con 7, 11 o doppio puoi pretendere ancora una carta da chi sta con te. Mostra il quadrante del gufo.
clockwork-lesson-challenge-give = L’altro non aveva quella carta e ora ne pretende una da te. Ce l’hai: dalla.
clockwork-lesson-challenge-scrap = Chi ha la carta può dare rottami al suo posto; escono dal gioco e non si rende niente.
clockwork-lesson-challenge-secret = Le carte esposte non si possono pretendere. Gli altri sanno solo che delle carte sono passate di mano.
clockwork-lesson-challenge-tip = Un consiglio: ciò che pretendono da te dice che cosa costruisce l’altro.

## Searching

clockwork-lesson-towers = Cercare
clockwork-lesson-towers-aim = Tre scarti stanno intorno al tabellone. Due li hai dimenticati.
clockwork-lesson-towers-walk = Va’ alle Torri per cercare.
clockwork-lesson-towers-seek = Cerchi il motore dell’airone. Mostra le ali dell’airone.
clockwork-lesson-towers-rest = Non è obbligatorio cercare. Ma qui lo facciamo.
clockwork-lesson-towers-wrong = Guarda quanto costa un errore: indica la carta a sinistra.
clockwork-lesson-towers-not-that = È quella giusta, che fortuna! Per una volta scegli quella sbagliata, a sinistra.
clockwork-lesson-towers-away = Hai dovuto prenderla, e le ali stanno al suo posto. Prima di cercare ancora bisogna andarsene.
clockwork-lesson-towers-again = Torna alle Torri.
clockwork-lesson-towers-fuel = Carburante e automa motore si cercano senza mostrare niente. Cerca carburante.
clockwork-lesson-towers-find = Indica la terza carta, quella a destra.
clockwork-lesson-towers-done = Trovato! La carta giusta è tua; si scarta solo con più di sette.
clockwork-lesson-towers-tip = Un consiglio: cerca solo a colpo sicuro. Un errore costa la carta mostrata.

## The airship

clockwork-lesson-airship = Il dirigibile
clockwork-lesson-airship-aim = Si può vincere anche così: con il dirigibile di sei pezzi insieme all’automa motore.
clockwork-lesson-airship-double = Un doppio in una discarica. Puoi restare e prendere un’altra carta: fallo.
clockwork-lesson-airship-discard = Un pezzo del dirigibile! Scarta un pezzo del gufo.
clockwork-lesson-airship-either = Vanno bene tutti e due. Questa volta prendi il quadrante.
clockwork-lesson-airship-lay = Posalo nel posto segnato.
clockwork-lesson-airship-eleven = Un 11! Va’ dritto alla Discarica degli Ingranaggi: l’ultimo pezzo è in cima.
clockwork-lesson-airship-won = Sei pezzi e l’automa motore: il dirigibile ti porta via. Vinci!
clockwork-lesson-airship-tip = Un consiglio: molti pezzi di una macchina dicono agli altri che cosa non darti.

## When all scrapyards are empty

clockwork-lesson-end = Le ultime carte
clockwork-lesson-end-empty = Tutte le discariche sono vuote. Ora tutti tornano alle Torri e vi restano.
clockwork-lesson-end-home = Ogni mossa deve avvicinarti. Va’ alle Torri.
clockwork-lesson-end-odd = Il lancio era dispari, quindi puoi cercare. Mostra le ali dell’airone.
clockwork-lesson-end-rest = Puoi lasciar stare. Ma la coda dell’airone è là fuori.
clockwork-lesson-end-find = Indica la seconda carta da sinistra.
clockwork-lesson-end-ask = Un 11! Alle Torri con 7, 11 o doppio puoi pretendere una carta da chiunque sia lì. Pretendi carburante.
clockwork-lesson-end-won = Era l’ultima cosa che mancava. Fuga riuscita!
clockwork-lesson-end-draw = Un lancio pari senza doppio fa perdere il turno. Dopo cento giri senza una nuova macchina è pareggio.
clockwork-lesson-end-tip = Un consiglio: ricorda che cosa è stato scartato all’inizio; alla fine è decisivo.
