# Ječa z besedami. Imen nikoli ne sklanjamo: stavki stojijo okoli njih. O spremenljivkah glej en.ftl.

prison-name = Ječa
prison-tagline = Popelji svojih osem skozi podzemlje, ki se vrti, mimo jetnikov, ki imajo vsak svoj načrt.
prison-source = Naš vir so pravila igre za enega. Imenujejo 17 od 32 jetnikov in povedo 14 od njihovih 192 ciljev z akcijskimi točkami; ostalo na kartah je naša rekonstrukcija in je tako označeno.

## Možnosti

prison-option-game = Igra
prison-option-game-solo = Solo
prison-option-game-solo-hint = Ti proti jetnikom podzemlja, ki ravnajo po svojih kartah.
prison-option-game-duel = Dvoboj
prison-option-game-duel-hint = Dva igralca, vsak istih osem likov, skrita postavitev.
prison-option-level = Stopnja
prison-option-level-hint = Koliko okrepitev prikličejo karte.
prison-option-level-white = Bela
prison-option-level-white-hint = Naša, za začetek: dva jetnika in nihče ni priklican.
prison-option-level-pink = Rožnata
prison-option-level-pink-hint = Najlažja iz pravil: okrepitev pride malo.
prison-option-level-yellow = Rumena
prison-option-level-yellow-hint = Lahka.
prison-option-level-green = Zelena
prison-option-level-green-hint = Srednja.
prison-option-level-blue = Modra
prison-option-level-blue-hint = Zahtevna.
prison-option-level-red = Rdeča
prison-option-level-red-hint = Težka.
prison-option-level-black = Črna
prison-option-level-black-hint = Najtežja: skoraj vsaka karta koga prikliče.
prison-option-sight = Pogled Nadmaga
prison-option-sight-off = Ne
prison-option-sight-off-hint = Sobe se odprejo le, če jih kdo odkrije.
prison-option-sight-on = Da
prison-option-sight-on-hint = Karte z očesom odpirajo sobe same.

## Kako se kaj imenuje

prison-class-backstabber = Zahrbtnica
prison-class-banshee = Banši
prison-class-cleric = Zdravilec
prison-class-colossus = Kolos
prison-class-mekanork = Mekanork
prison-class-naga = Naga
prison-class-telepath = Telepat
prison-class-wizard = Čarovnik

prison-object-rope = Vrv
prison-object-key = Ključ
prison-object-fireball = Palica ognjene krogle
prison-object-bow = Lok
prison-object-spear = Teleskopsko kopje
prison-object-shield = Veliki ščit
prison-object-wounded = Ranjenec

prison-goal-combat = Boj
prison-goal-reveal = Odkriti sobo
prison-goal-exit = Izhod
prison-goal-regroup = Zbiranje
prison-goal-take = Vzeti predmet
prison-goal-rotate = Zavrteti sobo
prison-goal-break = Razbiti rešetke
prison-goal-open = Odpreti rešetke
prison-goal-heal = Zdravljenje
prison-goal-push = Potisk

prison-side-yellow = Rumeni
prison-side-blue = Modri
prison-side-np = Podzemlje

## Kaj se vpraša

prison-prompt-starters = Izberi štiri like, ki začnejo na pikah tvoje črte.
prison-prompt-hide = Razporedi žetone zakrite: izberi žeton in zaprto sobo zanj.
prison-prompt-put = Izberi polje nove sobe, na katero pride ta žeton.
prison-prompt-card = Odigraj akcijsko karto: njena številka so tvoje akcijske točke.
prison-prompt-act =
    { $ap ->
        [one] Ukrepaj: ostala je { $ap } akcijska točka.
        [two] Ukrepaj: ostali sta { $ap } akcijski točki.
        [few] Ukrepaj: ostale so { $ap } akcijske točke.
       *[other] Ukrepaj: ostalo je { $ap } akcijskih točk.
    }
prison-prompt-move = Pojdi polje za poljem, poberi ali odloži, nato se ustavi.
prison-prompt-choose = Šestica: izberi, kam v svoji vrsti ali stolpcu pride žeton.
prison-prompt-fight = Izberi bojno karto.
prison-prompt-name = Tvoj Telepat bere misli: izberi karto, ki jo odigra nasprotnik.
prison-prompt-opens = Soba se odpira: poglej, kaj pride iz nje.
prison-prompt-turns = Bojne karte se obrnejo.
prison-prompt-chance = Odloča naključje.
prison-prompt-wait = Na potezi je druga stran.
prison-prompt-over = Igra je končana.

## Poteze z besedami, kot na gumbu, in naslovi za več potez

prison-way =
    { $side ->
        [0] sever
        [1] vzhod
        [2] jug
       *[3] zahod
    }
prison-action-pick = Začne na črti: { $figure }
prison-action-hide = Položi zakrito, { $room }: { $token }
prison-action-put = Postavi na { $square }: { $token }
prison-action-play-card = Igraj karto: { prison-ui-face-action }
prison-action-begin = { $figure }: { prison-board-verb-move }
prison-deed-walk = { $figure }: { prison-board-verb-move } – { $square }
prison-action-step = { $figure }: korak na { prison-way }
prison-action-pick-up = { prison-board-pick-up }: { $what }
prison-action-drop = { prison-board-drop }
prison-action-give = { prison-board-give }
prison-action-stop = { prison-board-stop }
prison-action-reveal = { $figure }: { prison-board-verb-reveal } – { $room }
prison-action-turn =
    { $quarters ->
        [1] { $figure }: { prison-board-turn-clockwise }
       *[3] { $figure }: { prison-board-turn-counter }
    }
prison-action-attack =
    { $how ->
        [bow] { prison-ui-fight-bow }
        [spear] { prison-ui-fight-spear }
       *[close] { prison-ui-fight-close }
    }
prison-action-jump = { $figure }: { prison-board-verb-jump } – { $square }
prison-action-heal = { $figure }: { prison-board-verb-heal } – { $target }
prison-action-portcullis = { $figure }: { prison-board-verb-gate } – { prison-way }
prison-action-break = { $figure }: { prison-board-verb-break } – { prison-way }
prison-action-fire = { $figure }: { prison-board-verb-fire } – { prison-way }
prison-action-scream = { $figure }: { prison-board-verb-scream } – { $target }
prison-action-pass = { prison-board-pass }
prison-action-fight-card = { prison-ui-face-fight }
prison-action-name = Druga stran igra +{ $value }
prison-action-choose = { prison-action-put }
prison-action-lot = { prison-event-first }
prison-action-deal = { prison-event-dealt }
prison-action-lay = Odkrita: { $room }.
prison-action-draw = { prison-event-drew }
prison-action-dice = { prison-event-diced }
prison-action-arrive = { prison-event-arrived }
prison-action-eye = { prison-event-looked }
prison-action-turn-up = { prison-event-turned }
prison-action-blind = { prison-ui-face-fight }
prison-action-order = { prison-event-rowed }
prison-action-tie = Kocka izbere med enakimi potmi: { $choice }.
prison-action-rotation = { prison-event-spun }
prison-action-wander = { prison-event-diced }
prison-action-activate = { prison-event-activated }
prison-action-go = { prison-event-thought }
prison-action-rest = { prison-event-rested }
prison-moves-pick = { prison-prompt-starters }
prison-moves-hide = { prison-prompt-hide }
prison-moves-put = { prison-prompt-put }
prison-moves-play-card = { prison-ui-actions }
prison-moves-begin = { prison-board-verb-move }
prison-moves-step = { prison-board-verb-move }
prison-moves-reveal = { prison-board-verb-reveal }
prison-moves-turn = { prison-board-verb-turn }
prison-moves-attack = { prison-board-verb-attack }
prison-moves-jump = { prison-board-verb-jump }
prison-moves-heal = { prison-board-verb-heal }
prison-moves-portcullis = { prison-board-verb-gate }
prison-moves-break = { prison-board-verb-break }
prison-moves-fire = { prison-board-verb-fire }
prison-moves-scream = { prison-board-verb-scream }
prison-moves-fight-card = { prison-ui-choose-card }
prison-moves-name = { prison-ui-name-theirs }
prison-moves-choose = { prison-prompt-choose }
prison-aloud-at = { $where }: { $what }

## Zakaj ne

prison-refuse-first-starters = Ne zdaj: najprej izberi štiri, ki začnejo.
prison-refuse-first-hide = Ne zdaj: najprej razporedi vse svoje žetone zakrite na sobe.
prison-refuse-first-put = Ne zdaj: najprej postavi žeton na polje nove sobe.
prison-refuse-first-card = Ne zdaj: najprej odigraj akcijsko karto.
prison-refuse-first-act = Ne zdaj: nihče ne hodi in nihče se ne bojuje; izberi akcijo.
prison-refuse-first-move = Ne zdaj: najprej končaj začeti premik.
prison-refuse-first-choose = Ne zdaj: najprej izberi, kam pride žeton.
prison-refuse-first-name = Ne zdaj: najprej izberi karto, ki jo odigra nasprotnik.
prison-refuse-first-fight = Ne zdaj: najprej izberi bojno karto.
prison-refuse-nobody = Takega lika v igri ni.
prison-refuse-not-yours = Ta lik ni tvoj ali pa ga ni v podzemlju.
prison-refuse-wounded = Ranjenci ne morejo ukrepati.
prison-refuse-healed = Kdor je bil v tej potezi ozdravljen, v njej ne stori nič več.
prison-refuse-ap =
    { $needed ->
        [one] To stane { $needed } akcijsko točko; imaš { $left }.
        [two] To stane { $needed } akcijski točki; imaš { $left }.
        [few] To stane { $needed } akcijske točke; imaš { $left }.
       *[other] To stane { $needed } akcijskih točk; imaš { $left }.
    }
prison-refuse-first-reveal = Čisto prva akcija igre odkrije eno od dveh sob pred tvojo črto.
prison-refuse-picked = Ta lik je že izbran ali pa takega ni.
prison-refuse-no-card = Te karte nimaš: { $value }.
prison-refuse-ascending = Prvič gredo akcijske karte po vrsti: zdaj { $value }.
prison-refuse-weakest = Proti temu Telepatu moraš odigrati najšibkejšo bojno karto, +0 ne šteje.
prison-refuse-not-shown = Ta karta ni bila obrnjena: +{ $value }.
prison-refuse-not-valid = Tja žeton ne more: izberi varno in prazno polje.
prison-refuse-open-already = Tam ni zaprte sobe.
prison-refuse-not-beside-room = Od tam sobe ni mogoče odkriti: stati je treba ob njej, brez ovire na svoji strani.
prison-refuse-no-gear = Samo z mehanizma: vrti se ta soba ali njena odkrita dvojčica.
prison-refuse-one-quarter = Soba se zavrti za četrtino naenkrat.
prison-refuse-against-arrow = Proti puščici vrti sobo samo Mekanork.
prison-refuse-gear-locked = Na mehanizmu tega para stoji Kotlar Al: vrtijo ga samo Mekanorki.
prison-refuse-no-enemy = Napasti je mogoče samo sovražnika v podzemlju.
prison-refuse-hurt-already = Kdor je bil v tej potezi ranjen, v njej ne more biti znova napaden.
prison-refuse-out-of-reach = Ta napad sovražnika ne doseže.
prison-refuse-no-jumps = Nimaš več kart skoka.
prison-refuse-no-landing = Skoči se za dve polji, naravnost ali čez vogal, na polje, kjer je mogoče stati.
prison-refuse-no-cleric = Zdravi samo Zdravilec.
prison-refuse-no-wounded = Tik zraven ni tvojega ranjenca.
prison-refuse-end-crowded = Na polju sta največ dva žetona: zdrav lik ter predmet ali svoj ranjenec.
prison-refuse-no-key = Rešetke so za Zahrbtnico ali za tistega, ki nosi ključ.
prison-refuse-no-portcullis = Na tej strani ni rešetke.
prison-refuse-gate-barred = Tam stoji Vratar Gorm: ta rešetka ostane, kakor je.
prison-refuse-no-colossus = Rešetke razbija samo Kolos.
prison-refuse-no-wand = Za ognjeno kroglo je potreben Čarovnik s palico v roki.
prison-refuse-nobody-in-line = V tej smeri ni nikogar, ki bi ga zadel.
prison-refuse-no-banshee = Kriči samo Banši.
prison-refuse-no-sight = Banši tega lika ne vidi v ravni črti.
prison-refuse-no-room-behind = Zadaj ni prostega polja, kamor bi potisnil.
prison-refuse-tired = Točk premika ni več: ustavi se tukaj.
prison-refuse-no-side = Strani so štiri: sever, vzhod, jug in zahod.
prison-refuse-no-end = Od tam se premik ne bi mogel nikjer končati.
prison-refuse-walled = Na poti je zid, zaprta rešetka, strelna lina ali neodkrita soba.
prison-refuse-enemy = Na poti je zdrav sovražnik.
prison-refuse-pit = Na poti je jama, vrvi pa ni.
prison-refuse-end-occupied = Na polju drugega se ni mogoče ustaviti.
prison-refuse-end-pit = Na jami brez vrvi se ni mogoče ustaviti.
prison-refuse-nothing-here = Tu ni česa pobrati.
prison-refuse-empty-hands = Ni česa odložiti ali predati.
prison-refuse-no-friend = Na tem polju ni prijatelja, ki bi mu kaj predal.
prison-refuse-handled = Na vsakem polju stvari zamenjajo roke samo enkrat.
prison-refuse-not-to-hide = Ta žeton ni med tistimi, ki jih moraš še razporediti.
prison-refuse-no-room = Take sobe ni.
prison-refuse-room-full =
    { $most ->
        [one] Na sobi je največ { $most } žeton.
        [two] Na sobi sta največ { $most } žetona.
        [few] Na sobi so največ { $most } žetoni.
       *[other] Na sobi je največ { $most } žetonov.
    }
prison-refuse-not-free = Žeton pride na varno in prazno polje nove sobe.
prison-refuse-step-by-step = Dokler nihče ne odigra 4, je karta lahko le za eno višja od doslej najvišje: zdaj največ { $value }.
prison-refuse-no-such-card = Take karte ni mogoče imenovati: +{ $value }. Imenuj eno od +1 do +6.
prison-refuse-named = Telepat je imenoval tvojo +{ $value }: moraš jo odigrati.

## Kako zmagati

prison-purpose-five = Do petih točk: popelji svoje ven na drugi strani ali premagaj sovražnike. Ti { $mine } : { $theirs }
prison-purpose-five-watched = Do petih točk: popeljati svoje ven ali premagati sovražnike. { $mine } : { $theirs }

## Kako se je končalo

prison-over-won = Zmaga: podzemlje je za tabo.
prison-over-lost = Poraz: podzemlje obdrži svoje jetnike.
prison-over-late = Šestdeset potez, pet točk pa ni: podzemlje obdrži svoje jetnike.
prison-over-five = Pet točk: dvoboj je odločen.
prison-over-nobody = Ena stran nima nikogar več: dvoboj je odločen.
prison-over-turns = Potez je zmanjkalo: zmaga višji izid.
prison-over-draw = Neodločeno: nihče ne vodi.

## Kaj se dogaja

prison-event-picked = Na začetno črto, { $square }, stopi { $figure }.
prison-event-first =
    { $side ->
        [0] Po žrebu začnejo rumeni.
       *[1] Po žrebu začnejo modri.
    }
prison-event-stood =
    { $side ->
        [0] Na črti zakrit stoji rumen žeton.
       *[1] Na črti zakrit stoji moder žeton.
    }
prison-event-hid = Zakrito na sobo: { $number }.
prison-event-covered =
    { $side ->
        [0] Na sobi zakrit leži rumen žeton.
       *[1] Na sobi zakrit leži moder žeton.
    }
prison-event-uncovered = Začetniki so odkriti.
prison-event-found =
    { $side ->
        [0] V sobi: { $number }. Polje izberejo rumeni.
       *[1] V sobi: { $number }. Polje izberejo modri.
    }
prison-event-named =
    { $side ->
        [0] Telepat rumenih imenuje +{ $value }.
       *[1] Telepat modrih imenuje +{ $value }.
    }
prison-event-readied =
    { $side ->
        [0] Bojna karta rumenih leži zakrita.
       *[1] Bojna karta modrih leži zakrita.
    }
prison-event-dealt = V vrečko gredo: { $npcs }.
prison-event-carded =
    { $side ->
        [0] { $value ->
            [one] Rumeni odigrajo karto: { $value } akcijska točka.
            [two] Rumeni odigrajo karto: { $value } akcijski točki.
            [few] Rumeni odigrajo karto: { $value } akcijske točke.
           *[other] Rumeni odigrajo karto: { $value } akcijskih točk.
        }
       *[1] { $value ->
            [one] Modri odigrajo karto: { $value } akcijska točka.
            [two] Modri odigrajo karto: { $value } akcijski točki.
            [few] Modri odigrajo karto: { $value } akcijske točke.
           *[other] Modri odigrajo karto: { $value } akcijskih točk.
        }
    }
prison-event-walked = { $figure } hodi: { $start } – { $end }.
prison-event-jumped = { $figure } skoči: { $start } – { $end }.
prison-event-took = { $figure } vzame: { $thing }.
prison-event-dropped = { $figure } odloži: { $thing }.
prison-event-gave = { $figure } preda, kar nosi; zdaj to ima { $to }.
prison-event-opened =
    { $by ->
        [-1] Soba se odpre sama.
       *[other] { $by } odkrije sobo.
    }
prison-event-drew = Iz vrečke: { $number }.
prison-event-diced = Teleportacijski kocki: vrsta { $red }, stolpec { $white }.
prison-event-placed = { $number } pride na { $square }.
prison-event-vanished = Dve šestici: { $number } je iz igre.
prison-event-rotated =
    { $quarters ->
        [1] { $by } zavrti sobo za četrtino v smeri urinega kazalca.
        [2] { $by } zavrti sobo za polovico.
       *[3] { $by } zavrti sobo za četrtino proti urinemu kazalcu.
    }
prison-event-fought =
    { $winner ->
        [-1] { $attacker } in { $target }, boj: karte { $cards }, skupaj { $totals }. Izenačeno: nič se ne zgodi.
        [0] { $attacker } in { $target }, boj: karte { $cards }, skupaj { $totals }. Zmagajo rumeni.
        [2] { $attacker } in { $target }, boj: karte { $cards }, skupaj { $totals }. Boj dobi podzemlje.
       *[1] { $attacker } in { $target }, boj: karte { $cards }, skupaj { $totals }. Zmagajo modri.
    }
prison-event-challenged =
    { $how ->
        [bow] { $attacker } strelja z lokom. Tarča: { $target }.
        [spear] { $attacker } sune s kopjem. Tarča: { $target }. V boju: { $fighters }.
       *[close] { $attacker } napade. Tarča: { $target }. V boju: { $fighters }.
    }
prison-event-wounded = { $figure } utrpi rano.
prison-event-died = { $figure } umre.
prison-event-fell = { $figure } pade v jamo.
prison-event-lost = V jami se izgubi: { $thing }.
prison-event-broke = { $figure } za vedno prebije prehod.
prison-event-gated =
    { $open ->
        [yes] { $figure } odpre rešetko.
       *[no] { $figure } zapre rešetko.
    }
prison-event-healed = { $figure } zdravi. Spet na nogah: { $target }.
prison-event-pushed = { $figure } zakriči in { $target } odleti: { $start } – { $end }.
prison-event-burnt = { $figure } sproži ognjeno kroglo: { $target } zgori.
prison-event-left = { $figure } zapusti podzemlje.
prison-event-scored =
    { $side ->
        [0] { $points ->
            [one] { $points } točka za rumene ({ $clause }).
            [two] { $points } točki za rumene ({ $clause }).
            [few] { $points } točke za rumene ({ $clause }).
           *[other] { $points } točk za rumene ({ $clause }).
        }
        [2] { $points ->
            [one] { $points } točka za podzemlje ({ $clause }).
            [two] { $points } točki za podzemlje ({ $clause }).
            [few] { $points } točke za podzemlje ({ $clause }).
           *[other] { $points } točk za podzemlje ({ $clause }).
        }
       *[1] { $points ->
            [one] { $points } točka za modre ({ $clause }).
            [two] { $points } točki za modre ({ $clause }).
            [few] { $points } točke za modre ({ $clause }).
           *[other] { $points } točk za modre ({ $clause }).
        }
    }
prison-event-arrived = Pride okrepitev: { $figure }.
prison-event-looked = Nadmag pogleda zaprto sobo.
prison-event-turned = Podzemlje obrne: { $values }.
prison-event-rowed =
    { $row ->
        [0] Krog podzemlja: nikogar še ni.
       *[other] Krog podzemlja, po tem vrstnem redu: { $row }.
    }
prison-event-ended =
    { $side ->
        [0] Poteza rumenih je končana.
        [2] Poteza podzemlja je končana.
       *[1] Poteza modrih je končana.
    }
prison-event-over =
    { $winner ->
        [-1] Igra je končana, { $points }: neodločeno.
        [0] Igra je končana, { $points }: zmagali so rumeni.
        [2] Igra je končana, { $points }: zmagalo je podzemlje.
       *[1] Igra je končana, { $points }: zmagali so modri.
    }
prison-event-activated = { $figure } pregleda cilje svoje karte.
prison-event-rested = { $figure } konča.
prison-event-tied = Kocka izbira med enakimi potmi, teh je { $ties }.
prison-event-thought = { $figure } se odloči: { $goal }.
prison-event-spun =
    { $quarters ->
        [1] Vrtilna kocka: ena četrtina v smeri urinega kazalca.
        [2] Vrtilna kocka: dve četrtini v smeri urinega kazalca.
        [3] Vrtilna kocka: tri četrtine v smeri urinega kazalca.
        [-1] Vrtilna kocka: ena četrtina proti urinemu kazalcu.
        [-2] Vrtilna kocka: dve četrtini proti urinemu kazalcu.
       *[-3] Vrtilna kocka: tri četrtine proti urinemu kazalcu.
    }

## Nasveti

prison-hint-step = Do nasprotne črte bo približno { $ap } AT namesto { $from }.
prison-hint-out = Ta korak vodi ven, lik zunaj pa je točka.
prison-hint-strike = Za ta udarec ni treba karte: je zanesljiv.
prison-hint-opens = { $who }: do nasprotne črte bo približno { $ap } AT namesto { $from }.
prison-hint-beside = Od tam je na dosegu: { $who }.
prison-hint-fight = Ta karta zmaga v { $wins } % primerov in izgubi v { $loses } %.
prison-hint-reveal = Skozi zaprto sobo nihče ne pride. Prijatelji, ki morda čakajo v njej: { $hidden }.
prison-hint-turn = Tako zavrtena soba vodi, kamor želiš, ali zapre pot drugim.
prison-hint-attack = S +{ $value } zmagaš v { $wins } % primerov, izgubiš v { $loses } %. Ranjen sovražnik je pol točke.
prison-hint-jump = Skok prihrani ovinek.
prison-hint-heal = Naslednjo potezo lahko spet hodi in se bori: { $who }.
prison-hint-portcullis = Rešetka je komu na poti.
prison-hint-break = Brez te rešetke je pot odprta za vedno.
prison-hint-fire = Prvi v tej črti izgine, to pa je točka.
prison-hint-scream = Tam, kamor ga potisneš, mu je slabše.
prison-hint-pass = Nič drugega ne izboljša položaja.
prison-hint-pick-up = To bo prišlo prav: { $what }.
prison-hint-drop = Roke so potrebne za kaj drugega.
prison-hint-give = Drugemu bo bolj koristilo.
prison-hint-stop = Dobro polje za postanek.
prison-hint-pick = Dober za začetek: hitrost { $speed }, moč { $strength }.
prison-hint-hide = V tisti sobi najbolj koristi tebi ali najmanj nasprotniku.
prison-hint-put = Na tem polju najbolj koristi tebi ali najmanj nasprotniku.
prison-hint-card = Najboljša poteza, ki jo zdaj vidimo, potrebuje toliko akcijskih točk.
prison-hint-name = Najšibkejša od teh je zate najboljša.
prison-hint-choose = Tam ti najbolj koristi ali najmanj škodi.

## Jetniki in njihove posebnosti

prison-npc-curious-lissandra = Radovedna Lissandra
prison-npc-jen = Jen
prison-npc-magpie-nika = Sraka Nika
prison-npc-lockpick-rada = Rada Vitrih
prison-npc-rick-wave = Rick-Val
prison-npc-wailing-marta = Jokavka Marta
prison-npc-siren-ulla = Sirena Ulla
prison-npc-thunder-gleb = Gromski Gleb
prison-npc-father-kind = Oče Dobri
prison-npc-father-junk = Oče Šara
prison-npc-sister-thimble = Sestra Naprstnik
prison-npc-brother-lantern = Brat Svetilka
prison-npc-artos = Artos
prison-npc-hur-ban = Hur-Ban
prison-npc-mangdu = Mangdu
prison-npc-gatekeeper-gorm = Vratar Gorm
prison-npc-tinker-al = Kotlar Al
prison-npc-yom = Yom
prison-npc-ley-vite = Ley-Vite
prison-npc-contrary-bram = Narobe Bram
prison-npc-serpico = Serpico
prison-npc-slissken = Kača Slissken
prison-npc-silent-ashka = Tiha Aška
prison-npc-stubborn-coil = Trmasti Zavoj
prison-npc-weakling-ed = Slabič Ed
prison-npc-xant = Xant
prison-npc-foggy-bertram = Megleni Bertram
prison-npc-doubting-toma = Nejeverni Toma
prison-npc-maldon = Maldon
prison-npc-amestin = Amestin
prison-npc-absent-odo = Raztreseni Odo
prison-npc-lady-frost = Gospa Slana

prison-trait-alarm-bell = Ko v eni aktivaciji odkrije drugo sobo, takoj pride ena okrepitev.
prison-trait-lone-knife = Njenih +2 za boj v družbi velja tudi, ko napade eden na enega.
prison-trait-pickpocket = Če premik konča praznih rok, vzame sosednjemu zdravemu sovražniku, če med njima ni ničesar, predmet, ki je na njenem seznamu najvišje.
prison-trait-own-key = Na poti h kateremu koli cilju odpira rešetke po 1 AT, kot bi nosila ključ.
prison-trait-breaker-push = Če je tik za njegovo žrtvijo rešetka, zid ali strelna lina, jo njegov potisk za vedno razbije; žrtev poleti skozi in je ranjena.
prison-trait-shakes-loose = Kogar potisne, izpusti svoje breme na polju, ki ga zapušča.
prison-trait-pull = Njen krik žrtve ne odrine, ampak jo potegne za eno polje naravnost k njej.
prison-trait-long-push = Njegov potisk pošlje žrtev naravnost, dokler je ne ustavi zid, rešetka, strelna lina ali lik ali je ne pogoltne jama brez vrvi.
prison-trait-quick-recovery = Karta jetnika, ki ga ozdravi, se spet zravna in ta lahko v tem krogu še pride na vrsto.
prison-trait-picks-on-weak = Napade samo sovražnika, katerega lastna moč je manjša od njegove; kdor bi se boju pridružil, ne šteje.
prison-trait-heal-at-sight = Zdravi vsakega ranjenega prijatelja, ki ga vidi, tudi če ni tik ob njej.
prison-trait-alms = Vsako tretje zdravljenje, ki ga v igri opravi, je 1 točka za podzemlje.
prison-trait-breaker-points = Vsaka tretja rešetka, ki jo v igri razbije, je 1 točka za podzemlje.
prison-trait-crowd-fury = V skupinskem boju podzemlje prišteje 1 za vsakega sovražnega borca po prvem.
prison-trait-long-stride = Za 1 AT prehodi do 3 polja namesto 2.
prison-trait-bars-the-gate = Dokler ni ranjen, igralec ne more ne odpreti ne zapreti rešetke na robu njegovega polja.
prison-trait-gear-lock = Dokler stoji na mehanizmu, ta par sob vrtijo samo Mekanorki katere koli strani, cilj »zavrteti sobo« drugih jetnikov pa njegovih mehanizmov ne upošteva.
prison-trait-double-turn = Pri vrtenju vrže najprej za sobo, v kateri stoji, nato pa, če ostanejo AT, še enkrat za dvojčico, vsakič v vrženo smer.
prison-trait-born-on-gear = Pojavi se brez kock na mehanizmu svoje sobe ali s kockama, če tam leži žeton.
prison-trait-gear-and-reverse = Pojavi se brez kock na mehanizmu svoje sobe ali s kockama, če tam leži žeton, in vsako sobo vrti proti njeni puščici.
prison-trait-errands = Dokler nosi ranjenca, je njegov cilj 1 predati ga zdravemu prijateljskemu Zdravilcu; dokler nosi palico ognjene krogle, predati jo zdravemu prijateljskemu Čarovniku.
prison-trait-lays-out-loot = Ko odkrije sobo, pridejo njeni predmeti brez kock na veljavna polja, ki jih s preostalimi AT najprej doseže, če ne doseže nobenega, pa na najbližja.
prison-trait-slips-past = Sme iti skozi zdrave sovražnike, a se tam nikoli ustaviti.
prison-trait-acts-wounded = Tudi ranjen pride na vrsto, z edinim ciljem Zbiranje 3 in Zdravilci na čelu seznama.
prison-trait-weakest-card = V boju od blizu eden na enega mora igralec odigrati najnižjo bojno karto, +0 ne šteje, razen če je edina.
prison-trait-two-cards = V boju od blizu eden na enega podzemlje obrne dve bojni karti, odigra višjo in odvrže obe.
prison-trait-blind-card = V boju od blizu eden na enega se igralčeva bojna karta na slepo potegne iz roke.
prison-trait-second-thought = V boju od blizu eden na enega se karta podzemlja, ki bi izgubila, odvrže in se enkrat odigra naslednja.
prison-trait-feared-fire = Sovražnik, ki ga ubije z ognjeno kroglo, je vreden 2 točki za podzemlje namesto 1.
prison-trait-any-shield = Vsak predmet, ki ga nosi, je zanj tudi veliki ščit.
prison-trait-wanders = Preden pregleda cilje, se enkrat vržeta teleportacijski kocki za njegovo sobo; če brez šestice pokažeta veljavno polje, se prestavi tja.
prison-trait-chill = Igralčev lik, ki začne premik ob njej, dokler ni ranjena in med njima ni ničesar, ima 2 točki premika manj, a vsaj 1.

## Okoli plošče: karte, boji, stanje

prison-ui-somebody = nekdo
prison-ui-sided =
    { $side ->
        [0] { $name } (rumeni)
       *[1] { $name } (modri)
    }
prison-ui-room = soba { $place }

# Vrsta jetnikov
prison-ui-npcs = Jetniki v podzemlju
prison-ui-no-npcs = V podzemlju še ni jetnikov.
prison-ui-npc = { $name }, { $class }: { $standing }
prison-ui-standing-acting = je na potezi
prison-ui-standing-next = pride naslednja karta
prison-ui-standing-upright = v tem krogu še pride na vrsto
prison-ui-standing-turned = je že po potezi
prison-ui-standing-waiting = čaka na svoj krog
prison-ui-next = nato
prison-ui-build = Hitrost { $speed }, moč { $strength }
prison-ui-stands = Na { $square }
prison-ui-is-wounded = Rana
prison-ui-carries = Nosi: { $what }
prison-ui-known = iz pravil igre za enega
prison-ui-ours = naša rekonstrukcija
prison-ui-card-known = Pravila igre za enega imenujejo tega jetnika.
prison-ui-card-ours = Tega jetnika smo si izmislili mi.
prison-ui-goals = Cilji, od prvega
prison-ui-main = glavni cilj
prison-ui-ap = { $ap } AT
prison-ui-classes = Razredi, od najvišjega
prison-ui-objects = Predmeti, od najvišjega
prison-ui-why = Zakaj taka poteza?
prison-ui-no-decision = V poteku ni nobene odločitve.

# Karte
prison-ui-hand = Tvoje karte
prison-ui-actions = Akcijske karte
prison-ui-card-now = zdaj jo lahko odigraš
prison-ui-card-later = ne zdaj
prison-ui-card-played = odigrana
prison-ui-ap-left =
    { $ap ->
        [one] Še { $ap } akcijska točka
        [two] Še { $ap } akcijski točki
        [few] Še { $ap } akcijske točke
       *[other] Še { $ap } akcijskih točk
    }
prison-ui-jumps =
    { $jumps ->
        [one] Še { $jumps } skok
        [two] Še { $jumps } skoka
        [few] Še { $jumps } skoki
       *[other] Še { $jumps } skokov
    }
prison-ui-fights =
    { $cards ->
        [one] { $cards } bojna karta
        [two] { $cards } bojni karti
        [few] { $cards } bojne karte
       *[other] { $cards } bojnih kart
    }
prison-ui-decks = Bojne karte
prison-ui-own-fights = Tvoja roka
prison-ui-own-spent = Tvoje odigrane
prison-ui-np-fights = Kup podzemlja
prison-ui-np-spent = Njegove odvržene
prison-ui-other-fights = Nasprotnikova roka
prison-ui-other-spent = Nasprotnikove odigrane
prison-ui-icons = Dragulj tvoje stopnje na karti pripelje okrepitev. Tvoja +0 se vrne v roko.
prison-ui-face-action =
    { $value ->
        [one] { $value } akcija
        [two] { $value } akciji
        [few] { $value } akcije
       *[other] { $value } akcij
    }
prison-ui-face-jump = Skok
prison-ui-face-fight = Bojna karta +{ $value }
prison-ui-face-np = Njegova bojna karta +{ $value }
prison-ui-calls = pripelje okrepitev na stopnji »{ $level }«
prison-ui-eye = oko odpre sobo

# Boj
prison-ui-fight-close = { $attacker } napade: { $target }
prison-ui-fight-bow = { $attacker } strelja: { $target }
prison-ui-fight-spear = { $attacker } sune s kopjem: { $target }
# $side: 0 so rumeni, 1 modri, 2 podzemlje igre za enega.
prison-ui-fight-side =
    { $side ->
        [0] { $role ->
            [attack] Rumeni napadajo
           *[defence] Rumeni se branijo
        }
        [1] { $role ->
            [attack] Modri napadajo
           *[defence] Modri se branijo
        }
       *[2] { $role ->
            [attack] Podzemlje napada
           *[defence] Podzemlje se brani
        }
    }
prison-ui-brings = Moč { $strength }, dodatek { $bonus }
prison-ui-total = Vsota: { $total }
prison-ui-choose-card = Izberi bojno karto
prison-ui-pick-theirs = Tvoj Telepat vidi tri karte: katera mora biti odigrana?
prison-ui-name-theirs = Tvoj Telepat imenuje karto, ki jo mora odigrati nasprotnik
prison-ui-named = Telepat imenuje +{ $value }: kdor jo ima, jo odigra.
prison-ui-wait-card = Tvoja karta leži zakrita. Izbira nasprotnik.
prison-ui-cards-turn = Karte se obračajo …
prison-ui-fight-result =
    { $winner ->
        [-1] Izenačeno: nič se ne zgodi
        [0] Boj dobijo rumeni
        [1] Boj dobijo modri
       *[2] Boj dobi podzemlje
    }
prison-ui-fold = Poglej na ploščo
prison-ui-unfold = Nazaj k boju

# Kako kaže
prison-ui-points = Točke: { $points } od { $most }
prison-ui-turn = Poteza { $turn } od { $most }
prison-ui-level = Stopnja: { $level }
prison-ui-reinforcements =
    { $cards ->
        [one] Lahko pride še { $cards } okrepitev
        [two] Lahko prideta še { $cards } okrepitvi
        [few] Lahko pridejo še { $cards } okrepitve
       *[other] Lahko pride še { $cards } okrepitev
    }
prison-ui-sight-on = Nadmag gleda
prison-ui-sight-off = Brez Pogleda Nadmaga
prison-ui-closed-rooms =
    { $rooms ->
        [0] Vse sobe so odprte
        [one] Zaprta je { $rooms } soba
        [two] Zaprti sta { $rooms } sobi
        [few] Zaprte so { $rooms } sobe
       *[other] Zaprtih je { $rooms } sob
    }
prison-ui-is-closed = zaprta
prison-ui-is-open = odprta
prison-ui-bag = V vrečki
prison-ui-bag-empty = Vrečka je prazna.
prison-ui-score = { $ours } : { $theirs }
prison-ui-advice-lower = To je bilo težko: poskusi lažje podzemlje.
prison-ui-advice-higher = To je bilo lahko: poskusi težje podzemlje.
prison-ui-advice-same = Naslednjič ostani na tej stopnji.

## Zakaj jetnik dela, kar dela

prison-trace-about = { $goal } ({ $about })
prison-trace-chosen = { $rank }. { $goal }: potrebuje { $needed } AT, ima { $ap } → da
prison-trace-dear = { $rank }. { $goal }: potrebuje { $needed } AT, ima { $ap } → ne
prison-trace-void =
    { $kind ->
        [reveal] { $rank }. { $goal }: nobena soba ni zaprta → izpuščeno
        [break] { $rank }. { $goal }: nobene rešetke ni več → izpuščeno
        [open] { $rank }. { $goal }: nobena rešetka ni zaprta → izpuščeno
        [heal] { $rank }. { $goal }: noben prijatelj ni ranjen → izpuščeno
        [combat] { $rank }. { $goal }: ni sovražnikov → izpuščeno
        [push] { $rank }. { $goal }: ni sovražnikov → izpuščeno
        [rotate] { $rank }. { $goal }: ni mehanizma → izpuščeno
        [regroup] { $rank }. { $goal }: ni prijateljev → izpuščeno
       *[take] { $rank }. { $goal }: ni ničesar zaželenega → izpuščeno
    }
prison-trace-no-way = { $rank }. { $goal }: nobena pot ne vodi tja, { $ap } AT → ne
prison-trace-beside = { $rank }. { $goal }: že stoji ob tem razredu → ne
prison-trace-load = { $rank }. { $goal }: nič boljšega od tega, kar nosi → ne
prison-trace-hurt = { $rank }. { $goal }: rana iz te poteze, znova napasti ni mogoče → ne
prison-trace-strong = { $rank }. { $goal }: nihče ni šibkejši → ne
prison-trace-locked = { $rank }. { $goal }: ta mehanizem je zaklenjen → ne
prison-trace-again = Nekaj je vzeto: znova od začetka, ostane { $ap } AT.
prison-trace-on = Isti cilj se nadaljuje, { $goal }: ostane { $ap } AT.
prison-trace-goal = Torej: { $goal }, za { $needed } od { $ap } AT.
prison-trace-near = Zunaj dosega: čim bliže cilju »{ $goal }«, za { $needed } od { $ap } AT.
prison-trace-to-go = Še poti: prej { $before } AT, polj { $from }; potem { $after } AT, polj { $to }.
prison-trace-straight = Še poti po vrstah in stolpcih: prej { $from }, potem { $to }.
prison-trace-as-if-b = Šteto, kot da tam ne bi stal nihče.
prison-trace-as-if-c = Šteto, kot da tam ne bi stal nihče in bi bile rešetke odprte.
prison-trace-as-if-d = Šteto, kot da tam ne bi stal nihče in bi bile zaprte sobe, rešetke in strelne line odprte.
prison-trace-others = Tudi v dosegu: { $others }
prison-trace-other =
    { $rank ->
        [0] { $about } za { $needed } AT
       *[other] { $about }, številka { $rank } na seznamu, za { $needed } AT
    }
prison-trace-rest = Nič več ne stori.
prison-trace-by-list =
    { $rank ->
        [0] Zdravilec je pred vsemi: najvišji v dosegu.
       *[other] Številka { $rank } na seznamu: najvišje v dosegu.
    }
prison-trace-by-ap = Pot, ki stane najmanj AT.
prison-trace-by-squares = Enako AT: pot z najmanj polji.
prison-trace-by-die =
    { $ties ->
        [2] Dve enaki poti: odloči kocka.
       *[other] Enakih poti: { $ties }. Odloči kocka.
    }

## Na plošči

prison-board-map = Podzemlje
prison-board-deeds = Kaj zmore ta lik
prison-board-you = Ti
prison-board-dungeon = Podzemlje
prison-board-points = { $name }: točke { $points } od { $most }

# Dve črki za značko lika.
prison-board-mark-backstabber = Za
prison-board-mark-banshee = Bn
prison-board-mark-cleric = Zd
prison-board-mark-colossus = Ko
prison-board-mark-mekanork = Me
prison-board-mark-naga = Na
prison-board-mark-telepath = Te
prison-board-mark-wizard = Ča

prison-board-power-backstabber = Odpira in zapira rešetke; +2 v skupinskem boju ob prijatelju.
prison-board-power-banshee = Njen krik za eno polje odrine vsakogar, ki ga vidi.
prison-board-power-cleric = Zdravi ranjenega prijatelja ob sebi.
prison-board-power-colossus = Za vedno razbija rešetke.
prison-board-power-mekanork = Na mehanizmu vrti katero koli sobo para v katero koli smer.
prison-board-power-naga = Hodi skozi strelne line.
prison-board-power-telepath = Eden na enega pove, katero karto odigra sovražnik.
prison-board-power-wizard = Lebdi nad jamami in sovražniki; samo on uporablja palico.

prison-board-starters =
    { $left ->
        [one] Izberi še { $left } lik za črto
        [two] Izberi { $left } lika za črto
        [few] Izberi { $left } like za črto
       *[other] Izberi { $left } likov za črto
    }
prison-board-suggest = Dober začetek: { $who }.
prison-board-take =
    { $count ->
        [one] Vzemi to osebo
       *[other] Vzemi te { $count }
    }
prison-board-lay = Žetoni, ki jih je treba položiti zakrite

# Imena polj za poslušalce: kaj je tam.
prison-board-of-yellow = { $name }, rumeni
prison-board-of-blue = { $name }, modri
prison-board-of-dungeon = { $name }, jetnik
prison-board-wounded = rana
prison-board-line-yellow = rumena črta
prison-board-line-blue = modra črta
prison-board-closed = zaprta soba
prison-board-closed-room = Zaprta soba { $place }
prison-board-pit = jama
prison-board-gear = mehanizem
prison-board-gate-shut = zaprta rešetka
prison-board-gate-open = odprta rešetka
prison-board-gate-broken = razbita rešetka
prison-board-walk-here =
    { $ap ->
        [0] Pojdi sem.
        [one] Pojdi sem za { $ap } akcijsko točko.
        [two] Pojdi sem za { $ap } akcijski točki.
        [few] Pojdi sem za { $ap } akcijske točke.
       *[other] Pojdi sem za { $ap } akcijskih točk.
    }
prison-board-do-move = Pojdi.
prison-board-do-reveal = Odkrij to sobo.
prison-board-do-hide = Položi žeton sem, zakrit.
prison-board-do-turn = Zavrti to sobo.
prison-board-do-attack = Napadi.
prison-board-do-jump = Skoči sem.
prison-board-do-heal = Ozdravi.
prison-board-do-gate = Odpri ali zapri rešetko.
prison-board-do-break = Razbij rešetko.
prison-board-do-fire = Zažgi s palico.
prison-board-do-scream = Odrini s krikom.
prison-board-turn-clockwise = Zavrti sobo { $room } v smeri urinega kazalca
prison-board-turn-counter = Zavrti sobo { $room } proti urinemu kazalcu

prison-board-verb-move = Hoja
prison-board-verb-reveal = Odkrij sobo
prison-board-verb-turn = Zavrti sobo
prison-board-verb-attack = Napad
prison-board-verb-jump = Skok
prison-board-verb-heal = Zdravljenje
prison-board-verb-gate = Rešetka
prison-board-verb-break = Razbij
prison-board-verb-fire = Ogenj
prison-board-verb-scream = Krik
prison-board-pick-up = Poberi
prison-board-pick-up-wounded = Poberi ranjenca
prison-board-drop = Odloži: { $what }
prison-board-give = Zamenjaj: { $to }
prison-board-stop = Ustavi se tukaj
prison-board-pass = Končaj potezo
prison-board-hurry = Preskoči

prison-board-first = Odkrij eno od dveh sob pred svojo črto: izberi jo.
prison-board-select = Izberi svoj lik ali končaj potezo.
prison-board-selected = { $name }: izberi, kam naj gre ali koga udari, ali dejanje.
prison-board-where = { $deed }: izberi, kar žari.
prison-board-moving =
    { $points ->
        [0] { $name } ne more naprej: ustavi se tukaj.
        [one] { $name } hodi: še { $points } polje.
        [two] { $name } hodi: še { $points } polji.
        [few] { $name } hodi: še { $points } polja.
       *[other] { $name } hodi: še { $points } polj.
    }
prison-board-choose = Šestica! Polje izbereš ti, žeton: { $name }.
prison-board-put = Izberi polje, žeton: { $name }.
prison-board-hide = Izberi žeton in nato izberi zaprto sobo.
prison-board-no-way = S tvojimi akcijskimi točkami tja ni poti.
prison-board-dice = Kocki: vrsta { $red }, stolpec { $white }
prison-board-spin = Vrtilna kocka: { $quarters }

prison-key-drop = Spotoma: odloži
prison-key-give = Spotoma: zamenjaj

## Figures

prison-figure-wall = Zidovi ustavijo vsakogar.
prison-figure-bars = Zaprta rešetka prav tako.
prison-figure-slit = Skozi strelno lino nihče ne gre.
prison-figure-naga-slit = Naga pa gre.
prison-figure-open-bars = Zahrbtnica odpira in zapira rešetke.
prison-figure-break-bars = Kolos jih razbije za vedno.
prison-figure-jump-pit = Skok gre dve polji naravnost, tudi čez jamo.
prison-figure-jump-corner = Ali okoli vogala.
prison-figure-jump-wall = Ne skozi zid.
prison-figure-pit = Brez vrvi nihče ne stopi na jamo.
prison-figure-turn = Z mehanizma se soba zavrti za četrtino, kamor kaže puščica.
prison-figure-turn-back = Proti puščici jo zavrti samo Mekanork.
prison-figure-sight = V ravni črti ni nič vmes: vidi ga.
prison-figure-no-sight = Zaprta rešetka zapre pogled.
prison-figure-slit-shot = S polja ob lini se skoznjo vidi in strelja.
prison-figure-reveal = Kdor stoji ob zaprti sobi, jo sme odpreti.
prison-figure-no-reveal = Ne, če je vmes zid.
prison-figure-ed-fights = Edovi prvi cilji ne gredo; Zdravilca doseže, zato se bori.
prison-figure-ed-walks = Noben cilj ne gre v pet točk: hodi proti izhodu.
prison-figure-ed-bars = Zaprt gre, kolikor blizu more: do rešetke.
prison-figure-hur-ban = Hur-Ban se bori s prvim na seznamu, nato z naslednjim in gre naprej.
prison-figure-lissandra = Lissandra odpre najbližjo sobo, spotoma vzame lok in odpre naslednjo.
prison-figure-teleport = Kar pride v sobo, pristane, kamor pravita kocki.
prison-figure-al = Al gre k prvemu prijatelju na seznamu in spotoma vzame kopje.
prison-figure-serpico = Serpico nese ranjenega Xanta Zdravilcu, vzame palico in odide.
prison-figure-artos = Artos razbije dve rešetki in gre k tretji.
prison-figure-ley-vite = Točka do mehanizma; kocka pravi tri, zavrti s preostalima dvema.
prison-figure-maldon = Maldon gre skozi Serpica in vzame palico: zanj je višje.
prison-figure-set-up = Osem zaprtih sob, štiri krat dve, med črtama.

## Uganke

prison-puzzle-points = Spravi svoj izid na { $points } s preostalimi akcijskimi točkami, katera koli karta se obrne.
prison-puzzle-points-missed = Poteza je končana. Tvoje točke: { $scored } od { $points }
prison-puzzle-safe = Preživi potezo podzemlja: nihče od tvojih ni ranjen in podzemlje ne dobi točke.
prison-puzzle-safe-missed = Podzemlje je udarilo. Tvoji ranjeni: { $hurt }, njegove točke: { $theirs }

## Konec po delih

prison-account-out = { $name }: pot ven
prison-account-struck = Premagano: { $name }
prison-account-fell = V jamo: { $name }
prison-account-their-out = Podzemlje – pot ven: { $name }
prison-account-their-struck = Podzemlje – izguba: { $name }
prison-account-their-fell = Podzemlje – v jami: { $name }
prison-account-their-trait = Podzemlje – lastnost: { $name }

# Ways to play of the bots: a word, and a line about it.
prison-bot-brawler = pretepač
prison-bot-brawler-hint = Raje se bojuje, kot da bi šel naokoli.
prison-bot-explorer = raziskovalec
prison-bot-explorer-hint = Odpira in vrti več sob kot drugi.
