# Lekce Silnic.

## První hra

roads-lesson-first = Tvoje první hra
roads-lesson-first-theme = Dva stavitelé budují jednu silniční síť a pokládají po jedné kartě. Jeden z nich jsi ty.
roads-lesson-first-aim = Soupeř začal a chce, aby síť rostla. Ty vyhraješ, když ji uzavřeš: žádný konec silnice nesmí zůstat otevřený.
roads-lesson-first-cards = Tohle jsou tvoje karty, nikdo jiný je nevidí. Jsou tu rovinky, zatáčky, rozcestí, křižovatky a slepé ulice.
roads-lesson-first-join = Pokaždé položíš jednu kartu tak, aby se silnice spojily. Polož tuto zatáčku doprava, silnicí dolů.
roads-lesson-first-turn-it = Správné místo! Otoč kartu: silnice má vést dolů.
roads-lesson-first-not-yet = Slepé ulice si nech na později. Teď je potřeba zatáčka.
roads-lesson-first-join-else = To se taky smí. Ale teď polož zatáčku doprava, směrem dolů.
roads-lesson-first-ends = Každý otevřený konec má značku: jsou tři. Slepá ulice jeden zavře: polož ji vlevo.
roads-lesson-first-other-end = Správná karta! Zavři s ní ten druhý konec.
roads-lesson-first-dead-end-else = Tak konec zůstane otevřený. Vezmi slepou ulici: ta silnici zavře.
roads-lesson-first-beige = Žádná silnice nesmí narazit na béžovou stranu, tvoje ani cizí. Na svítící místo pasuje zatáčka: doprava a dolů.
roads-lesson-first-other-place = Správná karta! Polož ji na to druhé místo.
roads-lesson-first-beige-else = To taky pasuje. Ale teď vezmi zatáčku.
roads-lesson-first-crossroads = Křižovatka: hned tři nové konce! Polož rovinku pod svou zatáčku a na jedno místo povedou dvě silnice.
roads-lesson-first-straight-else = Teď je potřeba rovinka, pod tvou zatáčkou.
roads-lesson-first-two-at-once = Vlevo dole se setkávají dvě silnice. Jedna zatáčka zavře oba konce!
roads-lesson-first-leads-on = Správné místo! Ale ta silnice vede dál: oba konce zavře zatáčka.
roads-lesson-first-two-else = Podívej se vlevo dolů, kde se setkávají dvě silnice. Zavři je zatáčkou.
roads-lesson-first-two-left = Zbývají dva konce. Ten pod křižovatkou zavři slepou ulicí.
roads-lesson-first-last = Zbývá jeden otevřený konec. Víš, co dělat!
roads-lesson-first-last-else = Tak zůstane otevřená. Síť uzavře slepá ulice.
roads-lesson-first-won = Uzavřeno: vyhráváš! Nezáleží na tom, kdo položí poslední kartu.
roads-lesson-first-other-ends = Když leží všechny karty a silnice je otevřená, vyhrává, kdo začal. Když další hráč nemůže položit žádnou kartu, je to remíza.
roads-lesson-first-tip = Rada: slepé ulice si nech na poslední mezery a jednou kartou zavírej dva konce.
roads-lesson-first-sizes = Ve skutečné hře má každý 24 karet, nebo 12, nebo 40.

## Udrž ji otevřenou

roads-lesson-open = Udrž ji otevřenou
roads-lesson-open-aim = Teď začínáš ty, takže jedna silnice má zůstat otevřená. Až budou ležet všechny karty, vyhraješ.
roads-lesson-open-branch = Otevřený je jen jeden konec. Polož rozcestí: jedna silnice doprava, jedna dolů.
roads-lesson-open-turn-it = Rozcestí je správně. Otoč ho: jedna silnice doprava, jedna dolů.
roads-lesson-open-branch-else = Pak by všechno zavřela jediná slepá ulice. Vezmi rozcestí: otevře dva konce.
roads-lesson-open-again = Jeden konec byl hned zavřen, jeden zbývá. Rozvětvi znovu: doprava a dolů.
roads-lesson-open-last = Tvoje poslední karta. Polož zatáčku tak, aby silnice vedla doprava.
roads-lesson-open-turn-right = Otoč ji: silnice má vést doprava.
roads-lesson-open-won = Všechny karty leží a silnice je pořád otevřená. Vyhráváš!
roads-lesson-open-tip = Rada: rozcestí si nech, dokud nezbude jen málo otevřených konců.

## Noviny

roads-lesson-newspaper = Na novinách
roads-lesson-newspaper-field = Noviny jsou hrací pole a nic z nich nepřečnívá. Vyhrává, kdo položí poslední kartu.
roads-lesson-newspaper-corner = Jejich okraj se počítá jako béžový. Vpravo nahoru pasuje jen zatáčka: polož ji.
roads-lesson-newspaper-corner-else = Nejdřív roh vpravo nahoře.
roads-lesson-newspaper-edge = Dál podél okraje. Polož rovinku pod svou zatáčku.
roads-lesson-newspaper-edge-else = Teď rovinka, vpravo pod tvou zatáčku.
roads-lesson-newspaper-lock = Soupeř má možná už jen zatáčky. Polož zatáčku vpravo dolů: do mezery vedle žádná zatáčka nepasuje.
roads-lesson-newspaper-lock-else = Teď roh vpravo dole.
roads-lesson-newspaper-won = Kdo nemůže položit kartu, vypadává. Poslední byla tvoje: vyhráváš!
roads-lesson-newspaper-tip = Rada: nechávej mezery, do kterých pasují jen tvoje karty.

## Hromádka

roads-lesson-heap = Z hromádky
roads-lesson-heap-draw = Nikdo nic nedostane: všechny karty leží na hromádce. V každém tahu si jednu naslepo bereš.
roads-lesson-heap-lay = Máš zatáčku. Polož ji vpravo tak, aby silnice vedla doleva.
roads-lesson-heap-turn-left = Správné místo! Otoč ji: silnice má vést doleva.
roads-lesson-heap-lay-else = Tam taky pasuje. Ale tentokrát ji polož vpravo.
roads-lesson-heap-kept = Potom přišla rovinka. Nikam nepasovala, zůstala ti a tah skončil.
roads-lesson-heap-close = Teď máš zatáčku. Smíš položit kteroukoli svou kartu: zavři kruh.
roads-lesson-heap-won = Uzavřeno: hra hned končí. Tobě zbyla jedna karta, soupeři dvě: vyhrává, kdo jich má méně.
roads-lesson-heap-end = Jinak se hraje, dokud nedojde hromádka a nikdo nemůže položit kartu. Při shodě rozhodují napojené silnice.
roads-lesson-heap-tip = Rada: nejdřív pokládej, co pasuje málokam, a nech si, co pasuje všude.

## Pruhy

roads-lesson-lanes = Dva a čtyři pruhy
roads-lesson-lanes-widths = Silnice teď mají dva pruhy, nebo čtyři. Dva se nikdy nespojí se čtyřmi.
roads-lesson-lanes-four = Konec vpravo má čtyři pruhy. Zavři ho čtyřpruhovou slepou ulicí.
roads-lesson-lanes-four-else = To se taky smí. Ale nejdřív zavři konec vpravo.
roads-lesson-lanes-two = Dolů vedou dva pruhy. Polož dvoupruhovou zatáčku, doprava.
roads-lesson-lanes-two-else = Otoč ji: silnice má vést doprava.
roads-lesson-lanes-won = Silnice je otevřená, ale k jejím dvěma pruhům nepasuje žádná zbylá karta. To se počítá jako uzavřené: vyhráváš!
roads-lesson-lanes-tip = Rada: počítej, jaké šířky může soupeř ještě mít.
