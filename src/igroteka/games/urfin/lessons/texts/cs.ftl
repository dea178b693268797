# Lekce Urfina.

## Odpovědi na různé chvíle

urfin-lesson-base-first = Střecha patří jen na základnu. Nejdřív vezmi základnu.
urfin-lesson-no-roof = Základna bez střechy nestřílí a vrátí se do pytle. Dej na ni střechu.
urfin-lesson-not-done = Ještě ne: co není postaveno, vrátí se do pytle. Nejdřív postav věž.
urfin-lesson-hold = Nech si to v ruce. Patří to na rozsvícené políčko.
urfin-lesson-feel-first = Ještě nevíš, co to je. Nejdřív si to osahej: stiskni tmavou plst.

## První hra

urfin-lesson-first = Tvoje první hra
urfin-lesson-first-theme = Urfinovi dřevění vojáci táhnou na Smaragdové město. Bráníte ho společně s kamarádem.
urfin-lesson-first-goal = Pošlete všechny vojáky domů dřív, než některý vejde do paláce. Vejde jeden a prohráli jste oba.
urfin-lesson-first-round = Kolo má čtyři kroky: taháte díly, stavíte, vojáci jdou, věže střílejí.
urfin-lesson-first-agree = Věž je základna se střechou. Kamarád hledá střechu, tak řekni, že hledáš základnu.
urfin-lesson-first-agree-roof = Střechu už hledá kamarád a dvě střechy nejsou věž. Vyber základnu.
urfin-lesson-first-agree-wall = Hradba vojáky zastaví, ale nikoho nepošle domů. K věži potřebuješ základnu: vyber ji.
urfin-lesson-first-agree-else = Nejdřív řekni kamarádovi, co hledáš: základnu.
urfin-lesson-first-agree-kept = Jste domluveni: hledáš základnu. Zatím to tak nech.
urfin-lesson-first-sand = Ve skutečné hře se teď sype písek, na tahání i stavbu. Tady máš času dost: řekni, že můžeme začít.
urfin-lesson-first-reach = V každém kole čtyři díly: dva kamarád, dva ty, na jedno sáhnutí. Strč ruku do pytle.
urfin-lesson-first-feel = Do pytle se nikdo nedívá. Stiskni tmavou plst a přejeď po ní: kde něco je, tam se rozsvítí.
urfin-lesson-first-long = Dlouhý hranol a po stranách nic: to je hradba. Hledáš základnu, tak ji pusť.
urfin-lesson-first-long-take = Pak máš hradbu, ale žádnou základnu. Pusť ji: narazíš na jiný díl.
urfin-lesson-first-round-base = Přejeď i po tomhle: široký, kulatý a nahoře rovný. To je základna: vezmi ji.
urfin-lesson-first-round-base-go = To je základna, kterou hledáš. Kdo ví, kdy přijde další: vezmi ji.
urfin-lesson-first-wall = Ještě jeden díl a zase hradba. Bude se hodit: vezmi ji.
urfin-lesson-first-wall-go = Základnu máš a hradba ti pomůže. Vezmi ji: pouštění stojí čas.
urfin-lesson-first-open = Všechny ruce jsou venku a díly leží odkryté. Každý z vás může stavět z kteréhokoli.
urfin-lesson-first-base = Nejdřív základna. Vezmi tu kulatou, základnu 1.
urfin-lesson-first-base-two = Tahle základna zasáhne jen čtyři políčka. Kulatá zasáhne osm: vezmi tu.
urfin-lesson-first-base-wall = Hradba až potom. Nejdřív věž: vezmi kulatou základnu.
urfin-lesson-first-eight = Zasáhne všech osm políček kolem. Polož ji tam, kudy projdou dva vojáci: na rozsvícené políčko.
urfin-lesson-first-eight-else = Odtud by nezasáhla oba. Za tři kroky budou hned u rozsvíceného políčka: polož ji tam.
urfin-lesson-first-roof = Střílí až se střechou. Vezmi střechu a dej ji na svou základnu.
urfin-lesson-first-roof-else = Teď střechu: bez ní základna není věž.
urfin-lesson-first-stop = Hradba nestřílí: zastavuje vojáky. Vezmi hradbu.
urfin-lesson-first-stop-done = Z druhé strany jdou ještě dva. Nejdřív proti nim postav hradbu.
urfin-lesson-first-stop-base = Samotná základna nepomůže: střecha už není. Vezmi hradbu.
urfin-lesson-first-road = Tady se spojují dvě cesty. Postav hradbu na rozsvícené políčko cesty.
urfin-lesson-first-road-one = Tam by ji jeden zbořil a druhý šel dál. O políčko dál zastaví oba.
urfin-lesson-first-road-else = Tam nezastaví oba. Postav ji na rozsvícené políčko, kde už jsou cesty spojené.
urfin-lesson-first-done = Zbylý díl se vrátí do pytle. Řekni, že máš hotovo, a každý voják půjde o tři políčka.
urfin-lesson-first-done-else = To, co stojí, teď stačí. Řekni, že máš hotovo.
urfin-lesson-first-home = Nejdřív šli všichni vojáci, potom věž vystřelila: dva byli vedle ní a šli domů.
urfin-lesson-first-again = Zbývají dva a potkají se u tvé hradby. Řekni, že můžeme začít.
urfin-lesson-first-reach-roof = Teď hledá základnu kamarád, tak hledej střechu. Ruku do pytle.
urfin-lesson-first-slopes = Uprostřed vysoko a na všechny strany klesá: to je střecha. Přejeď po ní, chceš-li, a vezmi ji.
urfin-lesson-first-slopes-go = To je střecha, kterou hledáš. Vezmi ji: základnu má kamarád.
urfin-lesson-first-spare = Další střecha. Co potřebuješ, máš: vezmi ji a ruka je venku.
urfin-lesson-first-spare-go = Co přijde teď, je jedno. Vezmi to: pouštění jen stojí čas.
urfin-lesson-first-cross = Kamarád našel dvě základny 2. Vezmi jednu z nich.
urfin-lesson-first-four = Zasáhne jen čtyři políčka vedle sebe. Oba vojáci narazí do hradby: polož ji vedle nich.
urfin-lesson-first-four-else = Zasáhne jen to, co stojí hned vedle. Zastaví se před hradbou a rozsvícené políčko je hned vedle nich.
urfin-lesson-first-top = A na ni střechu. Střecha zasáhne některá políčka o dvě dál.
urfin-lesson-first-march = Řekni, že máš hotovo, a sleduj hradbu.
urfin-lesson-first-won = Oba narazili do hradby a věž je poslala domů. Žádný voják nezbyl: vyhráli jste!
urfin-lesson-first-real = Ve skutečné hře je až deset vojáků a minuta písku na každé kolo.
urfin-lesson-first-tip = Rada: odpočítej od vojáka tři políčka. Stav tam, kde bude stát, ne tam, kde stojí teď.

## Hmatání v pytli

urfin-lesson-bag = V pytli
urfin-lesson-bag-parts = V pytli jsou základny, střechy a hradby, dohromady 30 dílů. Hledají se jen hmatem.
urfin-lesson-bag-alone = Hraješ bez ostatních, a tak máš dvě ruce: dva díly na každou. Začni a sáhni do pytle.
urfin-lesson-bag-corner = Stiskni v rohu plsti: je tam dřevo?
urfin-lesson-bag-cross = Nic! Základna 1 je kulatá, základna 2 má prázdné rohy jako kříž. Porovnej obrázky.
urfin-lesson-bag-take = Hmatej, jak dlouho chceš. Je to kříž, základna 2: vezmi ji.
urfin-lesson-bag-take-go = Základna je půl věže. Vezmi ji.
urfin-lesson-bag-middle = Jiný díl. Stiskni přesně uprostřed.
urfin-lesson-bag-roof = Špička! Co je nejvyšší uprostřed, je střecha. Vezmi ji.
urfin-lesson-bag-roof-go = Základnu už máš, s touhle střechou bude věž. Vezmi ji.
urfin-lesson-bag-once = Ta ruka je venku a v tomhle kole už zpátky nesmí. Sáhni druhou.
urfin-lesson-bag-wall = Přejeď po něm: hranol se zuby a po stranách nic. To je hradba: tentokrát ji pusť.
urfin-lesson-bag-wall-take = Hradba se hodí, ale podívej se, co udělá puštění: pusť ji.
urfin-lesson-bag-guess = Na jedno sáhnutí smíš pustit dvanáct dílů. Teď zjisti, co to je, a vezmi si to.
urfin-lesson-bag-guess-go = Ohmatej okraj: je kulatý a uvnitř rovno. To je základna 1: vezmi ji.
urfin-lesson-bag-last = A poslední: co je to? Zjisti to a vezmi si to.
urfin-lesson-bag-last-go = Střed je vysoký, rohy chybějí: střecha 2. Vezmi ji.
urfin-lesson-bag-out = Teprve teď je vidí všichni: dvě základny a dvě střechy. To jsou dvě věže!
urfin-lesson-bag-tip = Rada: často stačí střed a jeden roh. Nehmatej dlouho, písek se sype.

## Co zasáhnou věže

urfin-lesson-fire = Co zasáhnou věže
urfin-lesson-fire-after = Věže střílejí, až když vojáci dojdou. Dívej se tedy tři políčka před každého.
urfin-lesson-fire-between = Nahoře se zastaví dva vojáci. Vezmi základnu 2: zasáhne čtyři políčka vedle. Polož ji mezi ně.
urfin-lesson-fire-base-one = Ta by taky zasáhla. Ale základnu 1 potřebuješ na druhou věž: vezmi základnu 2.
urfin-lesson-fire-between-else = Odtud na levého nedosáhne. Polož ji na rozsvícené políčko, hned vedle místa, kde se zastaví.
urfin-lesson-fire-roof-one = Střecha 1 zasáhne čtyři políčka přesně o dvě dál, rovně. Tak zasáhne druhého vojáka: nasaď ji.
urfin-lesson-fire-roof-two-later = Střecha 2 umí víc. Nech si ji na druhou věž, tam ji potřebuješ.
urfin-lesson-fire-roof-now = Základna čeká na střechu. Vezmi střechu.
urfin-lesson-fire-below = Teď ti dva vlevo dole. Zastaví se dál od sebe.
urfin-lesson-fire-eight = Základna 1 zasáhne všech osm políček kolem. Polož ji pod cestu, na rozsvícené políčko.
urfin-lesson-fire-eight-else = Odtud nedostaneš oba. Na rozsvíceném políčku zasáhne jednoho základna a druhého střecha.
urfin-lesson-fire-roof-two = Střecha 2 zasáhne osm políček o dvě dál: rovně i šikmo. Nasaď ji.
urfin-lesson-fire-watch = Střelu nic nezastaví: ani hradba, ani řeka, ani věž. Řekni, že máš hotovo, a dívej se.
urfin-lesson-fire-won = Čtyři vojáci dvěma věžemi! Každého zasáhla základna, nebo střecha.
urfin-lesson-fire-tip = Rada: než díl položíš, projeď s ním nad mapou. Mapa ukáže, co zasáhne.

## Hradby

urfin-lesson-walls = Hradby dávají čas
urfin-lesson-walls-no-roof = Dvě základny, dvě hradby, žádná střecha: věž z toho nebude. Ale hradby pomohou.
urfin-lesson-walls-flees = Tenhle voják stojí v dosahu tvé věže. Jenže nejdřív půjde a bude pryč.
urfin-lesson-walls-before = Postav zelenou hradbu přímo před něj: pak ji musí bořit a neudělá ani krok.
urfin-lesson-walls-before-else = Tak v dosahu věže nezůstane. Postav hradbu na nejbližší políčko jeho cesty.
urfin-lesson-walls-green = Hodila by se každá hradba. Vezmi zelenou, dokud máš na výběr.
urfin-lesson-walls-base = Bez střechy se základny vrátí do pytle. Teď jde o hradby.
urfin-lesson-walls-not-done = Ještě ne: obě hradby mohou pomoci. Nejdřív je postav.
urfin-lesson-walls-further = Teď voják nahoře. Postav druhou hradbu dvě políčka před něj.
urfin-lesson-walls-further-else = Podívej se, co udělá hradba, která není přímo před ním: postav ji na rozsvícené políčko.
urfin-lesson-walls-done = Hradba a věž nikdy nestojí na jednom políčku. Řekni, že máš hotovo.
urfin-lesson-walls-stood = První stál a bořil hradbu a věž ho zasáhla. Hradba je zase v pytli.
urfin-lesson-walls-bumped = Tenhle udělal krok a praštil se do hlavy. Teď hradbu zboří a stejně půjde o tři políčka.
urfin-lesson-walls-blind = V téhle lekci se tahá bez hmatání. Začni a sáhni do pytle oběma rukama.
urfin-lesson-walls-three = Skrz hradbu a o tři políčka dál: zastaví se pod rohem. Polož základnu 1 na rozsvícené políčko.
urfin-lesson-walls-wide = Základna 2 zasáhne jen čtyři políčka. Vezmi základnu 1: zasáhne všech osm kolem.
urfin-lesson-walls-three-else = Odtud na něj základna nedosáhne. Odpočítej tři políčka od místa, kde teď stojí.
urfin-lesson-walls-roof = Dej na ni jednu ze střech.
urfin-lesson-walls-go = Řekni, že máš hotovo.
urfin-lesson-walls-won = Zásah! Hradba nikoho nepošle domů: jen dá tvým věžím čas.
urfin-lesson-walls-tip = Rada: hradba je nejlepší tam, kde se voják musí zastavit v dosahu věže.

## Ve městě

urfin-lesson-city = V poslední chvíli
urfin-lesson-city-three = Tenhle voják je ve městě. Ještě tři kroky a je v paláci, a pak je všechno ztraceno.
urfin-lesson-city-late = Nejdřív jdou vojáci, potom střílejí věže. Samotná věž přijde pozdě: něco mu musí stát v cestě.
urfin-lesson-city-wall = Vezmi hradbu a postav ji přímo před vojáka.
urfin-lesson-city-wall-first = Věž střílí až po pochodu a to už je všechno ztraceno. Nejdřív hradbu.
urfin-lesson-city-next-cell = Tam by se taky zastavil, ale o krok blíž k paláci. Přímo před nohama neudělá ani krok.
urfin-lesson-city-wall-else = Tam ho nezastaví. Postav hradbu na další políčko jeho cesty.
urfin-lesson-city-lost = Pak vejde do paláce a je prohráno. Postav mu hradbu do cesty.
urfin-lesson-city-open = Hradby smějí ve městě stát vždycky. Teď i věže, protože voják přešel most.
urfin-lesson-city-tower = Zatímco boří hradbu, může ho věž zasáhnout. Polož základnu vedle vojáka.
urfin-lesson-city-tower-else = Odtud by nemusela zasáhnout. Polož ji hned vedle vojáka, na rozsvícené políčko.
urfin-lesson-city-breaks = Teď by zbořil hradbu a pak došel do paláce. Postav vedle něj věž.
urfin-lesson-city-roof = A střechu.
urfin-lesson-city-done = Řekni, že máš hotovo.
urfin-lesson-city-enough = Tahle věž stačí a druhá střecha není. Řekni, že máš hotovo.
urfin-lesson-city-won = Stál na místě, věž vystřelila a nezbyl žádný voják. Město je zachráněno!
urfin-lesson-city-never = Nikdy se nestaví v paláci, v řece ani tam, kde stojí voják. Na mostech se staví jako na cestách.
urfin-lesson-city-tip = Rada: hlídej vojáka, který je nejblíž paláci. K prohře stačí jeden.

## Hra pro dospělé

urfin-lesson-adult = Pro dospělé
urfin-lesson-adult-dice = Tady kostka řekne, jak daleko půjde každý voják. Hází se, až když je postaveno.
urfin-lesson-adult-wall = Teď vojáky zastaví jen hradby. Postav hradbu na cestu vojáka 6.
urfin-lesson-adult-wall-else = Nejdřív hradbu: nic jiného tu vojáka nezastaví.
urfin-lesson-adult-road-else = Tam vojáka 6 nezastaví. Postav ji na rozsvícené políčko jeho cesty.
urfin-lesson-adult-base = Vpravo přichází voják 2. Polož základnu na rozsvícené políčko.
urfin-lesson-adult-base-else = Odtud střecha na jeho cestu nedosáhne. Polož ji na rozsvícené políčko.
urfin-lesson-adult-roof = V pytli je i šest střech 3. Vezmi svou.
urfin-lesson-adult-roof-one = I ta střecha by šla. Ale tady se učíš střechu 3: vezmi tu.
urfin-lesson-adult-turn = Střecha 3 střílí jen na dvě strany, o dvě políčka. Otoč ji na východ a na západ a nasaď ji.
urfin-lesson-adult-turn-else = Takhle střílí na sever a na jih, mimo cestu. Otoč ji: na východ a na západ.
urfin-lesson-adult-throw = Řekni, že máš hotovo. Teď rozhodnou kostky.
urfin-lesson-adult-throw-else = Ze zbytku lepší věž nebude. Řekni, že máš hotovo.
urfin-lesson-adult-torn = Voják 2 je zasažen. Voják 1 prošel tvou starou věží: věže tu nikoho nezastaví.
urfin-lesson-adult-zone = Je už blízko mostu. Od teď se nestaví nic světle zeleného, a až bude někdo ve městě, jen zelené.
urfin-lesson-adult-draw = V kole se tahá pět dílů. Začni a sáhni oběma rukama: tady se tahá poslepu.
urfin-lesson-adult-out = Jeden byl světle zelený! Stavět se z něj už nesmí, a tak jde ze hry.
urfin-lesson-adult-start = Vojáci začínají na okraji mapy a před prvním kolem se za každého jednou hodí.
urfin-lesson-adult-tip = Rada: zdrž je brzy hradbami. Dokud jsou daleko, smí se stavět ze všech barev.
