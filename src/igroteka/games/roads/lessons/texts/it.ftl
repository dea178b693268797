# Le lezioni di Strade.

## La prima partita

roads-lesson-first = La tua prima partita
roads-lesson-first-theme = Due costruttori condividono una rete di strade e posano una carta alla volta. Uno di loro sei tu.
roads-lesson-first-aim = L’altro ha cominciato e vuole che la rete cresca. Tu vinci se la chiudi: nessun capo di strada deve restare aperto.
roads-lesson-first-cards = Queste sono le tue carte, nessun altro le vede. Ci sono rettilinei, curve, bivi, incroci e vicoli ciechi.
roads-lesson-first-join = Ogni volta posi una carta in modo che le strade si colleghino. Posa questa curva a destra, con la strada verso il basso.
roads-lesson-first-turn-it = Il posto è giusto! Gira la carta: la strada deve andare verso il basso.
roads-lesson-first-not-yet = Tieni i vicoli ciechi per dopo. Ora serve la curva.
roads-lesson-first-join-else = Si può anche così. Ma ora posa la curva a destra, verso il basso.
roads-lesson-first-ends = Ogni capo aperto ha un segno: sono tre. Un vicolo cieco ne chiude uno: posalo a sinistra.
roads-lesson-first-other-end = La carta è giusta! Chiudi con essa l’altro capo.
roads-lesson-first-dead-end-else = Così il capo resta aperto. Prendi un vicolo cieco: chiude la strada.
roads-lesson-first-beige = Nessuna strada può finire contro un lato beige, né tua né altrui. Nel posto segnato va bene la curva: a destra e in basso.
roads-lesson-first-other-place = La carta è giusta! Posala nell’altro posto.
roads-lesson-first-beige-else = Va bene anche quella. Ma ora prendi la curva.
roads-lesson-first-crossroads = Un incrocio: tre nuovi capi in un colpo! Posa il rettilineo sotto la tua curva, e due strade porteranno allo stesso posto.
roads-lesson-first-straight-else = Ora serve il rettilineo, sotto la tua curva.
roads-lesson-first-two-at-once = In basso a sinistra si incontrano due strade. Una curva chiude tutti e due i capi!
roads-lesson-first-leads-on = Il posto è giusto! Ma quella strada prosegue: una curva chiude tutti e due i capi.
roads-lesson-first-two-else = Guarda in basso a sinistra, dove si incontrano due strade. Chiudile con una curva.
roads-lesson-first-two-left = Restano due capi. Chiudi quello sotto l’incrocio con un vicolo cieco.
roads-lesson-first-last = Resta un capo aperto. Sai cosa fare!
roads-lesson-first-last-else = Così resta aperta. Un vicolo cieco chiude la rete.
roads-lesson-first-won = Chiusa: vinci tu! Non importa chi posa l’ultima carta.
roads-lesson-first-other-ends = Se tutte le carte sono posate e una strada è aperta, vince chi ha cominciato. Se chi è di turno non può posare nessuna carta, è pareggio.
roads-lesson-first-tip = Un consiglio: tieni i vicoli ciechi per gli ultimi buchi e chiudi due capi con una carta.
roads-lesson-first-sizes = In una vera partita ci sono 24 carte a testa, o 12, o 40.

## Tienila aperta

roads-lesson-open = Tienila aperta
roads-lesson-open-aim = Questa volta hai cominciato tu: una strada deve restare aperta. Quando tutte le carte sono posate, vinci.
roads-lesson-open-branch = Un solo capo è aperto. Posa un bivio: una strada a destra, una in basso.
roads-lesson-open-turn-it = Un bivio va bene. Giralo: una strada a destra, una in basso.
roads-lesson-open-branch-else = Poi un solo vicolo cieco chiuderebbe tutto. Prendi un bivio: apre due capi.
roads-lesson-open-again = Un capo è stato chiuso subito, ne resta uno. Ancora un bivio: a destra e in basso.
roads-lesson-open-last = La tua ultima carta. Posa la curva con la strada verso destra.
roads-lesson-open-turn-right = Girala: la strada deve andare a destra.
roads-lesson-open-won = Tutte le carte sono posate e una strada è ancora aperta. Vinci tu!
roads-lesson-open-tip = Un consiglio: tieni i bivi finché restano pochi capi aperti.

## Il giornale

roads-lesson-newspaper = Sul giornale
roads-lesson-newspaper-field = Il giornale è il campo, e niente ne esce. Vince chi posa l’ultima carta.
roads-lesson-newspaper-corner = Il suo bordo conta come beige. In alto a destra va solo una curva: posala.
roads-lesson-newspaper-corner-else = Prima l’angolo in alto a destra.
roads-lesson-newspaper-edge = Avanti lungo il bordo. Posa il rettilineo sotto la tua curva.
roads-lesson-newspaper-edge-else = Ora il rettilineo, sotto la tua curva a destra.
roads-lesson-newspaper-lock = Forse all’altro restano solo curve. Posa una curva in basso a destra: nel buco accanto non ci sta nessuna curva.
roads-lesson-newspaper-lock-else = Ora l’angolo in basso a destra.
roads-lesson-newspaper-won = Chi non può posare è fuori. L’ultima carta era tua: vinci!
roads-lesson-newspaper-tip = Un consiglio: lascia buchi che solo le tue carte possono riempire.

## Il mucchio

roads-lesson-heap = Dal mucchio
roads-lesson-heap-draw = Non si distribuisce niente: tutte le carte stanno nel mucchio. A ogni turno ne ricevi una alla cieca.
roads-lesson-heap-lay = È una curva. Posala a destra, con la strada verso sinistra.
roads-lesson-heap-turn-left = Il posto è giusto! Girala: la strada deve andare a sinistra.
roads-lesson-heap-lay-else = Va bene anche lì. Ma questa volta posala a destra.
roads-lesson-heap-kept = Poi è arrivato un rettilineo. Non andava da nessuna parte: lo hai tenuto e il turno è finito.
roads-lesson-heap-close = Ora è una curva. Puoi posare una qualsiasi delle tue carte: chiudi l’anello.
roads-lesson-heap-won = Chiusa: la partita finisce subito. A te resta una carta, all’altro due: vince chi ne ha meno.
roads-lesson-heap-end = Altrimenti si va avanti finché il mucchio finisce e nessuno può posare. In parità contano le strade collegate.
roads-lesson-heap-tip = Un consiglio: posa prima ciò che va in pochi posti e tieni ciò che va ovunque.

## Le corsie

roads-lesson-lanes = Due e quattro corsie
roads-lesson-lanes-widths = Ora le strade hanno due corsie o quattro. Due non si collegano mai a quattro.
roads-lesson-lanes-four = Il capo a destra ha quattro corsie. Chiudilo con il vicolo cieco a quattro corsie.
roads-lesson-lanes-four-else = Si può anche così. Ma prima chiudi il capo a destra.
roads-lesson-lanes-two = In basso portano due corsie. Posa la curva a due corsie, verso destra.
roads-lesson-lanes-two-else = Girala: la strada deve andare a destra.
roads-lesson-lanes-won = Una strada è aperta, ma nessuna carta rimasta va sulle sue due corsie. Conta come chiusa: vinci tu!
roads-lesson-lanes-tip = Un consiglio: conta quali larghezze può avere ancora l’altro.
