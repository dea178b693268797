# Žalář slovy. Jména se nikdy neskloňují: věty se staví kolem nich. O proměnných viz en.ftl.

prison-name = Žalář
prison-tagline = Proveď svou osmičku podzemím, které se otáčí, navzdory vězňům, z nichž má každý svůj plán.
prison-source = Naším zdrojem jsou pravidla hry pro jednoho. Jmenují 17 z 32 vězňů a 14 z jejich 192 cílů s akčními body; zbytek jejich karet je naše rekonstrukce a je tak označen.

## Možnosti

prison-option-game = Hra
prison-option-game-solo = Sólo
prison-option-game-solo-hint = Ty proti vězňům podzemí, kteří jednají podle svých karet.
prison-option-game-duel = Souboj
prison-option-game-duel-hint = Dva hráči, každý stejných osm postav, skrytá příprava.
prison-option-level = Obtížnost
prison-option-level-hint = Kolik posil karty přivolají.
prison-option-level-white = Bílá
prison-option-level-white-hint = Naše, pro začátek: dva vězni a nikdo není přivolán.
prison-option-level-pink = Růžová
prison-option-level-pink-hint = Nejlehčí z pravidel: posil chodí málo.
prison-option-level-yellow = Žlutá
prison-option-level-yellow-hint = Lehká.
prison-option-level-green = Zelená
prison-option-level-green-hint = Střední.
prison-option-level-blue = Modrá
prison-option-level-blue-hint = Náročná.
prison-option-level-red = Červená
prison-option-level-red-hint = Těžká.
prison-option-level-black = Černá
prison-option-level-black-hint = Nejtěžší: skoro každá karta někoho přivolá.
prison-option-sight = Zrak Arcimága
prison-option-sight-off = Ne
prison-option-sight-off-hint = Místnosti se otvírají, jen když je někdo odkryje.
prison-option-sight-on = Ano
prison-option-sight-on-hint = Karty s okem otvírají místnosti samy.

## Jak se co jmenuje

prison-class-backstabber = Zákeřnice
prison-class-banshee = Bánší
prison-class-cleric = Klerik
prison-class-colossus = Kolos
prison-class-mekanork = Mekanork
prison-class-naga = Nága
prison-class-telepath = Telepat
prison-class-wizard = Čaroděj

prison-object-rope = Lano
prison-object-key = Klíč
prison-object-fireball = Hůlka ohnivé koule
prison-object-bow = Luk
prison-object-spear = Teleskopické kopí
prison-object-shield = Velký štít
prison-object-wounded = Raněný

prison-goal-combat = Boj
prison-goal-reveal = Odkrýt místnost
prison-goal-exit = Odchod
prison-goal-regroup = Seskupení
prison-goal-take = Vzít předmět
prison-goal-rotate = Otočit místnost
prison-goal-break = Rozbít mříže
prison-goal-open = Otevřít mříže
prison-goal-heal = Léčení
prison-goal-push = Odstrčení

prison-side-yellow = Žlutí
prison-side-blue = Modří
prison-side-np = Podzemí

## Na co se ptáme

prison-prompt-starters = Vyber čtyři postavy, které začnou na tečkách tvé čáry.
prison-prompt-hide = Rozlož žetony lícem dolů: vyber žeton a zavřenou místnost pro něj.
prison-prompt-put = Vyber pole nové místnosti, na které tento žeton přijde.
prison-prompt-card = Zahraj akční kartu: její číslo jsou tvé akční body.
prison-prompt-act =
    { $ap ->
        [one] Jednej: zbývá { $ap } akční bod.
        [few] Jednej: zbývají { $ap } akční body.
       *[other] Jednej: zbývá { $ap } akčních bodů.
    }
prison-prompt-move = Jdi pole za polem, ber a pokládej, pak zastav.
prison-prompt-choose = Šestka: vyber, kam ve své řadě či sloupci žeton přijde.
prison-prompt-fight = Vyber bojovou kartu.
prison-prompt-name = Tvůj Telepat čte myšlenky: vyber kartu, kterou zahraje soupeř.
prison-prompt-opens = Otevírá se místnost: podívej se, co z ní vyjde.
prison-prompt-turns = Bojové karty se otáčejí.
prison-prompt-chance = Rozhoduje náhoda.
prison-prompt-wait = Na tahu je druhá strana.
prison-prompt-over = Hra skončila.

## Tahy slovy, jako na tlačítku, a nadpisy pro více tahů

prison-way =
    { $side ->
        [0] sever
        [1] východ
        [2] jih
       *[3] západ
    }
prison-action-pick = Začíná na čáře: { $figure }
prison-action-hide = Položit lícem dolů, { $room }: { $token }
prison-action-put = Postavit na { $square }: { $token }
prison-action-play-card = Zahrát kartu: { prison-ui-face-action }
prison-action-begin = { $figure }: { prison-board-verb-move }
prison-deed-walk = { $figure }: { prison-board-verb-move } – { $square }
prison-action-step = { $figure }: krok na { prison-way }
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
prison-action-name = Druhá strana hraje +{ $value }
prison-action-choose = { prison-action-put }
prison-action-lot = { prison-event-first }
prison-action-deal = { prison-event-dealt }
prison-action-lay = Odkrytá: { $room }.
prison-action-draw = { prison-event-drew }
prison-action-dice = { prison-event-diced }
prison-action-arrive = { prison-event-arrived }
prison-action-eye = { prison-event-looked }
prison-action-turn-up = { prison-event-turned }
prison-action-blind = { prison-ui-face-fight }
prison-action-order = { prison-event-rowed }
prison-action-tie = Kostka vybírá ze stejných cest: { $choice }.
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

## Proč ne

prison-refuse-first-starters = Teď ne: nejdřív vyber čtyři, kteří začnou.
prison-refuse-first-hide = Teď ne: nejdřív rozlož všechny své žetony lícem dolů na místnosti.
prison-refuse-first-put = Teď ne: nejdřív polož žeton na pole nové místnosti.
prison-refuse-first-card = Teď ne: nejdřív zahraj akční kartu.
prison-refuse-first-act = Teď ne: nikdo nejde ani nebojuje; vyber akci.
prison-refuse-first-move = Teď ne: nejdřív dokonči započatý pohyb.
prison-refuse-first-choose = Teď ne: nejdřív vyber, kam žeton přijde.
prison-refuse-first-name = Teď ne: nejdřív vyber kartu, kterou zahraje soupeř.
prison-refuse-first-fight = Teď ne: nejdřív vyber bojovou kartu.
prison-refuse-nobody = Taková postava ve hře není.
prison-refuse-not-yours = Tato postava není tvoje nebo není v podzemí.
prison-refuse-wounded = Ranění jednat nemohou.
prison-refuse-healed = Kdo byl v tomto tahu vyléčen, už v něm nic nedělá.
prison-refuse-ap =
    { $needed ->
        [one] To stojí { $needed } akční bod; máš { $left }.
        [few] To stojí { $needed } akční body; máš { $left }.
       *[other] To stojí { $needed } akčních bodů; máš { $left }.
    }
prison-refuse-first-reveal = Úplně první akce hry odkryje jednu ze dvou místností před tvou čárou.
prison-refuse-picked = Tato postava už je vybraná, nebo taková není.
prison-refuse-no-card = Tuto kartu nemáš: { $value }.
prison-refuse-ascending = Poprvé jdou akční karty po řadě: teď { $value }.
prison-refuse-weakest = Před tímto Telepatem musíš zahrát nejslabší bojovou kartu, +0 nepočítaje.
prison-refuse-not-shown = Tato karta nebyla otočena: +{ $value }.
prison-refuse-not-valid = Tam žeton nemůže: vyber bezpečné prázdné pole.
prison-refuse-open-already = Tam žádná zavřená místnost není.
prison-refuse-not-beside-room = Odtamtud místnost odkrýt nejde: stůj vedle ní, bez překážky na své straně.
prison-refuse-no-gear = Jen z mechanismu: otáčí se tato místnost nebo její odkryté dvojče.
prison-refuse-one-quarter = Místnost se otáčí vždy o čtvrtinu.
prison-refuse-against-arrow = Proti šipce otáčí místnost jen Mekanork.
prison-refuse-gear-locked = Na mechanismu této dvojice stojí Dráteník Al: otáčejí ji jen Mekanorkové.
prison-refuse-no-enemy = Zaútočit lze jen na nepřítele v podzemí.
prison-refuse-hurt-already = Na toho, kdo byl v tomto tahu raněn, už v něm nelze znovu útočit.
prison-refuse-out-of-reach = Tímto útokem na nepřítele nedosáhneš.
prison-refuse-no-jumps = Nemáš už žádnou kartu skoku.
prison-refuse-no-landing = Skáče se o dvě pole, rovně nebo za roh, na pole, kde se dá stát.
prison-refuse-no-cleric = Léčí jen Klerik.
prison-refuse-no-wounded = Hned vedle není žádný tvůj raněný.
prison-refuse-end-crowded = Na poli jsou nejvýš dva žetony: zdravá postava a předmět nebo vlastní raněný.
prison-refuse-no-key = Mříže jsou pro Zákeřnici nebo pro toho, kdo nese klíč.
prison-refuse-no-portcullis = Na té straně mříž není.
prison-refuse-gate-barred = Stojí tam Vrátný Gorm: tato mříž zůstane, jak je.
prison-refuse-no-colossus = Mříže rozbíjí jen Kolos.
prison-refuse-no-wand = Na ohnivou kouli je třeba Čaroděj s hůlkou v ruce.
prison-refuse-nobody-in-line = Tím směrem není koho zasáhnout.
prison-refuse-no-banshee = Křičí jen Bánší.
prison-refuse-no-sight = Bánší tuto postavu v přímce nevidí.
prison-refuse-no-room-behind = Vzadu není volné pole, kam odstrčit.
prison-refuse-tired = Body pohybu došly: zastav tady.
prison-refuse-no-side = Strany jsou čtyři: sever, východ, jih a západ.
prison-refuse-no-end = Odtamtud by pohyb neměl kde skončit.
prison-refuse-walled = V cestě je zeď, zavřená mříž, střílna nebo neodkrytá místnost.
prison-refuse-enemy = V cestě stojí zdravý nepřítel.
prison-refuse-pit = V cestě je jáma a lano chybí.
prison-refuse-end-occupied = Na poli někoho jiného zastavit nelze.
prison-refuse-end-pit = Na jámě bez lana zastavit nelze.
prison-refuse-nothing-here = Tady není co zvednout.
prison-refuse-empty-hands = Není co položit ani předat.
prison-refuse-no-friend = Na tomto poli není přítel, kterému by šlo něco předat.
prison-refuse-handled = Na každém poli se věci předávají jen jednou.
prison-refuse-not-to-hide = Tento žeton nepatří k těm, které ti zbývá rozložit.
prison-refuse-no-room = Taková místnost není.
prison-refuse-room-full =
    { $most ->
        [one] Na místnosti leží nejvýš { $most } žeton.
        [few] Na místnosti leží nejvýš { $most } žetony.
       *[other] Na místnosti leží nejvýš { $most } žetonů.
    }
prison-refuse-not-free = Žeton přijde na bezpečné prázdné pole nové místnosti.
prison-refuse-step-by-step = Dokud nikdo nezahrál 4, smí být karta vyšší než dosud nejvyšší jen o jednu: teď nejvýš { $value }.
prison-refuse-no-such-card = Takovou kartu jmenovat nelze: +{ $value }. Jmenuj jednu od +1 do +6.
prison-refuse-named = Telepat jmenoval tvou +{ $value }: musíš ji zahrát.

## Jak vyhrát

prison-purpose-five = Do pěti bodů: vyveď své na druhé straně, nebo poraz nepřátele. Ty { $mine } : { $theirs }
prison-purpose-five-watched = Do pěti bodů: vyvést své, nebo porazit nepřátele. { $mine } : { $theirs }

## Jak to skončilo

prison-over-won = Výhra: podzemí je za tebou.
prison-over-lost = Prohra: podzemí si své vězně nechává.
prison-over-late = Šedesát tahů, a pět bodů není: podzemí si své vězně nechává.
prison-over-five = Pět bodů: souboj je rozhodnut.
prison-over-nobody = Jedné straně nikdo nezbyl: souboj je rozhodnut.
prison-over-turns = Tahy došly: vyhrává vyšší skóre.
prison-over-draw = Remíza: nikdo nevede.

## Co se děje

prison-event-picked = Na startovní čáru, { $square }, přichází { $figure }.
prison-event-first =
    { $side ->
        [0] Los padl: začínají žlutí.
       *[1] Los padl: začínají modří.
    }
prison-event-stood =
    { $side ->
        [0] Na čáře stojí lícem dolů žlutý žeton.
       *[1] Na čáře stojí lícem dolů modrý žeton.
    }
prison-event-hid = Lícem dolů na místnost: { $number }.
prison-event-covered =
    { $side ->
        [0] Na místnosti leží lícem dolů žlutý žeton.
       *[1] Na místnosti leží lícem dolů modrý žeton.
    }
prison-event-uncovered = Začínající postavy se odkryjí.
prison-event-found =
    { $side ->
        [0] V místnosti: { $number }. Pole vybírají žlutí.
       *[1] V místnosti: { $number }. Pole vybírají modří.
    }
prison-event-named =
    { $side ->
        [0] Telepat žlutých jmenuje +{ $value }.
       *[1] Telepat modrých jmenuje +{ $value }.
    }
prison-event-readied =
    { $side ->
        [0] Bojová karta žlutých leží lícem dolů.
       *[1] Bojová karta modrých leží lícem dolů.
    }
prison-event-dealt = Do pytlíku jdou: { $npcs }.
prison-event-carded =
    { $side ->
        [0] { $value ->
            [one] Žlutí hrají kartu: { $value } akční bod.
            [few] Žlutí hrají kartu: { $value } akční body.
           *[other] Žlutí hrají kartu: { $value } akčních bodů.
        }
       *[1] { $value ->
            [one] Modří hrají kartu: { $value } akční bod.
            [few] Modří hrají kartu: { $value } akční body.
           *[other] Modří hrají kartu: { $value } akčních bodů.
        }
    }
prison-event-walked = { $figure } jde: { $start } – { $end }.
prison-event-jumped = { $figure } skáče: { $start } – { $end }.
prison-event-took = { $figure } bere: { $thing }.
prison-event-dropped = { $figure } pokládá: { $thing }.
prison-event-gave = { $figure } předává, co nese; teď to má { $to }.
prison-event-opened =
    { $by ->
        [-1] Místnost se otvírá sama.
       *[other] { $by } odkrývá místnost.
    }
prison-event-drew = Z pytlíku: { $number }.
prison-event-diced = Teleportační kostky: řada { $red }, sloupec { $white }.
prison-event-placed = { $number } přichází na { $square }.
prison-event-vanished = Dvě šestky: { $number } je ze hry venku.
prison-event-rotated =
    { $quarters ->
        [1] { $by } otáčí místnost o čtvrtinu doprava.
        [2] { $by } otáčí místnost o polovinu.
       *[3] { $by } otáčí místnost o čtvrtinu doleva.
    }
prison-event-fought =
    { $winner ->
        [-1] { $attacker } a { $target }, boj: karty { $cards }, celkem { $totals }. Remíza: nic se neděje.
        [0] { $attacker } a { $target }, boj: karty { $cards }, celkem { $totals }. Vítězí žlutí.
        [2] { $attacker } a { $target }, boj: karty { $cards }, celkem { $totals }. Boj vyhrává podzemí.
       *[1] { $attacker } a { $target }, boj: karty { $cards }, celkem { $totals }. Vítězí modří.
    }
prison-event-challenged =
    { $how ->
        [bow] { $attacker } střílí z luku. Cíl: { $target }.
        [spear] { $attacker } bodá kopím. Cíl: { $target }. V boji: { $fighters }.
       *[close] { $attacker } útočí. Cíl: { $target }. V boji: { $fighters }.
    }
prison-event-wounded = { $figure } utrží ránu.
prison-event-died = { $figure } umírá.
prison-event-fell = { $figure } padá do jámy.
prison-event-lost = V jámě mizí: { $thing }.
prison-event-broke = { $figure } proráží průchod navždy.
prison-event-gated =
    { $open ->
        [yes] { $figure } otvírá mříž.
       *[no] { $figure } zavírá mříž.
    }
prison-event-healed = { $figure } léčí. Zase na nohou: { $target }.
prison-event-pushed = { $figure } křičí a { $target } odlétá: { $start } – { $end }.
prison-event-burnt = { $figure } metá ohnivou kouli: { $target } hoří.
prison-event-left = { $figure } opouští podzemí.
prison-event-scored =
    { $side ->
        [0] { $points ->
            [one] { $points } bod pro žluté ({ $clause }).
            [few] { $points } body pro žluté ({ $clause }).
           *[other] { $points } bodů pro žluté ({ $clause }).
        }
        [2] { $points ->
            [one] { $points } bod pro podzemí ({ $clause }).
            [few] { $points } body pro podzemí ({ $clause }).
           *[other] { $points } bodů pro podzemí ({ $clause }).
        }
       *[1] { $points ->
            [one] { $points } bod pro modré ({ $clause }).
            [few] { $points } body pro modré ({ $clause }).
           *[other] { $points } bodů pro modré ({ $clause }).
        }
    }
prison-event-arrived = Přichází posila: { $figure }.
prison-event-looked = Arcimág hledí na zavřenou místnost.
prison-event-turned = Podzemí otáčí: { $values }.
prison-event-rowed =
    { $row ->
        [0] Kolo podzemí: ještě tu nikdo není.
       *[other] Kolo podzemí, v tomto pořadí: { $row }.
    }
prison-event-ended =
    { $side ->
        [0] Tah žlutých skončil.
        [2] Tah podzemí skončil.
       *[1] Tah modrých skončil.
    }
prison-event-over =
    { $winner ->
        [-1] Hra skončila, { $points }: remíza.
        [0] Hra skončila, { $points }: vyhráli žlutí.
        [2] Hra skončila, { $points }: vyhrálo podzemí.
       *[1] Hra skončila, { $points }: vyhráli modří.
    }
prison-event-activated = { $figure } prochází cíle své karty.
prison-event-rested = { $figure } končí.
prison-event-tied = Kostka vybírá ze stejných cest, je jich { $ties }.
prison-event-thought = { $figure } se rozhoduje: { $goal }.
prison-event-spun =
    { $quarters ->
        [1] Otáčecí kostka: jedna čtvrtina doprava.
        [2] Otáčecí kostka: dvě čtvrtiny doprava.
        [3] Otáčecí kostka: tři čtvrtiny doprava.
        [-1] Otáčecí kostka: jedna čtvrtina doleva.
        [-2] Otáčecí kostka: dvě čtvrtiny doleva.
       *[-3] Otáčecí kostka: tři čtvrtiny doleva.
    }

## Rady

prison-hint-step = K protější čáře bude asi { $ap } AB místo { $from }.
prison-hint-out = Tento krok vede ven a postava venku je bod.
prison-hint-strike = Tahle rána kartu nepotřebuje: je jistá.
prison-hint-opens = { $who }: k protější čáře bude asi { $ap } AB místo { $from }.
prison-hint-beside = Odtamtud je na dosah: { $who }.
prison-hint-fight = Tato karta vyhrává v { $wins } % případů a prohrává v { $loses } %.
prison-hint-reveal = Zavřenou místností nikdo neprojde. Přátelé, kteří mohou čekat uvnitř: { $hidden }.
prison-hint-turn = Takto otočená místnost vede, kam chceš, nebo zavře cestu ostatním.
prison-hint-attack = S +{ $value } vyhraješ v { $wins } % případů, prohraješ v { $loses } %. Raněný nepřítel je půl bodu.
prison-hint-jump = Skok ušetří okliku.
prison-hint-heal = Příští tah zase může chodit a bojovat: { $who }.
prison-hint-portcullis = Mříž někomu stojí v cestě.
prison-hint-break = Bez této mříže je cesta navždy volná.
prison-hint-fire = První v té přímce zmizí, a to je bod.
prison-hint-scream = Tam, kam ho odstrčíš, je na tom hůř.
prison-hint-pass = Nic jiného situaci nezlepší.
prison-hint-pick-up = Tohle se bude hodit: { $what }.
prison-hint-drop = Ruce jsou potřeba na něco jiného.
prison-hint-give = Někdo jiný to využije lépe.
prison-hint-stop = Dobré pole k zastavení.
prison-hint-pick = Dobrý na začátek: rychlost { $speed }, síla { $strength }.
prison-hint-hide = V té místnosti nejvíc pomůže tobě, nebo nejméně soupeři.
prison-hint-put = Na tomto poli nejvíc pomůže tobě, nebo nejméně soupeři.
prison-hint-card = Nejlepší tah, jaký je teď vidět, potřebuje tolik akčních bodů.
prison-hint-name = Nejslabší z nich je pro tebe nejlepší.
prison-hint-choose = Tam ti nejvíc prospěje nebo nejméně uškodí.

## Vězni a jejich vlastnosti

prison-npc-curious-lissandra = Zvědavá Lissandra
prison-npc-jen = Jen
prison-npc-magpie-nika = Straka Nika
prison-npc-lockpick-rada = Rada Paklíč
prison-npc-rick-wave = Rick-Vlna
prison-npc-wailing-marta = Plačka Marta
prison-npc-siren-ulla = Siréna Ulla
prison-npc-thunder-gleb = Hromový Gleb
prison-npc-father-kind = Otec Dobrák
prison-npc-father-junk = Otec Veteš
prison-npc-sister-thimble = Sestra Náprstek
prison-npc-brother-lantern = Bratr Lucerna
prison-npc-artos = Artos
prison-npc-hur-ban = Hur-Ban
prison-npc-mangdu = Mangdu
prison-npc-gatekeeper-gorm = Vrátný Gorm
prison-npc-tinker-al = Dráteník Al
prison-npc-yom = Yom
prison-npc-ley-vite = Ley-Vite
prison-npc-contrary-bram = Bram Naopak
prison-npc-serpico = Serpico
prison-npc-slissken = Had Slissken
prison-npc-silent-ashka = Tichá Aška
prison-npc-stubborn-coil = Paličatý Závit
prison-npc-weakling-ed = Slaboch Ed
prison-npc-xant = Xant
prison-npc-foggy-bertram = Mlhavý Bertram
prison-npc-doubting-toma = Nevěřící Toma
prison-npc-maldon = Maldon
prison-npc-amestin = Amestin
prison-npc-absent-odo = Roztržitý Odo
prison-npc-lady-frost = Paní Mráz

prison-trait-alarm-bell = Když v jedné aktivaci odkryje druhou místnost, hned přijde jedna posila.
prison-trait-lone-knife = Její +2 za boj ve společnosti platí, i když útočí jedna na jednoho.
prison-trait-pickpocket = Skončí-li pohyb s prázdnýma rukama, vezme sousednímu zdravému nepříteli, není-li mezi nimi nic, předmět, který je na jejím seznamu nejvýš.
prison-trait-own-key = Cestou k jakémukoli cíli otvírá mříže za 1 AB, jako by nesla klíč.
prison-trait-breaker-push = Je-li hned za jeho obětí mříž, zeď nebo střílna, jeho strčení ji navždy prorazí; oběť proletí skrz a je raněna.
prison-trait-shakes-loose = Koho strčí, ten upustí svůj náklad na poli, které opouští.
prison-trait-pull = Její křik oběť neodstrčí, ale přitáhne ji o jedno pole přímo k ní.
prison-trait-long-push = Jeho strčení pošle oběť rovně, dokud ji nezastaví zeď, mříž, střílna či postava nebo nepohltí jáma bez lana.
prison-trait-quick-recovery = Karta vězně, kterého vyléčí, se znovu narovná a ten může v tomto kole ještě jednat.
prison-trait-picks-on-weak = Útočí jen na nepřítele, jehož vlastní síla je menší než jeho; kdo by se do boje přidal, se nepočítá.
prison-trait-heal-at-sight = Léčí každého raněného přítele na dohled, i když neleží vedle.
prison-trait-alms = Každé třetí vyléčení, které ve hře provede, je 1 bod pro podzemí.
prison-trait-breaker-points = Každá třetí mříž, kterou ve hře rozbije, je 1 bod pro podzemí.
prison-trait-crowd-fury = Ve skupinovém boji přičte podzemí 1 za každého nepřátelského bojovníka po prvním.
prison-trait-long-stride = Za 1 AB ujde až 3 pole místo 2.
prison-trait-bars-the-gate = Dokud není raněn, hráč nemůže otevřít ani zavřít mříž na okraji jeho pole.
prison-trait-gear-lock = Dokud stojí na mechanismu, otáčejí tuto dvojici místností jen Mekanorkové kterékoli strany a cíl „otočit místnost“ ostatních vězňů její mechanismy přehlíží.
prison-trait-double-turn = Při otáčení hází nejdřív za místnost, v níž stojí, a pak, zbývají-li AB, ještě jednou za její dvojče, pokaždé směrem, který padl.
prison-trait-born-on-gear = Objeví se bez kostek na mechanismu své místnosti, nebo podle kostek, leží-li tam žeton.
prison-trait-gear-and-reverse = Objeví se bez kostek na mechanismu své místnosti, nebo podle kostek, leží-li tam žeton, a každou místnost otáčí proti její šipce.
prison-trait-errands = Dokud nese raněného, je jeho cílem 1 předat ho zdravému spřátelenému Klerikovi; dokud nese hůlku ohnivé koule, předat ji zdravému spřátelenému Čaroději.
prison-trait-lays-out-loot = Když odkryje místnost, její předměty přijdou bez kostek na platná pole, kam nejdřív dojde za zbylé AB, a pokud na žádné, na nejbližší.
prison-trait-slips-past = Smí procházet zdravými nepřáteli, ale nikdy tam zastavit.
prison-trait-acts-wounded = I raněný jedná, s jediným cílem Seskupení 3 a s Kleriky v čele seznamu.
prison-trait-weakest-card = V boji zblízka jeden na jednoho musí hráč zahrát nejnižší bojovou kartu, +0 nepočítaje, ledaže je jediná.
prison-trait-two-cards = V boji zblízka jeden na jednoho otočí podzemí dvě bojové karty, zahraje vyšší a odloží obě.
prison-trait-blind-card = V boji zblízka jeden na jednoho se bojová karta hráče táhne z ruky naslepo.
prison-trait-second-thought = V boji zblízka jeden na jednoho, pokud by karta podzemí prohrála, odloží se a jednou se místo ní zahraje další.
prison-trait-feared-fire = Nepřítel, kterého zabije ohnivou koulí, je za 2 body pro podzemí místo 1.
prison-trait-any-shield = Každý předmět, který nese, je pro něj zároveň velkým štítem.
prison-trait-wanders = Než zkontroluje cíle, hodí se jednou teleportačními kostkami za jeho místnost; ukážou-li bez šestky platné pole, přesune se tam.
prison-trait-chill = Hráčova postava, která začíná pohyb vedle ní, dokud není raněna a nic mezi nimi není, má o 2 body pohybu méně, ale aspoň 1.

## Kolem plánu: karty, boje, stav

prison-ui-somebody = někdo
prison-ui-sided =
    { $side ->
        [0] { $name } (žlutí)
       *[1] { $name } (modří)
    }
prison-ui-room = místnost { $place }

# Řada vězňů
prison-ui-npcs = Vězni v podzemí
prison-ui-no-npcs = V podzemí ještě žádný vězeň není.
prison-ui-npc = { $name }, { $class }: { $standing }
prison-ui-standing-acting = právě jedná
prison-ui-standing-next = další na řadě
prison-ui-standing-upright = v tomto kole ještě přijde na řadu
prison-ui-standing-turned = už má po tahu
prison-ui-standing-waiting = čeká na své kolo
prison-ui-next = potom
prison-ui-build = Rychlost { $speed }, síla { $strength }
prison-ui-stands = Na { $square }
prison-ui-is-wounded = Zranění
prison-ui-carries = Nese: { $what }
prison-ui-known = z pravidel hry pro jednoho
prison-ui-ours = naše rekonstrukce
prison-ui-card-known = Pravidla hry pro jednoho tohoto vězně jmenují.
prison-ui-card-ours = Tohoto vězně jsme vymysleli my.
prison-ui-goals = Cíle, od prvního
prison-ui-main = hlavní cíl
prison-ui-ap = { $ap } AB
prison-ui-classes = Třídy, od nejvyšší
prison-ui-objects = Předměty, od nejvyššího
prison-ui-why = Proč takový tah?
prison-ui-no-decision = V průběhu hry tu není žádné rozhodnutí.

# Karty
prison-ui-hand = Tvoje karty
prison-ui-actions = Akční karty
prison-ui-card-now = lze zahrát teď
prison-ui-card-later = teď ne
prison-ui-card-played = zahraná
prison-ui-ap-left =
    { $ap ->
        [one] Zbývá { $ap } akční bod
        [few] Zbývají { $ap } akční body
       *[other] Zbývá { $ap } akčních bodů
    }
prison-ui-jumps =
    { $jumps ->
        [one] Zbývá { $jumps } skok
        [few] Zbývají { $jumps } skoky
       *[other] Zbývá { $jumps } skoků
    }
prison-ui-fights =
    { $cards ->
        [one] { $cards } bojová karta
        [few] { $cards } bojové karty
       *[other] { $cards } bojových karet
    }
prison-ui-decks = Bojové karty
prison-ui-own-fights = Tvoje ruka
prison-ui-own-spent = Zahrané tebou
prison-ui-np-fights = Balíček podzemí
prison-ui-np-spent = Jeho odložené
prison-ui-other-fights = Ruka soupeře
prison-ui-other-spent = Zahrané soupeřem
prison-ui-icons = Drahokam tvé obtížnosti na kartě přivolá posilu. Tvoje +0 se vrací do ruky.
prison-ui-face-action =
    { $value ->
        [one] { $value } akce
        [few] { $value } akce
       *[other] { $value } akcí
    }
prison-ui-face-jump = Skok
prison-ui-face-fight = Bojová karta +{ $value }
prison-ui-face-np = Jeho bojová karta +{ $value }
prison-ui-calls = přivolá posilu, obtížnost: { $level }
prison-ui-eye = oko otvírá místnost

# Boj
prison-ui-fight-close = { $attacker } útočí: { $target }
prison-ui-fight-bow = { $attacker } střílí: { $target }
prison-ui-fight-spear = { $attacker } bodá kopím: { $target }
# $side: 0 jsou žlutí, 1 modří, 2 podzemí sólové hry.
prison-ui-fight-side =
    { $side ->
        [0] { $role ->
            [attack] Žlutí útočí
           *[defence] Žlutí se brání
        }
        [1] { $role ->
            [attack] Modří útočí
           *[defence] Modří se brání
        }
       *[2] { $role ->
            [attack] Podzemí útočí
           *[defence] Podzemí se brání
        }
    }
prison-ui-brings = Síla { $strength }, bonus { $bonus }
prison-ui-total = Součet: { $total }
prison-ui-choose-card = Vyber bojovou kartu
prison-ui-pick-theirs = Tvůj Telepat vidí tři karty: která se musí zahrát?
prison-ui-name-theirs = Tvůj Telepat jmenuje kartu, kterou musí soupeř zahrát
prison-ui-named = Telepat jmenuje +{ $value }: kdo ji má, hraje ji.
prison-ui-wait-card = Tvoje karta leží lícem dolů. Vybírá soupeř.
prison-ui-cards-turn = Karty se otáčejí…
prison-ui-fight-result =
    { $winner ->
        [-1] Remíza: nic se neděje
        [0] Boj vyhrávají žlutí
        [1] Boj vyhrávají modří
       *[2] Boj vyhrává podzemí
    }
prison-ui-fold = Podívat se na plán
prison-ui-unfold = Zpět k boji

# Jak to stojí
prison-ui-points = Body: { $points } z { $most }
prison-ui-turn = Tah { $turn } z { $most }
prison-ui-level = Obtížnost: { $level }
prison-ui-reinforcements =
    { $cards ->
        [one] Může přijít ještě { $cards } posila
        [few] Mohou přijít ještě { $cards } posily
       *[other] Může přijít ještě { $cards } posil
    }
prison-ui-sight-on = Arcimág se dívá
prison-ui-sight-off = Bez Zraku Arcimága
prison-ui-closed-rooms =
    { $rooms ->
        [0] Všechny místnosti jsou otevřené
        [one] Zavřená je { $rooms } místnost
        [few] Zavřené jsou { $rooms } místnosti
       *[other] Zavřených je { $rooms } místností
    }
prison-ui-is-closed = zavřená
prison-ui-is-open = otevřená
prison-ui-bag = V pytlíku
prison-ui-bag-empty = Pytlík je prázdný.
prison-ui-score = { $ours } : { $theirs }
prison-ui-advice-lower = Bylo to těžké: zkus lehčí podzemí.
prison-ui-advice-higher = Bylo to lehké: zkus těžší podzemí.
prison-ui-advice-same = Příště zůstaň u této obtížnosti.

## Proč vězeň dělá, co dělá

prison-trace-about = { $goal } ({ $about })
prison-trace-chosen = { $rank }. { $goal }: potřebuje { $needed } AB, má { $ap } → ano
prison-trace-dear = { $rank }. { $goal }: potřebuje { $needed } AB, má { $ap } → ne
prison-trace-void =
    { $kind ->
        [reveal] { $rank }. { $goal }: žádná místnost není zavřená → přeskočeno
        [break] { $rank }. { $goal }: žádná mříž nezbývá → přeskočeno
        [open] { $rank }. { $goal }: žádná mříž není zavřená → přeskočeno
        [heal] { $rank }. { $goal }: žádný přítel není raněn → přeskočeno
        [combat] { $rank }. { $goal }: není tu nepřítel → přeskočeno
        [push] { $rank }. { $goal }: není tu nepřítel → přeskočeno
        [rotate] { $rank }. { $goal }: není tu mechanismus → přeskočeno
        [regroup] { $rank }. { $goal }: není tu přítel → přeskočeno
       *[take] { $rank }. { $goal }: není tu nic žádaného → přeskočeno
    }
prison-trace-no-way = { $rank }. { $goal }: žádná cesta tam nevede, { $ap } AB → ne
prison-trace-beside = { $rank }. { $goal }: už stojí vedle této třídy → ne
prison-trace-load = { $rank }. { $goal }: nic lepšího než to, co nese → ne
prison-trace-hurt = { $rank }. { $goal }: zranění z tohoto tahu, znovu útočit nelze → ne
prison-trace-strong = { $rank }. { $goal }: nikdo není slabší → ne
prison-trace-locked = { $rank }. { $goal }: tento mechanismus je zablokovaný → ne
prison-trace-again = Něco je sebráno: znovu od začátku, zbývá { $ap } AB.
prison-trace-on = Týž cíl trvá, { $goal }: zbývá { $ap } AB.
prison-trace-goal = Tedy: { $goal }, za { $needed } z { $ap } AB.
prison-trace-near = Mimo dosah: co nejblíž k cíli „{ $goal }“, za { $needed } z { $ap } AB.
prison-trace-to-go = Zbývá ujít: předtím { $before } AB, polí { $from }; potom { $after } AB, polí { $to }.
prison-trace-straight = Zbývá ujít v řadách a sloupcích: předtím { $from }, potom { $to }.
prison-trace-as-if-b = Počítáno, jako by tam nikdo nestál.
prison-trace-as-if-c = Počítáno, jako by tam nikdo nestál a mříže byly otevřené.
prison-trace-as-if-d = Počítáno, jako by tam nikdo nestál a zavřené místnosti, mříže a střílny byly otevřené.
prison-trace-others = Také v dosahu: { $others }
prison-trace-other =
    { $rank ->
        [0] { $about } za { $needed } AB
       *[other] { $about }, číslo { $rank } na seznamu, za { $needed } AB
    }
prison-trace-rest = Nic víc nedělá.
prison-trace-by-list =
    { $rank ->
        [0] Klerik je přede všemi: nejvyšší v dosahu.
       *[other] Číslo { $rank } na seznamu: nejvyšší v dosahu.
    }
prison-trace-by-ap = Cesta, která stojí nejméně AB.
prison-trace-by-squares = Stejně AB: cesta s nejmenším počtem polí.
prison-trace-by-die =
    { $ties ->
        [2] Dvě stejné cesty: rozhoduje kostka.
       *[other] Stejných cest: { $ties }. Rozhoduje kostka.
    }

## Na plánu

prison-board-map = Podzemí
prison-board-deeds = Co tato postava může
prison-board-you = Ty
prison-board-dungeon = Podzemí
prison-board-points = { $name }: body { $points } z { $most }

# Dvě písmena na odznak postavy.
prison-board-mark-backstabber = Zá
prison-board-mark-banshee = Bá
prison-board-mark-cleric = Kl
prison-board-mark-colossus = Ko
prison-board-mark-mekanork = Me
prison-board-mark-naga = Ná
prison-board-mark-telepath = Te
prison-board-mark-wizard = Ča

prison-board-power-backstabber = Otvírá a zavírá mříže; +2 ve skupinovém boji vedle přítele.
prison-board-power-banshee = Její křik odstrčí o pole každého, koho vidí.
prison-board-power-cleric = Léčí raněného přítele vedle sebe.
prison-board-power-colossus = Rozbíjí mříže navždy.
prison-board-power-mekanork = Na mechanismu otáčí kteroukoli místnost dvojice kterýmkoli směrem.
prison-board-power-naga = Prochází střílnami.
prison-board-power-telepath = Jeden na jednoho řekne, kterou kartu nepřítel zahraje.
prison-board-power-wizard = Vznáší se nad jámami a nepřáteli; jen on používá hůlku.

prison-board-starters =
    { $left ->
        [one] Vyber ještě { $left } postavu na čáru
        [few] Vyber { $left } postavy na čáru
       *[other] Vyber { $left } postav na čáru
    }
prison-board-suggest = Dobrý začátek: { $who }.
prison-board-take =
    { $count ->
        [one] Vzít tuto
       *[other] Vzít tyto { $count }
    }
prison-board-lay = Žetony, které zbývá položit lícem dolů

# Názvy polí pro ty, kdo poslouchají: co tam je.
prison-board-of-yellow = { $name }, žlutí
prison-board-of-blue = { $name }, modří
prison-board-of-dungeon = { $name }, vězeň
prison-board-wounded = zranění
prison-board-line-yellow = žlutá čára
prison-board-line-blue = modrá čára
prison-board-closed = zavřená místnost
prison-board-closed-room = Zavřená místnost { $place }
prison-board-pit = jáma
prison-board-gear = mechanismus
prison-board-gate-shut = zavřená mříž
prison-board-gate-open = otevřená mříž
prison-board-gate-broken = rozbitá mříž
prison-board-walk-here =
    { $ap ->
        [0] Jít sem.
        [one] Jít sem za { $ap } akční bod.
        [few] Jít sem za { $ap } akční body.
       *[other] Jít sem za { $ap } akčních bodů.
    }
prison-board-do-move = Jít.
prison-board-do-reveal = Odkrýt tuto místnost.
prison-board-do-hide = Položit žeton sem lícem dolů.
prison-board-do-turn = Otočit tuto místnost.
prison-board-do-attack = Zaútočit.
prison-board-do-jump = Skočit sem.
prison-board-do-heal = Vyléčit.
prison-board-do-gate = Otevřít nebo zavřít mříž.
prison-board-do-break = Rozbít mříž.
prison-board-do-fire = Spálit hůlkou.
prison-board-do-scream = Odstrčit křikem.
prison-board-turn-clockwise = Otočit místnost { $room } doprava
prison-board-turn-counter = Otočit místnost { $room } doleva

prison-board-verb-move = Jít
prison-board-verb-reveal = Odkrýt místnost
prison-board-verb-turn = Otočit místnost
prison-board-verb-attack = Útok
prison-board-verb-jump = Skok
prison-board-verb-heal = Léčit
prison-board-verb-gate = Mříž
prison-board-verb-break = Rozbít
prison-board-verb-fire = Oheň
prison-board-verb-scream = Křik
prison-board-pick-up = Zvednout
prison-board-pick-up-wounded = Zvednout raněného
prison-board-drop = Položit: { $what }
prison-board-give = Vyměnit si: { $to }
prison-board-stop = Zastavit tady
prison-board-pass = Ukončit tah
prison-board-hurry = Přeskočit

prison-board-first = Odkryj jednu ze dvou místností před svou čárou: vyber ji.
prison-board-select = Vyber svou postavu, nebo ukonči tah.
prison-board-selected = { $name }: vyber, kam jít nebo koho zasáhnout, nebo čin.
prison-board-where = { $deed }: vyber to, co září.
prison-board-moving =
    { $points ->
        [0] { $name } dál nemůže: zastav tady.
        [one] { $name } jde: zbývá { $points } pole.
        [few] { $name } jde: zbývají { $points } pole.
       *[other] { $name } jde: zbývá { $points } polí.
    }
prison-board-choose = Šestka! Pole vybíráš ty, žeton: { $name }.
prison-board-put = Vyber pole, žeton: { $name }.
prison-board-hide = Vyber žeton a pak vyber zavřenou místnost.
prison-board-no-way = S tvými akčními body se tam dojít nedá.
prison-board-dice = Kostky: řada { $red }, sloupec { $white }
prison-board-spin = Otáčecí kostka: { $quarters }

prison-key-drop = Cestou: položit
prison-key-give = Cestou: vyměnit si

## Figures

prison-figure-wall = Zdi zastaví každého.
prison-figure-bars = Zavřená mříž také.
prison-figure-slit = Střílnou nikdo neprojde.
prison-figure-naga-slit = Ale Nága ano.
prison-figure-open-bars = Zákeřnice otevírá a zavírá mříže.
prison-figure-break-bars = Kolos je rozbíjí navždy.
prison-figure-jump-pit = Skok je o dvě pole rovně, i přes jámu.
prison-figure-jump-corner = Nebo za roh.
prison-figure-jump-wall = Ne skrz zeď.
prison-figure-pit = Bez lana nikdo na jámu nevstoupí.
prison-figure-turn = Z mechanismu se místnost otočí o čtvrtinu po směru šipky.
prison-figure-turn-back = Proti šipce ji otočí jen Mekanork.
prison-figure-sight = V přímce mezi nimi nic není: vidí ho.
prison-figure-no-sight = Zavřená mříž brání ve výhledu.
prison-figure-slit-shot = Z pole u střílny je skrz ni vidět i střílet.
prison-figure-reveal = Kdo stojí u zavřené místnosti, smí ji otevřít.
prison-figure-no-reveal = Ne, když je mezi nimi zeď.
prison-figure-ed-fights = Edovy první cíle nejdou; ke Klerikovi dojde, tak bojuje.
prison-figure-ed-walks = Žádný cíl se do pěti bodů nevejde: jde směrem ven.
prison-figure-ed-bars = Zavřený jde, jak nejblíž může: k mříži.
prison-figure-hur-ban = Hur-Ban bojuje s prvním na seznamu, pak s dalším a jde dál.
prison-figure-lissandra = Lissandra otevře nejbližší místnost, cestou vezme luk a otevře další.
prison-figure-teleport = Co do místnosti přijde, dopadne, kam řeknou dvě kostky.
prison-figure-al = Al jde k prvnímu příteli na seznamu a cestou vezme kopí.
prison-figure-serpico = Serpico donese raněného Xanta Klerikovi, vezme hůlku a odejde.
prison-figure-artos = Artos rozbije dvě mříže a jde ke třetí.
prison-figure-ley-vite = Bod na cestu k mechanismu; kostka řekne tři, otočí za dva zbylé.
prison-figure-maldon = Maldon projde přes Serpica a vezme hůlku: má ji na seznamu výš.
prison-figure-set-up = Osm zavřených místností, čtyři na dvě, mezi dvěma čarami.

## Úlohy

prison-puzzle-points = Dostaň skóre na { $points } zbylými akčními body, ať se otočí jakákoli karta.
prison-puzzle-points-missed = Tah skončil. Tvoje body: { $scored } z { $points }
prison-puzzle-safe = Přečkej tah podzemí: nikdo z tvých není raněn a podzemí nezíská bod.
prison-puzzle-safe-missed = Podzemí udeřilo. Tvoji ranění: { $hurt }, jeho body: { $theirs }

## Konec po částech

prison-account-out = { $name }: cesta ven
prison-account-struck = Poražen: { $name }
prison-account-fell = Do jámy: { $name }
prison-account-their-out = Podzemí – cesta ven: { $name }
prison-account-their-struck = Podzemí – ztráta: { $name }
prison-account-their-fell = Podzemí – v jámě: { $name }
prison-account-their-trait = Podzemí – vlastnost: { $name }

# Ways to play of the bots: a word, and a line about it.
prison-bot-brawler = rváč
prison-bot-brawler-hint = Raději bojuje, než aby to obešel.
prison-bot-explorer = průzkumník
prison-bot-explorer-hint = Otevírá a otáčí víc místností než ostatní.
