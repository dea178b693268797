# Lekce Mrakodrapu. Jedna myšlenka na krok, nejvýš dvě krátké věty, pro desetileté.

## Odpovědi, které se hodí na mnoha místech

skyscraper-lesson-take = Nejdřív svítící karta: vezmi tu.
skyscraper-lesson-hold = Nech si tuhle kartu v ruce: teď se staví ona.
skyscraper-lesson-place = I tam by mohla být. Tentokrát ji postav na svítící místo.
skyscraper-lesson-turn = Místo je správné, ale takhle se setká méně nosníků. Tiskni „Otočit“, až bude číslo největší.
skyscraper-lesson-go = Teď ne. Doveď svého dělníka na svítící místo.

## Hra s průvodcem

skyscraper-lesson-first = Tvoje první hra
skyscraper-lesson-first-theme = Dvě party stavějí jeden mrakodrap z karet a lezou na něj. Jedna z nich je tvoje.
skyscraper-lesson-first-goal = Vyhrává, kdo má nejvíc bodů. Dávají je ocelové nosníky, které se setkají, a na konci poslední karta a nejvyšší patro.
skyscraper-lesson-first-turn = Tah jsou tři akce: poslat dělníka, postavit kartu, nebo přemístit dělníka. Helmy je počítají.
skyscraper-lesson-first-send = Bez dělníka na staveništi nikdo nestaví. Pošli jednoho na svítící místo: tam se dotýká dvou stěn.
skyscraper-lesson-first-send-else = Odtamtud by dosáhl na méně karet. Pošli ho na svítící místo, do rohu.
skyscraper-lesson-first-card = Šedé pruhy jsou ocelové nosníky. Dělník je vidět shora nebo zdola: karta leží. Vezmi ji.
skyscraper-lesson-first-set = Stiskni svítící místo: karta ukáže, jak by tam ležela. Pak stiskni „Postavit“.
skyscraper-lesson-first-points = Setkalo se pět dvojic nosníků: 5 bodů. Za dělníka na kartě je 1 navíc.
skyscraper-lesson-first-climb = Zbývá jedna akce: vezmi svého dělníka o patro výš. Stiskni jeho, pak svítící místo.
skyscraper-lesson-first-theirs = Druhá parta poslala dva dělníky a jeden už je nahoře vedle tvého. Teď jsi zase na tahu ty.
skyscraper-lesson-first-wall = Na téhle kartě je dělník vidět ze strany: karta stojí. Vezmi ji.
skyscraper-lesson-first-high = Postav ji na patro. Bude vyšší než všechny dosavadní, a tak se celý tvůj tah počítá dvakrát!
skyscraper-lesson-first-roof = Na stěnu přijde další patro. Vezmi tuhle kartu a postav ji.
skyscraper-lesson-first-up = Teď jde tvůj dělník zase výš, na patro 2.
skyscraper-lesson-first-them = Postavili stěnu. Ale nejvýš pořád stojí tvůj dělník.
skyscraper-lesson-first-last = Zbývá ti jedna karta. Kdo postaví svou poslední, hned ukončí hru: vezmi ji.
skyscraper-lesson-first-any = Je prostá, takže může stát i ležet. Vyber místo podle sebe: „Postavit“ říká, kolik bodů dá.
skyscraper-lesson-first-over = Tvoje poslední karta dává 5 bodů. Druhá parta ztrácí 1 za každou kartu, která jí zbyla.
skyscraper-lesson-first-top = A ještě 5, protože máš nejvíc dělníků na nejvyšším patře. Vyhráváš!
skyscraper-lesson-first-real = Ve skutečné hře ve dvou má každý 15 karet a cizí nikdo nevidí.
skyscraper-lesson-first-tip = Rada: než postavíš poslední kartu, podívej se, kdo stojí nejvýš.

## Co k čemu patří

skyscraper-lesson-joints = Co se s čím spojí
skyscraper-lesson-joints-line = Karty se spojují v pravém úhlu. Celá hrana jedné leží na hraně nebo na střední čáře druhé.
skyscraper-lesson-joints-near = Nová karta se připojí ke kartě, na které stojí tvůj dělník, nebo k vedlejší. Tady je to tahle stěna.
skyscraper-lesson-joints-pale = Tahle karta je bledá: teď se u tvého dělníka nikam nehodí.
skyscraper-lesson-joints-flat = Vezmi ležící kartu. Smí vyčnívat z horního okraje stěny: postav ji tam.
skyscraper-lesson-joints-ground = Země se smějí dotýkat jen základy a tvoje dvě podpěry. Vezmi stojící podpěru.
skyscraper-lesson-joints-under = Postav ji pod kartu, která vyčnívá. Drží ji a její nosníky také dávají body.
skyscraper-lesson-joints-upright = Teď má bledá karta místo: stojí, šipkou nahoru. Vezmi ji a postav, kam chceš.
skyscraper-lesson-joints-never = Karta nesmí jen viset ani vyčnívat tak daleko, že by spoj praskl. Taková místa nesvítí.
skyscraper-lesson-joints-tip = Rada: hledej místa, kde nosníky tvé karty navazují na jiné. Aspoň jeden se musí s jiným setkat.

## Body

skyscraper-lesson-points = Body za nosníky
skyscraper-lesson-points-pair = Bod za každé dva nosníky, které se setkají: oba vedou podél spoje, nebo k němu oba přijdou v jednom bodě.
skyscraper-lesson-points-take = Vezmi tuhle kartu.
skyscraper-lesson-points-two = Stiskni svítící místo. „Otočit“ ukáže, co by dala jinak; pak ji postav tak, aby dala 2.
skyscraper-lesson-points-worker = Na další kartě je dělník, a to je 1 bod navíc. Vezmi ji.
skyscraper-lesson-points-double = Bude nejvyšší ze všech. Pak se všechny body tohoto tahu počítají dvakrát, i ty předtím: postav ji.
skyscraper-lesson-points-third = I třetí karta se počítá dvakrát. Vezmi ji a postav tam, kde se setká hodně nosníků.
skyscraper-lesson-points-all = Všechny tři karty se počítaly dvakrát. Je jedno, která z nich byla nejvyšší.
skyscraper-lesson-points-tip = Rada: stav do výšky v tahu, ve kterém stavíš tři karty.

## Patra a dělníci

skyscraper-lesson-climb = Patra a dělníci
skyscraper-lesson-climb-floor = Země je patro 0. Ležící karty v jedné výšce jsou jedno patro: tady patro 1 a nad ním patro 2.
skyscraper-lesson-climb-up = Jednou akcí jde dělník po stěně o patro výš nebo níž. Stiskni svého, pak svítící místo.
skyscraper-lesson-climb-free = Po své kartě chodí dělník bez akce: taková místa jsou modrá. Zkus to.
skyscraper-lesson-climb-top = Další patro je další akce: nahoru na patro 2.
skyscraper-lesson-climb-room = Dělník druhé party je ještě dole v místnosti. Otevřená je jen jedna strana.
skyscraper-lesson-climb-take = Zavři ji! Vezmi tuhle kartu.
skyscraper-lesson-climb-shut = Postav ji na otevřenou stranu.
skyscraper-lesson-climb-lost = Zavřený ze všech stran je dělník ztracený: nechodí, nestaví a na konci se nepočítá.
skyscraper-lesson-climb-warn = Než zavřeš vlastního dělníka, obrazovka tě varuje.
skyscraper-lesson-climb-tip = Rada: odejdi z místnosti, dokud má východ.

## Pevná ruka

skyscraper-lesson-falls = Pevná ruka
skyscraper-lesson-falls-real = Dosud byly tvoje ruce klidné. Se shovívavýma a skutečnýma je tíže opravdová: co se chvěje, může spadnout.
skyscraper-lesson-falls-take = Vezmi tuhle kartu.
skyscraper-lesson-falls-set = Pomalu ji přetáhni na svítící místo. Nebo stiskni místo a „Postavit“ a dvakrát zastav ručičku uprostřed.
skyscraper-lesson-falls-fell = Druhé partě se zachvěla ruka a tvůj dělník spadl. Stojí ji to 5 bodů: platí ten, kdo je na tahu.
skyscraper-lesson-falls-back = Svého dělníka smíš vrátit na kterékoli patro. Dej ho na svítící místo.
skyscraper-lesson-falls-back-else = To smíš. Ale nahoře je hned zase při práci: dej ho na svítící místo.
skyscraper-lesson-falls-off = Pak odpadla karta. Vrátila se ke svému hráči a stálo to dalších 5 bodů.
skyscraper-lesson-falls-ground = Když karta spadne na zem, nebo při skutečných rukou odpadne, je konec: kdo je na tahu, prohrál.
skyscraper-lesson-falls-hold = Druhá ruka může přidržet jednu stojící kartu. Vezmi tuhle kartu a uvidíš jak.
skyscraper-lesson-falls-again = Stiskni svítící místo, pak „Přidržet kartu“, jestli chceš. Pak ji postav.
skyscraper-lesson-falls-stood = Všechno stojí. Když shodíš vlastního dělníka, stojí to také 5 bodů.
skyscraper-lesson-falls-tip = Rada: nespěchej a přidrž kartu, která má novou nést.

## Poslední karta

skyscraper-lesson-end = Poslední karta
skyscraper-lesson-end-last = Tvoje poslední karta by hned ukončila hru: 5 bodů pro tebe. Druzí mají čtyři karty: pro ně o 4 body méně.
skyscraper-lesson-end-five = Dalších 5 bodů dostane, kdo má nejvíc dělníků na nejvyšším patře. Tam je to stejně.
skyscraper-lesson-end-equal = Pak rozhoduje patro pod ním. Tam mají jednoho dělníka a ty žádného.
skyscraper-lesson-end-one = Takže ještě nestav. Vezmi svého dělníka ze země nahoru, nejdřív na patro 1.
skyscraper-lesson-end-early = Teď by 5 bodů za nejvyšší patro dostala druhá parta. Nejdřív vezmi svého dělníka nahoru.
skyscraper-lesson-end-two = A dál na patro 2: pak tam máš dva proti jednomu.
skyscraper-lesson-end-now = Teď vezmi svou poslední kartu a postav ji, kam chceš.
skyscraper-lesson-end-count = 5 bodů za poslední kartu, 5 za nejvyšší patro. Vyhrává, kdo má nejvíc bodů: ty!
skyscraper-lesson-end-three = Když tři kola nikdo nestaví, hra také skončí: 5 bodů za poslední kartu pak nedostane nikdo.
skyscraper-lesson-end-tip = Rada: počítej, kolik karet postavili druzí. Buď včas nahoře.
