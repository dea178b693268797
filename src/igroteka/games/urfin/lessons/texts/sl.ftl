# Lekcije Urfina.

## Odgovori za več trenutkov

urfin-lesson-base-first = Streha gre samo na podstavek. Najprej vzemi podstavek.
urfin-lesson-no-roof = Podstavek brez strehe ne strelja in se vrne v vrečo. Postavi nanj streho.
urfin-lesson-not-done = Še ne: kar ni zgrajeno, se vrne v vrečo. Najprej zgradi stolp.
urfin-lesson-hold = Obdrži ga v roki. Njegovo mesto je osvetljeno polje.
urfin-lesson-feel-first = Še ne veš, kaj je. Najprej potipaj: pritisni na temni filc.

## Prva igra

urfin-lesson-first = Tvoja prva igra
urfin-lesson-first-theme = Urfinovi leseni vojaki korakajo nad Smaragdno mesto. S prijateljem ga branita skupaj.
urfin-lesson-first-goal = Pošljita domov vse vojake, preden kateri stopi v palačo. Če vstopi eden, sta oba izgubila.
urfin-lesson-first-round = Krog ima štiri korake: vlečeta dele, gradita, vojaki gredo, stolpi streljajo.
urfin-lesson-first-agree = Stolp je podstavek s streho. Prijatelj išče streho, zato povej, da ti iščeš podstavek.
urfin-lesson-first-agree-roof = Streho že išče prijatelj, dve strehi pa nista stolp. Izberi podstavek.
urfin-lesson-first-agree-wall = Zid ustavi vojake, domov pa ne pošlje nikogar. Za stolp potrebuješ podstavek: izberi ga.
urfin-lesson-first-agree-else = Najprej povej prijatelju, kaj iščeš: podstavek.
urfin-lesson-first-agree-kept = Dogovorjeno je: iščeš podstavek. Za zdaj ostani pri tem.
urfin-lesson-first-sand = V pravi igri zdaj teče pesek, za vlečenje in gradnjo. Tu je časa dovolj: povej, da lahko začneta.
urfin-lesson-first-reach = V vsakem krogu štirje deli: dva prijatelj, dva ti, z enim segom. Sezi v vrečo.
urfin-lesson-first-feel = Nihče ne gleda v vrečo. Pritisni na temni filc in podrsaj: kjer kaj je, zasveti.
urfin-lesson-first-long = Dolg tram, ob straneh pa nič: to je zid. Iščeš podstavek, zato ga izpusti.
urfin-lesson-first-long-take = Potem imaš zid, podstavka pa ne. Izpusti ga: pride drug del.
urfin-lesson-first-round-base = Podrsaj še po tem: širok, okrogel in zgoraj raven. To je podstavek: vzemi ga.
urfin-lesson-first-round-base-go = To je podstavek, ki ga iščeš. Kdo ve, kdaj pride drugi: vzemi ga.
urfin-lesson-first-wall = Še en del in spet zid. Prav bo prišel: vzemi ga.
urfin-lesson-first-wall-go = Podstavek imaš, zid pa ti bo pomagal. Vzemi ga: izpuščanje stane čas.
urfin-lesson-first-open = Vse roke so zunaj in deli so odprti. Vsak od vaju lahko gradi s katerim koli.
urfin-lesson-first-base = Najprej podstavek. Vzemi okroglega, podstavek 1.
urfin-lesson-first-base-two = Ta podstavek zadene le štiri polja. Okrogli jih zadene osem: vzemi tega.
urfin-lesson-first-base-wall = Zid pozneje. Najprej stolp: vzemi okrogli podstavek.
urfin-lesson-first-eight = Zadene vseh osem polj okoli sebe. Postavi ga tja, kjer bosta šla mimo dva vojaka: na osvetljeno polje.
urfin-lesson-first-eight-else = Od tam ne bi zadel obeh. Čez tri korake bosta tik ob osvetljenem polju: postavi ga tja.
urfin-lesson-first-roof = Strelja šele s streho. Vzemi streho in jo postavi na svoj podstavek.
urfin-lesson-first-roof-else = Zdaj streha: brez nje podstavek ni stolp.
urfin-lesson-first-stop = Zid ne strelja: ustavlja vojake. Vzemi zid.
urfin-lesson-first-stop-done = Z druge strani prihajata še dva. Najprej postavi zid proti njima.
urfin-lesson-first-stop-base = Podstavek sam ne pomaga: streh ni več. Vzemi zid.
urfin-lesson-first-road = Tu se združita dve cesti. Postavi zid na osvetljeno polje ceste.
urfin-lesson-first-road-one = Tam bi ga eden podrl, drugi pa šel naprej. Eno polje dlje ustavi oba.
urfin-lesson-first-road-else = Tam ne ustavi obeh. Postavi ga na osvetljeno polje, kjer sta cesti že združeni.
urfin-lesson-first-done = Odvečni del se vrne v vrečo. Povej, da je to vse, in vsak vojak gre tri polja naprej.
urfin-lesson-first-done-else = Kar stoji, tokrat zadošča. Povej, da je to vse.
urfin-lesson-first-home = Najprej so šli vsi vojaki, potem je stolp ustrelil: dva sta bila ob njem in sta šla domov.
urfin-lesson-first-again = Ostala sta dva in srečala se bosta ob tvojem zidu. Povej, da lahko začneta.
urfin-lesson-first-reach-roof = Zdaj prijatelj išče podstavek, zato ti išči streho. Sezi v vrečo.
urfin-lesson-first-slopes = Na sredi visoko, na vse strani navzdol: to je streha. Podrsaj, če želiš, in jo vzemi.
urfin-lesson-first-slopes-go = To je streha, ki jo iščeš. Vzemi jo: prijatelj ima podstavek.
urfin-lesson-first-spare = Še ena streha. Kar potrebuješ, imaš: vzemi jo in roka je zunaj.
urfin-lesson-first-spare-go = Kaj pride zdaj, je vseeno. Vzemi: izpuščanje stane samo čas.
urfin-lesson-first-cross = Prijatelj je našel dva podstavka 2. Vzemi enega od njiju.
urfin-lesson-first-four = Zadene le štiri polja ob sebi. Oba vojaka se bosta zaletela v zid: postavi ga zraven njiju.
urfin-lesson-first-four-else = Zadene le tisto, kar stoji tik ob njem. Ustavita se pred zidom, osvetljeno polje pa je tik zraven.
urfin-lesson-first-top = In streha nanj. Streha zadene nekaj polj, ki so dve polji stran.
urfin-lesson-first-march = Povej, da je to vse, in glej zid.
urfin-lesson-first-won = Oba sta se zaletela v zid in stolp ju je poslal domov. Vojakov ni več: zmaga!
urfin-lesson-first-real = Prava igra ima do deset vojakov in minuto peska za vsak krog.
urfin-lesson-first-tip = Nasvet: od vojaka preštej tri polja naprej. Gradi tam, kjer bo stal, ne tam, kjer stoji zdaj.

## Tipanje v vreči

urfin-lesson-bag = V vreči
urfin-lesson-bag-parts = V vreči so podstavki, strehe in zidovi, skupaj 30 delov. Najdeš jih le s tipom.
urfin-lesson-bag-alone = Igraš brez drugih, zato imaš dve roki: dva dela za vsako. Začni in sezi v vrečo.
urfin-lesson-bag-corner = Pritisni v kot filca: je tam les?
urfin-lesson-bag-cross = Nič! Podstavek 1 je okrogel, podstavek 2 ima prazne kote kot križ. Primerjaj slike.
urfin-lesson-bag-take = Tipaj, kolikor hočeš. To je križ, podstavek 2: vzemi ga.
urfin-lesson-bag-take-go = Podstavek je pol stolpa. Vzemi ga.
urfin-lesson-bag-middle = Drug del. Pritisni točno na sredo.
urfin-lesson-bag-roof = Konica! Kar je na sredi najvišje, je streha. Vzemi jo.
urfin-lesson-bag-roof-go = Podstavek že imaš, s to streho bo stolp. Vzemi jo.
urfin-lesson-bag-once = Ta roka je zunaj in v tem krogu ne sme nazaj. Sezi z drugo.
urfin-lesson-bag-wall = Podrsaj: tram z zobmi, ob straneh pa nič. To je zid: tokrat ga izpusti.
urfin-lesson-bag-wall-take = Zid je koristen, a poglej, kaj naredi izpuščanje: izpusti ga.
urfin-lesson-bag-guess = Z enim segom lahko izpustiš dvanajst delov. Zdaj ugotovi, kaj je to, in vzemi.
urfin-lesson-bag-guess-go = Potipaj rob: okrogel je, znotraj pa ravno. To je podstavek 1: vzemi ga.
urfin-lesson-bag-last = In zadnji: kaj je? Ugotovi in ga vzemi.
urfin-lesson-bag-last-go = Sredina je visoka, koti manjkajo: streha 2. Vzemi jo.
urfin-lesson-bag-out = Šele zdaj jih vidijo vsi: dva podstavka in dve strehi. To sta dva stolpa!
urfin-lesson-bag-tip = Nasvet: sredina in en kot pogosto zadoščata. Ne tipaj dolgo, pesek teče.

## Kaj zadenejo stolpi

urfin-lesson-fire = Kaj zadenejo stolpi
urfin-lesson-fire-after = Stolpi streljajo, ko so vojaki že šli. Zato glej tri polja pred vsakega.
urfin-lesson-fire-between = Zgoraj se bosta ustavila dva vojaka. Vzemi podstavek 2: zadene štiri polja ob sebi. Postavi ga mednju.
urfin-lesson-fire-base-one = Tudi ta bi zadel. A podstavek 1 potrebuješ za drugi stolp: vzemi podstavek 2.
urfin-lesson-fire-between-else = Od tam ne doseže levega. Postavi ga na osvetljeno polje, tik ob kraj, kjer se bo ustavil.
urfin-lesson-fire-roof-one = Streha 1 zadene štiri polja točno dve stran, naravnost. Tako zadene drugega vojaka: postavi jo.
urfin-lesson-fire-roof-two-later = Streha 2 zmore več. Prihrani jo za drugi stolp, tam jo potrebuješ.
urfin-lesson-fire-roof-now = Podstavek čaka na streho. Vzemi streho.
urfin-lesson-fire-below = Zdaj tista dva levo spodaj. Ustavila se bosta dlje narazen.
urfin-lesson-fire-eight = Podstavek 1 zadene vseh osem polj okoli sebe. Postavi ga pod cesto, na osvetljeno polje.
urfin-lesson-fire-eight-else = Od tam ne dobiš obeh. Na osvetljenem polju enega zadene podstavek, drugega streha.
urfin-lesson-fire-roof-two = Streha 2 zadene osem polj dve stran: naravnost in poševno. Postavi jo.
urfin-lesson-fire-watch = Strela nič ne ustavi: ne zid ne reka ne stolp. Povej, da je to vse, in glej.
urfin-lesson-fire-won = Štirje vojaki z dvema stolpoma! Vsakega je zadel podstavek ali streha.
urfin-lesson-fire-tip = Nasvet: preden del postaviš, ga premakni nad zemljevidom. Zemljevid pokaže, kaj bo zadel.

## Zidovi

urfin-lesson-walls = Zidovi dajo čas
urfin-lesson-walls-no-roof = Dva podstavka, dva zidova, nobene strehe: iz tega ne bo stolpa. A zidovi pomagajo.
urfin-lesson-walls-flees = Ta vojak stoji v dosegu tvojega stolpa. A najprej gre, in potem ga ni več.
urfin-lesson-walls-before = Postavi zeleni zid tik pred njegove noge: potem ga mora podirati in ne naredi koraka.
urfin-lesson-walls-before-else = Tako ne ostane v dosegu stolpa. Postavi zid na prvo naslednje polje njegove ceste.
urfin-lesson-walls-green = Vsak zid bi bil dober. Vzemi zelenega, dokler lahko izbiraš.
urfin-lesson-walls-base = Brez strehe se podstavka vrneta v vrečo. Zdaj štejejo zidovi.
urfin-lesson-walls-not-done = Še ne: oba zidova lahko pomagata. Najprej ju postavi.
urfin-lesson-walls-further = Zdaj vojak zgoraj. Postavi drugi zid dve polji pred njega.
urfin-lesson-walls-further-else = Poglej, kaj naredi zid, ki ni tik pred njim: postavi ga na osvetljeno polje.
urfin-lesson-walls-done = Zid in stolp nikoli ne stojita na istem polju. Povej, da je to vse.
urfin-lesson-walls-stood = Prvi je stal in podiral zid, stolp pa ga je zadel. Zid je spet v vreči.
urfin-lesson-walls-bumped = Ta je naredil korak in se udaril v glavo. Zdaj podre zid in gre vseeno tri polja naprej.
urfin-lesson-walls-blind = V tej lekciji vlečeš brez tipanja. Začni in sezi v vrečo z obema rokama.
urfin-lesson-walls-three = Skozi zid in tri polja naprej: ustavil se bo pod ovinkom. Postavi podstavek 1 na osvetljeno polje.
urfin-lesson-walls-wide = Podstavek 2 zadene le štiri polja. Vzemi podstavek 1: zadene vseh osem okoli.
urfin-lesson-walls-three-else = Od tam ga podstavek ne doseže. Preštej tri polja od mesta, kjer zdaj stoji.
urfin-lesson-walls-roof = Postavi nanj eno od streh.
urfin-lesson-walls-go = Povej, da je to vse.
urfin-lesson-walls-won = Zadet! Zid nikogar ne pošlje domov: stolpom da samo čas.
urfin-lesson-walls-tip = Nasvet: zid je najboljši tam, kjer se mora vojak ustaviti v dosegu stolpa.

## V mestu

urfin-lesson-city = V zadnjem trenutku
urfin-lesson-city-three = Ta vojak je v mestu. Še trije koraki in je v palači, potem je vse izgubljeno.
urfin-lesson-city-late = Najprej gredo vojaki, potem streljajo stolpi. Stolp sam pride prepozno: nekaj mu mora stati na poti.
urfin-lesson-city-wall = Vzemi zid in ga postavi tik pred vojaka.
urfin-lesson-city-wall-first = Stolp strelja šele po pohodu, takrat pa je vse izgubljeno. Najprej zid.
urfin-lesson-city-next-cell = Tudi tam bi se ustavil, a korak bliže palači. Tik pred nogami ne naredi niti koraka.
urfin-lesson-city-wall-else = Tam ga ne ustavi. Postavi zid na naslednje polje njegove ceste.
urfin-lesson-city-lost = Potem stopi v palačo in izgubiš. Postavi mu zid na pot.
urfin-lesson-city-open = Zidovi smejo v mestu vedno stati. Zdaj tudi stolpi, ker je vojak prečkal most.
urfin-lesson-city-tower = Medtem ko podira zid, ga stolp lahko zadene. Postavi podstavek zraven vojaka.
urfin-lesson-city-tower-else = Od tam morda ne zadene. Postavi ga tik ob vojaka, na osvetljeno polje.
urfin-lesson-city-breaks = Zdaj bi podrl zid in potem prišel v palačo. Zgradi zraven njega stolp.
urfin-lesson-city-roof = In streho.
urfin-lesson-city-done = Povej, da je to vse.
urfin-lesson-city-enough = Ta stolp zadošča, druge strehe pa ni. Povej, da je to vse.
urfin-lesson-city-won = Stal je na mestu, stolp je ustrelil in vojakov ni več. Mesto je rešeno!
urfin-lesson-city-never = Nikoli se ne gradi v palači, v reki in tam, kjer stoji vojak. Na mostovih se gradi kot na cestah.
urfin-lesson-city-tip = Nasvet: pazi na vojaka, ki je palači najbližji. Za poraz zadošča eden.

## Igra za odrasle

urfin-lesson-adult = Za odrasle
urfin-lesson-adult-dice = Tu kocka pove, kako daleč gre vsak vojak. Vrže se, ko je zgrajeno.
urfin-lesson-adult-wall = Zdaj vojake ustavijo le zidovi. Postavi zid na cesto vojaka 6.
urfin-lesson-adult-wall-else = Najprej zid: nič drugega tu ne ustavi vojaka.
urfin-lesson-adult-road-else = Tam ne ustavi vojaka 6. Postavi ga na osvetljeno polje njegove ceste.
urfin-lesson-adult-base = Na desni prihaja vojak 2. Postavi podstavek na osvetljeno polje.
urfin-lesson-adult-base-else = Od tam streha ne doseže njegove ceste. Postavi ga na osvetljeno polje.
urfin-lesson-adult-roof = V vreči je tudi šest streh 3. Vzemi svojo.
urfin-lesson-adult-roof-one = Tudi ta streha bi bila dobra. A tu spoznavaš streho 3: vzemi to.
urfin-lesson-adult-turn = Streha 3 strelja le na dve strani, dve polji daleč. Obrni jo na vzhod in zahod in jo postavi.
urfin-lesson-adult-turn-else = Tako strelja na sever in jug, mimo ceste. Obrni jo: na vzhod in zahod.
urfin-lesson-adult-throw = Povej, da je to vse. Zdaj odločajo kocke.
urfin-lesson-adult-throw-else = Iz ostanka ne bo boljšega stolpa. Povej, da je to vse.
urfin-lesson-adult-torn = Vojak 2 je zadet. Vojak 1 je šel skozi tvoj stari stolp: stolpi tu ne ustavijo nikogar.
urfin-lesson-adult-zone = Zdaj je blizu mostu. Odslej se ne gradi nič svetlo zelenega, in ko je kdo v mestu, samo zeleno.
urfin-lesson-adult-draw = V krogu se vleče pet delov. Začni in sezi z obema rokama: tu se vleče na slepo.
urfin-lesson-adult-out = Eden je bil svetlo zelen! Z njim se ne sme več graditi, zato gre iz igre.
urfin-lesson-adult-start = Vojaki začnejo na robu zemljevida, pred prvim krogom pa se za vsakega enkrat vrže.
urfin-lesson-adult-tip = Nasvet: zgodaj jih zadrži z zidovi. Dokler so daleč, se sme graditi z vsemi barvami.
