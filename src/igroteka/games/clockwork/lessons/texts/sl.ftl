# The lessons of Clockwork.

clockwork-lesson-else = Tudi to je dovoljeno. A ta lekcija hoče nekaj drugega: »Pokaži mi« to pokaže.

## The guided game

clockwork-lesson-first = Tvoja prva igra
clockwork-lesson-first-theme = Lebdeče mesto zadržuje najboljše inženirje sveta. Ti želiš odleteti pred drugimi.
clockwork-lesson-first-choose = Izberi, kdo si.
clockwork-lesson-first-aim = Za pobeg potrebuješ tri stvari: letalno napravo, dešifrirno napravo in gorivo.
clockwork-lesson-first-sets = Naprava ima štiri dele. Imaš tri dele letalne in tri dele dešifrirne naprave.
clockwork-lesson-first-walk = Dve kocki povesta, kako daleč greš, smer izbereš ti. Pojdi na Odpad kotlov: odpad da karto.
clockwork-lesson-first-discard = Dobiš karto, sedem pa je največ. Odloži odpadno kovino: ne spada k nobeni napravi.
clockwork-lesson-first-discard-else = To bo morda še koristilo. Odpadno kovino lahko pogrešaš.
clockwork-lesson-first-lay = Vsi so jo videli, zdaj leži zakrita. Položi jo na osvetljeno mesto.
clockwork-lesson-first-remember = Tekmec je pravkar pokazal in odložil del tvoje dešifrirne naprave. Zapomni si, kje leži!
clockwork-lesson-first-back = Pri Stolpih lahko iščeš med odloženimi kartami. Vrni se tja.
clockwork-lesson-first-seek = Pokaži karto naprave, ki jo iščeš: sove, tvoje dešifrirne naprave.
clockwork-lesson-first-seek-any = Prav, sova! Tokrat pokaži številčnico.
clockwork-lesson-first-seek-else = Pokaži del sove: njen zadnji del leži med odloženimi.
clockwork-lesson-first-turn-up = Zdaj pokaži na karto, ki jo je tekmec odložil nazadnje.
clockwork-lesson-first-turn-up-else = To je tvoja odpadna kovina. Del sove je druga karta.
clockwork-lesson-first-laid = Ustreza: dešifrirna naprava je končana in leži pred tabo. Z manj kot sedmimi kartami ne odlagaš.
clockwork-lesson-first-straight = Dve enaki te peljeta naravnost na kateri koli odpad, 7 in 11 tudi. Pojdi na Odpad verig.
clockwork-lesson-first-fuel = Letalna naprava je končana! Zdaj gorivo: pojdi k tekmecu na Odpad zobnikov.
clockwork-lesson-first-demand = Namesto da karto vzameš, jo lahko zahtevaš. Gorivo se zahteva brez kazanja: zahtevaj gorivo.
clockwork-lesson-first-demand-take = Lahko vzameš karto. A tekmec ima gorivo: zahtevaj ga!
clockwork-lesson-first-demand-else = Manjka ti gorivo. Zahtevaj to.
clockwork-lesson-first-won = Letalna naprava, dešifrirna naprava, gorivo: pobeg je uspel, zmagaš!
clockwork-lesson-first-fields = Če se pot konča na polju, kjer ni nikogar, je poteze konec. Igro začne najvišji met.
clockwork-lesson-first-tip = Nasvet: glej vsako odloženo karto. Kdor ve, kje kaj leži, to pri Stolpih najde.

## Challenges

clockwork-lesson-challenge = Izziv
clockwork-lesson-challenge-where = Tekmec stoji na Odpadu zobnikov. Na enem mestu stojita največ dva.
clockwork-lesson-challenge-walk = Pojdi tja: kdor sreča tekmeca, lahko zahteva karto.
clockwork-lesson-challenge-show = Pokaži samo tekmecu karto naprave, ki jo želiš: del čaplje.
clockwork-lesson-challenge-take = Lahko vzameš karto. A tu jo zahtevamo.
clockwork-lesson-challenge-show-else = Pokaži del čaplje: manjka ji samo eden.
clockwork-lesson-challenge-return = Uspelo je in čaplja takoj leži. V roki je bilo sedem kart, zato eno vrneš: odpadno kovino.
clockwork-lesson-challenge-return-else = Vrneš lahko katero koli. Odpadno kovino najmanj potrebuješ.
clockwork-lesson-challenge-again = 7, 11 ali dve enaki: spet lahko zahtevaš od tistega, ki stoji s tabo. Pokaži številčnico sove.
clockwork-lesson-challenge-give = Tekmec take karte ni imel in zdaj zahteva od tebe. Imaš jo, zato jo daj.
clockwork-lesson-challenge-scrap = Kdor ima karto, lahko namesto nje da odpadno kovino; ta gre iz igre in nič se ne vrne.
clockwork-lesson-challenge-secret = Položenih kart ni mogoče zahtevati. Drugi izvedo le, da so karte šle iz rok v roke.
clockwork-lesson-challenge-tip = Nasvet: kar zahtevajo od tebe, izda, kaj gradi tekmec.

## Searching

clockwork-lesson-towers = Iskanje
clockwork-lesson-towers-aim = Okrog plošče ležijo tri odložene karte. Dveh se ne spomniš več.
clockwork-lesson-towers-walk = Pojdi k Stolpom iskat.
clockwork-lesson-towers-seek = Iščeš motor čaplje. Pokaži krila čaplje.
clockwork-lesson-towers-rest = Ni treba iskati. A tu iščemo.
clockwork-lesson-towers-wrong = Poglej, kaj stane napaka: pokaži na levo karto.
clockwork-lesson-towers-not-that = To je prava, kakšna sreča! Tokrat izberi napačno, levo.
clockwork-lesson-towers-away = Treba jo je bilo vzeti, krila pa ležijo na njenem mestu. Najprej odidi, potem lahko spet iščeš.
clockwork-lesson-towers-again = Vrni se k Stolpom.
clockwork-lesson-towers-fuel = Gorivo in pogon se iščeta brez kazanja. Išči gorivo.
clockwork-lesson-towers-find = Pokaži na tretjo karto, desno.
clockwork-lesson-towers-done = Najdeno! Prava karta je tvoja; odlagaš le, če jih je več kot sedem.
clockwork-lesson-towers-tip = Nasvet: išči le, če veš zagotovo. Napaka stane pokazano karto.

## The airship

clockwork-lesson-airship = Zrakoplov
clockwork-lesson-airship-aim = Zmagati je mogoče tudi drugače: z zrakoplovom iz šestih delov skupaj s pogonom.
clockwork-lesson-airship-double = Dve enaki na odpadu. Lahko ostaneš in vzameš še eno karto: stori to.
clockwork-lesson-airship-discard = Del zrakoplova! Odloži del sove.
clockwork-lesson-airship-either = Oba sta dobra. Tokrat vzemi številčnico.
clockwork-lesson-airship-lay = Položi jo na osvetljeno mesto.
clockwork-lesson-airship-eleven = 11! Naravnost na Odpad zobnikov: tam zgoraj leži zadnji del.
clockwork-lesson-airship-won = Šest delov in pogon: zrakoplov te odnese. Zmagaš!
clockwork-lesson-airship-tip = Nasvet: veliko delov ene naprave pove drugim, česa ti ne smejo dati.

## When all scrapyards are empty

clockwork-lesson-end = Zadnje karte
clockwork-lesson-end-empty = Vsi odpadi so prazni. Zdaj se vsi vrnejo k Stolpom in tam ostanejo.
clockwork-lesson-end-home = Vsak premik mora voditi bliže. Pojdi k Stolpom.
clockwork-lesson-end-odd = Met je bil lih, zato lahko iščeš. Pokaži krila čaplje.
clockwork-lesson-end-rest = Lahko pustiš. A rep čaplje leži med odloženimi.
clockwork-lesson-end-find = Pokaži na drugo karto z leve.
clockwork-lesson-end-ask = 11! Pri Stolpih s 7, 11 ali dvema enakima lahko zahtevaš od kogar koli tam. Zahtevaj gorivo.
clockwork-lesson-end-won = To je bilo zadnje, kar je manjkalo. Pobeg je uspel!
clockwork-lesson-end-draw = Sod met brez dveh enakih zapravi potezo. Sto krogov brez nove naprave je neodločeno.
clockwork-lesson-end-tip = Nasvet: zapomni si, kaj so odložili zgodaj; na koncu to odloči.
