# The lessons of Prison.

prison-lesson-else = I tak to jde. Ale podívej se, co svítí: o tom je tahle stránka.
prison-lesson-pass = Máš ještě akční body a zbytek propadne. Nejdřív je využij.
prison-lesson-stop = Ještě ne: zbývají pole. Dojdi na konec tečkované čáry.
prison-lesson-way = Tudy dojdeš jinam. Jdi po tečkované čáře.

## The guided game

prison-lesson-first = Tvoje první hra
prison-lesson-first-theme = Arcimág tě zavřel do podzemí o osmi místnostech. Doveď své lidi k čáře na druhém konci.
prison-lesson-first-aim = Vyhrává, kdo má první pět bodů. Bod je za každého tvého, kdo se dostane ven, i za každého poraženého nepřítele.
prison-lesson-first-naga = Začínají čtyři z tvých osmi, ostatní jsou v pytlíku. Rychlí se hodí: vezmi Nágu, ujde šest polí.
prison-lesson-first-wizard = Teď Čaroděj. Vznáší se nad jámami i nepřáteli.
prison-lesson-first-backstabber = Vezmi Zákeřnici. Otvírá mříže.
prison-lesson-first-cleric = A Klerik: léčí raněné.
prison-lesson-first-in-turn = Dobrá volba! Ale popořadě: nejdřív postava, která svítí.
prison-lesson-first-scream = Její křik odstrkuje nepřátele, ale žádní tu ještě nejsou. Začni postavou, která svítí.
prison-lesson-first-slow = Na začátek moc pomalé: tahle postava se objeví cestou v místnosti. Vezmi tu, která svítí.
prison-lesson-first-short = Aby to bylo krátké, šest místností je otevřených a ty už máš tři body.
prison-lesson-first-card = Každý tah hraješ kartu: její číslo jsou tvé akční body. Poprvé jdou popořadě, takže zahraj 2.
prison-lesson-first-open = Úplně první akce je otevřít místnost u své čáry, za 1 bod. Otevři tu, která svítí.
prison-lesson-first-open-else = Ta by šla taky. Tentokrát otevři místnost, která svítí, před tvou Nágou.
prison-lesson-first-tokens = Z pytlíku vyšly tři žetony a kostky řekly kam: tvůj Kolos a dva vězni. Ti hrají za podzemí.
prison-lesson-first-attack = Zbývá jeden bod. Tvůj Kolos stojí vedle vězeňkyně Jen: zaútoč na ni.
prison-lesson-first-attack-walk = Chůze by stála poslední bod a Jen by udeřila. Zaútoč na ni Kolosem.
prison-lesson-first-attack-open = Nová místnost přinese nové vězně. Nejdřív udělej, co je ukázáno.
prison-lesson-first-fight = Ty máš sílu 5 a kartu; Jen má 2 a kartu, kterou nikdo nezná. Zahraj +4: vyhraješ tak jako tak.
prison-lesson-first-fight-much = Vyhraje i tohle, ale karta je pak pryč na celou hru. Stačí +4: 9 proti nejvýš 8.
prison-lesson-first-fight-little = To může být málo: Jen může mít 2 + 6 = 8. S +4 máš 9.
prison-lesson-first-wounded = Jen prohrála a je raněná: už nic nedělá. Prohraje-li ještě jednou, je poražená.
prison-lesson-first-prisoner = Pak druhý vězeň Ed udělal první cíl své karty, na který stačil: odešel přes tvou čáru. Bod pro podzemí!
prison-lesson-first-three = Zase jsi na tahu. Zahraj 3.
prison-lesson-first-again = Raněný má sílu 0. Zaútoč na Jen znovu.
prison-lesson-first-again-stay = Když Kolos odejde, nedosáhne na ni. Zaútoč: leží hned vedle něj.
prison-lesson-first-again-walk = Za chvíli půjdeme. Nejdřív Kolos: Jen je bod na dosah ruky.
prison-lesson-first-sure = Zahraj +2: 5 + 2 = 7 a raněná má nejvýš 6.
prison-lesson-first-sure-little = Může to být jen remíza, nebo hůř: oni mají +6. S +2 je to jisté.
prison-lesson-first-sure-much = Vyhraje to, ale je to plýtvání: stačí +2, a co zahraješ, je pryč.
prison-lesson-first-walk = Poražená: bod! Teď vyber Nágu a konec tečkované čáry. Projde i střílnami.
prison-lesson-first-walk-naga = Ostatní by potřebovali mnohem víc tahů. Nága je nejrychlejší: jdi s ní.
prison-lesson-first-on = Ještě jednou: šest polí za 1 bod.
prison-lesson-first-four = Body jsou pryč, tah skončil. Žádný vězeň už tu není: zahraj 4.
prison-lesson-first-far = Zdi, střílny, zavřené místnosti a mříže ostatní zastaví, ale tady Nága projde. Dál!
prison-lesson-first-out = K protější čáře jen čtyři pole. Kdo na ni vstoupí, je venku.
prison-lesson-first-won = To je pátý bod: vítězství!
prison-lesson-first-lost = Prohraješ, když má podzemí pět bodů dřív, když ti nikdo nezbude, nebo po šedesáti tazích.
prison-lesson-first-tip = Rada: ať rychlí běží a silní bojují. Každý vězeň v cestě může být bod.

## Rooms that turn

prison-lesson-rooms = Místnosti, které se otáčejí
prison-lesson-rooms-aim = Protější čára je blízko, ale před Kolosem jsou zdi. Místnosti se ale dají otáčet!
prison-lesson-rooms-gear = Každá místnost má mechanismus. Dojdi Kolosem na tenhle: dvě pole.
prison-lesson-rooms-colossus = Čaroděj je od mechanismů daleko. Pohni Kolosem.
prison-lesson-rooms-jump = Skok stojí kartu a máš jich málo. Tady to jde bez něj.
prison-lesson-rooms-turn = Z mechanismu otočíš místnost o čtvrtinu, jak ukazuje její šipka, se vším, co v ní je. Otoč ji!
prison-lesson-rooms-twin-too = To je dvojče téhle místnosti; odsud se dá otočit taky. Teď ale otoč tu, kde stojíš.
prison-lesson-rooms-first-turn = Pěšky je to dlouhá oklika. Zůstaň na mechanismu a otoč místnost.
prison-lesson-rooms-out = Kolos se otočil s místností a nic už před ním nestojí. Jdi ven!
prison-lesson-rooms-enough = Teď leží dobře: k čáře dvě volná pole. Jdi Kolosem ven.
prison-lesson-rooms-done = Venku, a bod pro tebe.
prison-lesson-rooms-twin = Dvě místnosti s jedním číslem jsou dvojčata: mechanismus otáčí obě. Mekanork oběma směry, ostatní jen podle šipky.
prison-lesson-rooms-tip = Rada: jedno otočení může otevřít cestu tobě a zavřít vězňům.

## Fights

prison-lesson-fights = Boje
prison-lesson-fights-strong = Mangdu je Kolos se silou 5. Sám ho tu nikdo neporazí, společně ano.
prison-lesson-fights-beside = Kdo stojí vedle nepřítele, bojuje taky. Postav Klerika na jeho druhou stranu.
prison-lesson-fights-stay = Zákeřnice stojí dobře. Jít musí Klerik.
prison-lesson-fights-alone = Sama má 2 proti 5. Nejdřív přiveď Klerika, pak zaútoč.
prison-lesson-fights-walk-else = Mangdu zůstane, kde je, a Klerik je daleko. Jdi Klerikem.
prison-lesson-fights-attack = Zaútoč! Zákeřnice 2, Klerik 2 a ještě 2, protože bojuje s přítelem: dohromady 6.
prison-lesson-fights-attack-else = Kdo odejde, nebojuje, a druhý zůstane sám. Zůstaň a zaútoč na Mangdu.
prison-lesson-fights-card = Vybereš kartu, pak se otočí jejich. Zkus +3: 6 + 3 = 9.
prison-lesson-fights-card-much = Takových karet je málo. Nejdřív zkus, jestli stačí +3.
prison-lesson-fights-card-little = Tak máš nejvýš 8 a on má 5 a kartu. Vezmi +3.
prison-lesson-fights-tie = 9 proti 9, remíza: nic se nestane, ale obě karty jsou pryč. Zaútoč znovu.
prison-lesson-fights-five = Teď +5: to je 11. On má nejvýš 5 + 6 = 11, takže nemůžeš prohrát.
prison-lesson-fights-six = +6 vyhraje jistě, ale ani s +5 neprohraješ. Nech si +6.
prison-lesson-fights-five-else = Může otočit +6 a mít 11. S +5 máš stejně.
prison-lesson-fights-wounded = Všichni poražení jsou ranění. V tomhle tahu na něj už nejde útočit; další prohraný boj ho vyřadí.
prison-lesson-fights-mark = Jejich +1 má znak tvé obtížnosti: do otevřené místnosti přišla posila. Při vyšší obtížnosti ji volá víc karet.
prison-lesson-fights-tip = Rada: tvoje +0 se vždy vrátí do ruky. Hraj ji, když boj nestojí za kartu.

## Things and the wounded

prison-lesson-things = Věci a ranění
prison-lesson-things-aim = Tvůj Mekanork leží raněný v cele, za mřížemi a jámami. Klerik mu může pomoct.
prison-lesson-things-key = Dojdi na klíč a zvedni ho: za chůze je to zadarmo. Každý nese jednu věc. Pak tam zastav.
prison-lesson-things-onto = Klíč leží na vedlejším poli. Dojdi tam, zvedni ho a zastav.
prison-lesson-things-key-first = Bez klíče mříž neotevřeš. Dojdi na něj a zvedni ho.
prison-lesson-things-keep = Nech si klíč: potřebuješ ho na mříž.
prison-lesson-things-jump = Kdo zastaví na jámě, zahyne. S kartou skoku se skáče o dvě pole: skoč přes jámu do cely.
prison-lesson-things-over = Skočit se dá i tam. Ale přítel leží za jámou: skoč do cely.
prison-lesson-things-on-foot = Pěšky se do cely nedostaneš: překážejí jámy a mříže. Skoč přes jámu.
prison-lesson-things-heal = Za 1 bod vyléčí Klerik raněného přítele vedle sebe. Vyleč Mekanorka.
prison-lesson-things-bars-next = Mříž přijde potom. Nejdřív pomoz tomu, kdo tu leží.
prison-lesson-things-heal-else = Když odejde, Mekanork zůstane raněný. Vyleč ho: leží hned vedle.
prison-lesson-things-bars = Kdo nese klíč, otevře nebo zavře mříž vedle sebe za 1 bod. Otevři ji!
prison-lesson-things-bars-else = Tak Mekanork zůstane za mříží. Otevři ji klíčem.
prison-lesson-things-healed = Cesta ven je volná. Kdo byl vyléčen, už v tomhle tahu nic nedělá, ale pak může zase chodit.
prison-lesson-things-others = Zákeřnice klíč nepotřebuje a Kolos mříže rozbíjí navždy. Lano přemostí jámu.
prison-lesson-things-tip = Rada: za celou hru jsou jen tři skoky, skákej tam, kde ušetří cestu. Raněného přítele lze i nést.

## What prisoners do

prison-lesson-prisoners = Co dělají vězni
prison-lesson-prisoners-goals = Sestra Náprstek je vězeňkyně. Její karta nahoře má šest cílů: každý tah udělá první, na který stačí.
prison-lesson-prisoners-exit = Nikoho léčit, nic otevírat, žádný přítel: chce ven přes tvou čáru. Potřebuje 1 akční bod a má 4.
prison-lesson-prisoners-bar = Kolem zdravého nepřítele neprojde. Zahraď jedinou cestu Kolosem: dvě pole po své čáře.
prison-lesson-prisoners-then-out = Pak odejde a podzemí má čtyři body. Zahraď jí cestu Kolosem.
prison-lesson-prisoners-bar-else = To ji nezastaví. Postav Kolose tam, kde končí tečkovaná čára.
prison-lesson-prisoners-fight = Cesta ven je zahrazená, tak zkouší další cíle: boj! Ty 5, ona 2: zahraj +4, to je jisté.
prison-lesson-prisoners-fight-else = Může mít 2 + 6 = 8. Víc je jen +4: 5 + 4 = 9.
prison-lesson-prisoners-card = Je raněná a nic neudělá. Jsi na tahu: zahraj kteroukoli kartu.
prison-lesson-prisoners-strike = Poraz ji: zaútoč.
prison-lesson-prisoners-strike-else = Leží hned před Kolosem a je za bod. Zaútoč na ni.
prison-lesson-prisoners-sure = Stačí +2: 7 proti nejvýš 6.
prison-lesson-prisoners-won = Pátý bod: vítězství!
prison-lesson-prisoners-main = Vězeň, který nestačí na žádný cíl, se přiblíží, jak může, k hlavnímu, fialovému. Mezi stejnými cestami rozhodne kostka.
prison-lesson-prisoners-tip = Rada: prohlédni si jejich karty, než ukončíš tah. Pak víš, co kdo udělá.
