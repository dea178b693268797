# Lekcije Nebotičnika. Ena misel na korak, največ dva kratka stavka, za desetletnike.

## Odgovori za več mest

skyscraper-lesson-take = Najprej osvetljena karta: vzemi to.
skyscraper-lesson-hold = Obdrži to karto v roki: zdaj je na vrsti za gradnjo.
skyscraper-lesson-place = Tudi tam bi lahko stala. Tokrat jo postavi na osvetljeno mesto.
skyscraper-lesson-turn = Mesto je pravo, a tako se sreča manj nosilcev. Pritiskaj »Obrni«, dokler število ni največje.
skyscraper-lesson-go = Ne zdaj. Pelji svojega delavca na osvetljeno mesto.

## Vodena igra

skyscraper-lesson-first = Tvoja prva igra
skyscraper-lesson-first-theme = Dve ekipi gradita en nebotičnik iz kart in plezata nanj. Ena od njiju je tvoja.
skyscraper-lesson-first-goal = Zmaga, kdor ima največ točk. Prinašajo jih jekleni nosilci, ki se srečajo, na koncu pa še zadnja karta in najvišje nadstropje.
skyscraper-lesson-first-turn = Poteza so tri akcije: pošlji delavca, zgradi karto ali premakni delavca. Čelade jih štejejo.
skyscraper-lesson-first-send = Brez delavca na gradbišču nihče ne gradi. Pošlji enega na osvetljeno mesto: tam se dotika dveh sten.
skyscraper-lesson-first-send-else = Od tam bi dosegel manj kart. Pošlji ga na osvetljeno mesto, v kot.
skyscraper-lesson-first-card = Sive črte so jekleni nosilci. Delavec, viden od zgoraj ali od spodaj: karta leži. Vzemi jo.
skyscraper-lesson-first-set = Pritisni osvetljeno mesto: karta pokaže, kako bi tam ležala. Potem pritisni »Postavi«.
skyscraper-lesson-first-points = Sreča se pet parov nosilcev: 5 točk. Delavec na karti prinese še 1.
skyscraper-lesson-first-climb = Ostala je ena akcija: pelji svojega delavca nadstropje više. Pritisni nanj, potem na osvetljeno mesto.
skyscraper-lesson-first-theirs = Druga ekipa je poslala dva delavca in eden je že zgoraj ob tvojem. Zdaj je spet tvoja poteza.
skyscraper-lesson-first-wall = Na tej karti je delavec viden od strani: karta stoji. Vzemi jo.
skyscraper-lesson-first-high = Postavi jo na nadstropje. Višja bo od vseh dosedanjih, zato vsa tvoja poteza šteje dvojno!
skyscraper-lesson-first-roof = Na steno pride naslednje nadstropje. Vzemi to karto in jo postavi.
skyscraper-lesson-first-up = Zdaj gre tvoj delavec spet više, v nadstropje 2.
skyscraper-lesson-first-them = Zgradili so steno. A najviše še vedno stoji tvoj delavec.
skyscraper-lesson-first-last = Ostala ti je ena karta. Kdor zgradi svojo zadnjo, takoj konča igro: vzemi jo.
skyscraper-lesson-first-any = Navadna je, zato lahko stoji ali leži. Mesto izberi po svoje: »Postavi« pove, koliko točk prinese.
skyscraper-lesson-first-over = Tvoja zadnja karta prinese 5 točk. Druga ekipa izgubi 1 za vsako karto, ki ji je ostala.
skyscraper-lesson-first-top = In še 5, ker imaš največ delavcev v najvišjem nadstropju. Zmaga je tvoja!
skyscraper-lesson-first-real = V pravi igri v dvoje ima vsak 15 kart in tujih nihče ne vidi.
skyscraper-lesson-first-tip = Nasvet: preden zgradiš zadnjo karto, poglej, kdo stoji najviše.

## Kaj se s čim spoji

skyscraper-lesson-joints = Kaj se s čim spoji
skyscraper-lesson-joints-line = Karte se spajajo pod pravim kotom. Cel rob ene leži na robu ali na srednji črti druge.
skyscraper-lesson-joints-near = Nova karta se spoji s karto, na kateri stoji tvoj delavec, ali s sosednjo. Tu je to ta stena.
skyscraper-lesson-joints-pale = Ta karta je bleda: zdaj ob tvojem delavcu nikamor ne gre.
skyscraper-lesson-joints-flat = Vzemi ležečo karto. Z vrha stene sme štrleti ven: postavi jo tja.
skyscraper-lesson-joints-ground = Tal se smejo dotikati le temelj in tvoji opori. Vzemi stoječo oporo.
skyscraper-lesson-joints-under = Postavi jo pod karto, ki štrli ven. Drži jo, in tudi njeni nosilci prinesejo točke.
skyscraper-lesson-joints-upright = Zdaj ima bleda karta mesto: stoji, s puščico navzgor. Vzemi jo in postavi, kamor hočeš.
skyscraper-lesson-joints-never = Karta ne sme samo viseti ali štrleti tako daleč, da bi spoj počil. Taka mesta ne svetijo.
skyscraper-lesson-joints-tip = Nasvet: išči mesta, kjer nosilci tvoje karte nadaljujejo druge. Vsaj eden se mora srečati z drugim.

## Točke

skyscraper-lesson-points = Točke za nosilce
skyscraper-lesson-points-pair = Točka za vsaka dva nosilca, ki se srečata: oba tečeta ob spoju ali pa oba prideta do njega v eni točki.
skyscraper-lesson-points-take = Vzemi to karto.
skyscraper-lesson-points-two = Pritisni osvetljeno mesto. »Obrni« pokaže, kaj bi prinesla drugače; potem jo postavi tako, da prinese 2.
skyscraper-lesson-points-worker = Na naslednji karti je delavec, in to je 1 točka več. Vzemi jo.
skyscraper-lesson-points-double = Najvišja bo od vseh. Potem vse točke te poteze štejejo dvojno, tudi prejšnje: postavi jo.
skyscraper-lesson-points-third = Tudi tretja karta bo štela dvojno. Vzemi jo in postavi tja, kjer se sreča veliko nosilcev.
skyscraper-lesson-points-all = Vse tri karte so štele dvojno. Ni važno, katera od njih je bila najvišja.
skyscraper-lesson-points-tip = Nasvet: v višino gradi v potezi, v kateri zgradiš tri karte.

## Nadstropja in delavci

skyscraper-lesson-climb = Nadstropja in delavci
skyscraper-lesson-climb-floor = Tla so nadstropje 0. Ležeče karte na isti višini so eno nadstropje: tu nadstropje 1, nad njim nadstropje 2.
skyscraper-lesson-climb-up = Z eno akcijo gre delavec ob steni nadstropje više ali niže. Pritisni svojega, potem osvetljeno mesto.
skyscraper-lesson-climb-free = Po svoji karti hodi delavec brez akcije: taka mesta so modra. Poskusi.
skyscraper-lesson-climb-top = Še eno nadstropje je še ena akcija: gor v nadstropje 2.
skyscraper-lesson-climb-room = Delavec druge ekipe je še spodaj v sobi. Odprta je le ena stran.
skyscraper-lesson-climb-take = Zapri jo! Vzemi to karto.
skyscraper-lesson-climb-shut = Postavi jo na odprto stran.
skyscraper-lesson-climb-lost = Delavec, zaprt z vseh strani, je izgubljen: ne hodi, ne gradi in na koncu ne šteje.
skyscraper-lesson-climb-warn = Preden zapreš svojega delavca, te zaslon opozori.
skyscraper-lesson-climb-tip = Nasvet: iz sobe pojdi, dokler ima izhod.

## Mirna roka

skyscraper-lesson-falls = Mirna roka
skyscraper-lesson-falls-real = Doslej so bile tvoje roke mirne. S prizanesljivimi in pravimi je težnost prava: kar se trese, lahko pade.
skyscraper-lesson-falls-take = Vzemi to karto.
skyscraper-lesson-falls-set = Počasi jo povleci na osvetljeno mesto. Ali pritisni mesto in »Postavi« in dvakrat ustavi kazalec na sredini.
skyscraper-lesson-falls-fell = Drugi ekipi se je zatresla roka in tvoj delavec je padel. To jo stane 5 točk: plača, kdor je na potezi.
skyscraper-lesson-falls-back = Svojega delavca smeš vrniti v katero koli nadstropje. Postavi ga na osvetljeno mesto.
skyscraper-lesson-falls-back-else = To smeš. A zgoraj je takoj spet pri delu: postavi ga na osvetljeno mesto.
skyscraper-lesson-falls-off = Potem je odpadla karta. Vrnila se je k svojemu igralcu in to je stalo še 5 točk.
skyscraper-lesson-falls-ground = Če karta pade na tla ali pri pravih rokah odpade, je konec: kdor je na potezi, je izgubil.
skyscraper-lesson-falls-hold = Druga roka lahko pridrži eno stoječo karto. Vzemi to karto in poglej, kako.
skyscraper-lesson-falls-again = Pritisni osvetljeno mesto, potem »Pridrži karto«, če želiš. Potem jo postavi.
skyscraper-lesson-falls-stood = Vse stoji. Če podreš svojega delavca, te to prav tako stane 5 točk.
skyscraper-lesson-falls-tip = Nasvet: ne hiti in pridrži karto, ki mora nositi novo.

## Zadnja karta

skyscraper-lesson-end = Zadnja karta
skyscraper-lesson-end-last = Tvoja zadnja karta bi takoj končala igro: 5 točk zate. Drugi imajo štiri karte: zanje 4 točke manj.
skyscraper-lesson-end-five = Še 5 točk dobi, kdor ima največ delavcev v najvišjem nadstropju. Tam je izenačeno.
skyscraper-lesson-end-equal = Potem odloči nadstropje niže. Tam imajo enega delavca, ti pa nobenega.
skyscraper-lesson-end-one = Zato še ne gradi. Pelji svojega delavca s tal gor, najprej v nadstropje 1.
skyscraper-lesson-end-early = Zdaj bi 5 točk za najvišje nadstropje dobila druga ekipa. Najprej pelji svojega delavca gor.
skyscraper-lesson-end-two = In naprej v nadstropje 2: potem sta tam dva tvoja proti enemu.
skyscraper-lesson-end-now = Zdaj vzemi svojo zadnjo karto in jo postavi, kamor hočeš.
skyscraper-lesson-end-count = 5 točk za zadnjo karto, 5 za najvišje nadstropje. Zmaga, kdor ima največ točk: ti!
skyscraper-lesson-end-three = Če tri kroge nihče ne gradi, se igra prav tako konča: 5 točk za zadnjo karto ne dobi nihče.
skyscraper-lesson-end-tip = Nasvet: štej, koliko kart so zgradili drugi. Bodi pravočasno zgoraj.
