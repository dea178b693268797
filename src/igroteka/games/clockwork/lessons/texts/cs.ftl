# The lessons of Clockwork.

clockwork-lesson-else = To se taky smí. Ale tahle lekce chce něco jiného: „Ukaž mi to“ to ukáže.

## The guided game

clockwork-lesson-first = Tvoje první hra
clockwork-lesson-first-theme = Plovoucí město vězní nejlepší inženýry světa. Ty chceš odletět dřív než ostatní.
clockwork-lesson-first-choose = Vyber si, kdo jsi.
clockwork-lesson-first-aim = K útěku potřebuješ tři věci: létající stroj, lamač kódů a palivo.
clockwork-lesson-first-sets = Stroj má čtyři díly. Máš tři z létajícího stroje a tři z lamače kódů.
clockwork-lesson-first-walk = Dvě kostky řeknou, jak daleko jdeš, směr volíš ty. Jdi na Vrakoviště kotlů: vrakoviště dá kartu.
clockwork-lesson-first-discard = Máš o kartu víc, a sedm je nejvíc. Odhoď staré železo: nepatří k žádnému stroji.
clockwork-lesson-first-discard-else = To se ti může hodit. Bez starého železa se obejdeš.
clockwork-lesson-first-lay = Všichni ji viděli, teď leží lícem dolů. Polož ji na svítící místo.
clockwork-lesson-first-remember = Soupeř právě ukázal a odložil díl tvého lamače kódů. Pamatuj si, kde leží!
clockwork-lesson-first-back = U Věží můžeš hledat mezi odhozenými kartami. Vrať se tam.
clockwork-lesson-first-seek = Ukaž kartu stroje, který hledáš: sovy, tvého lamače kódů.
clockwork-lesson-first-seek-any = Správně, sova! Tentokrát ukaž ciferník.
clockwork-lesson-first-seek-else = Ukaž díl sovy: její poslední díl leží mezi odhozenými.
clockwork-lesson-first-turn-up = Teď ukaž na kartu, kterou soupeř odložil naposled.
clockwork-lesson-first-turn-up-else = To je tvoje staré železo. Díl sovy je ta druhá karta.
clockwork-lesson-first-laid = Sedí: lamač kódů je hotový a leží před tebou. S méně než sedmi kartami se neodhazuje.
clockwork-lesson-first-straight = Dvě stejná čísla tě vezmou rovnou na kterékoli vrakoviště, 7 a 11 také. Jdi na Vrakoviště řetězů.
clockwork-lesson-first-fuel = Létající stroj je hotový! Teď palivo: jdi k soupeři na Vrakoviště koleček.
clockwork-lesson-first-demand = Místo braní můžeš kartu žádat. O palivo se žádá bez ukazování: žádej palivo.
clockwork-lesson-first-demand-take = Můžeš si vzít kartu. Ale soupeř má palivo: žádej ho!
clockwork-lesson-first-demand-else = Chybí ti palivo. Žádej právě to.
clockwork-lesson-first-won = Létající stroj, lamač kódů a palivo: útěk se povedl, vyhráváš!
clockwork-lesson-first-fields = Když cesta skončí na poli, kde nikdo není, tah končí. Hru začíná nejvyšší hod.
clockwork-lesson-first-tip = Rada: sleduj každou odhozenou kartu. Kdo si pamatuje, kde co leží, najde to u Věží.

## Challenges

clockwork-lesson-challenge = Výzva
clockwork-lesson-challenge-where = Soupeř stojí na Vrakovišti koleček. Na jednom místě stojí nejvýš dva.
clockwork-lesson-challenge-walk = Jdi tam: kdo potká soupeře, smí žádat kartu.
clockwork-lesson-challenge-show = Ukaž jen soupeři kartu stroje, který chceš: díl volavky.
clockwork-lesson-challenge-take = Můžeš si vzít kartu. Ale tady ji žádáme.
clockwork-lesson-challenge-show-else = Ukaž díl volavky: chybí jí už jen jeden.
clockwork-lesson-challenge-return = Povedlo se a volavka hned leží. Bylo to sedm karet, takže jednu vrátíš: staré železo.
clockwork-lesson-challenge-return-else = Vrátit smíš kteroukoli. Staré železo potřebuješ nejméně.
clockwork-lesson-challenge-again = 7, 11 nebo dvě stejná čísla: smíš znovu žádat od toho, kdo stojí s tebou. Ukaž ciferník sovy.
clockwork-lesson-challenge-give = Soupeř takovou kartu neměl a teď ji chce od tebe. Máš ji, tak ji dej.
clockwork-lesson-challenge-scrap = Kdo kartu má, smí místo ní dát staré železo; to vypadne ze hry a nic se nevrací.
clockwork-lesson-challenge-secret = Vyložené karty žádat nejde. Ostatní se dozví jen to, že karty změnily majitele.
clockwork-lesson-challenge-tip = Rada: co chtějí od tebe, prozradí, co soupeř staví.

## Searching

clockwork-lesson-towers = Hledání
clockwork-lesson-towers-aim = Kolem plánu leží tři odhozené karty. Dvě už si nepamatuješ.
clockwork-lesson-towers-walk = Jdi k Věžím hledat.
clockwork-lesson-towers-seek = Hledáš motor volavky. Ukaž křídla volavky.
clockwork-lesson-towers-rest = Hledat nemusíš. Ale tady hledáme.
clockwork-lesson-towers-wrong = Podívej se, co stojí omyl: ukaž na levou kartu.
clockwork-lesson-towers-not-that = To je ta pravá, to je štěstí! Pro jednou vyber tu špatnou, levou.
clockwork-lesson-towers-away = Bylo nutné ji vzít a křídla leží na jejím místě. Nejdřív odejdi, pak můžeš hledat znovu.
clockwork-lesson-towers-again = Vrať se k Věžím.
clockwork-lesson-towers-fuel = Palivo a pohonný stroj se hledají bez ukazování. Hledej palivo.
clockwork-lesson-towers-find = Ukaž na třetí kartu, tu vpravo.
clockwork-lesson-towers-done = Je to ono! Správná karta je tvoje; odhazuje se jen nad sedm.
clockwork-lesson-towers-tip = Rada: hledej jen najisto. Omyl stojí ukázanou kartu.

## The airship

clockwork-lesson-airship = Vzducholoď
clockwork-lesson-airship-aim = Vyhrát se dá i jinak: vzducholodí ze šesti dílů spolu s pohonným strojem.
clockwork-lesson-airship-double = Dvě stejná čísla na vrakovišti. Smíš zůstat a vzít si další kartu: udělej to.
clockwork-lesson-airship-discard = Díl vzducholodi! Odhoď díl sovy.
clockwork-lesson-airship-either = Hodí se oba. Tentokrát ciferník.
clockwork-lesson-airship-lay = Polož ho na svítící místo.
clockwork-lesson-airship-eleven = 11! Rovnou na Vrakoviště koleček: poslední díl tam leží navrchu.
clockwork-lesson-airship-won = Šest dílů a pohonný stroj: vzducholoď tě odnáší. Vyhráváš!
clockwork-lesson-airship-tip = Rada: mnoho dílů jednoho stroje napoví ostatním, co ti nedat.

## When all scrapyards are empty

clockwork-lesson-end = Poslední karty
clockwork-lesson-end-empty = Všechna vrakoviště jsou prázdná. Teď se všichni vracejí k Věžím a zůstávají tam.
clockwork-lesson-end-home = Každý tah musí vést blíž. Jdi k Věžím.
clockwork-lesson-end-odd = Hod byl lichý, takže smíš hledat. Ukaž křídla volavky.
clockwork-lesson-end-rest = Můžeš to nechat. Ale ocas volavky leží mezi odhozenými.
clockwork-lesson-end-find = Ukaž na druhou kartu zleva.
clockwork-lesson-end-ask = 11! U Věží smíš při 7, 11 nebo dvou stejných číslech žádat od kohokoli, kdo tam je. Žádej palivo.
clockwork-lesson-end-won = To bylo to poslední, co chybělo. Útěk se povedl!
clockwork-lesson-end-draw = Sudý hod bez dvou stejných čísel znamená ztrátu tahu. Sto kol bez nového stroje je remíza.
clockwork-lesson-end-tip = Rada: pamatuj si, co se odhodilo brzy; na konci to rozhodne.
