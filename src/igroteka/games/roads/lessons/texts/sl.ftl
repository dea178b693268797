# Lekcije igre Ceste.

## Prva igra

roads-lesson-first = Tvoja prva igra
roads-lesson-first-theme = Dva graditelja gradita eno cestno omrežje in polagata po eno karto. Eden od njiju si ti.
roads-lesson-first-aim = Tekmec je začel in hoče, da omrežje raste. Ti zmagaš, če ga zapreš: noben konec ceste ne sme ostati odprt.
roads-lesson-first-cards = To so tvoje karte, nihče drug jih ne vidi. So ravne ceste, ovinki, razcepi, križišča in slepe ulice.
roads-lesson-first-join = Vsakič položiš eno karto tako, da se ceste povežejo. Položi ta ovinek na desno, s cesto navzdol.
roads-lesson-first-turn-it = Pravo mesto! Obrni karto: cesta naj vodi navzdol.
roads-lesson-first-not-yet = Slepe ulice prihrani za pozneje. Zdaj je na vrsti ovinek.
roads-lesson-first-join-else = Tudi to je dovoljeno. Zdaj pa položi ovinek na desno, navzdol.
roads-lesson-first-ends = Vsak odprt konec ima znak: trije so. Slepa ulica zapre enega: položi jo na levo.
roads-lesson-first-other-end = Prava karta! Zapri z njo drugi konec.
roads-lesson-first-dead-end-else = Tako konec ostane odprt. Vzemi slepo ulico: ta zapre cesto.
roads-lesson-first-beige = Nobena cesta ne sme trčiti v bež stran, ne tvoja ne tuja. Na osvetljeno mesto gre ovinek: desno in navzdol.
roads-lesson-first-other-place = Prava karta! Položi jo na drugo mesto.
roads-lesson-first-beige-else = Tudi to gre. Zdaj pa vzemi ovinek.
roads-lesson-first-crossroads = Križišče: kar trije novi konci! Položi ravno cesto pod svoj ovinek, pa bosta na eno mesto vodili dve cesti.
roads-lesson-first-straight-else = Zdaj je na vrsti ravna cesta, pod tvojim ovinkom.
roads-lesson-first-two-at-once = Spodaj levo se srečata dve cesti. En ovinek zapre oba konca!
roads-lesson-first-leads-on = Pravo mesto! A ta cesta vodi naprej: oba konca zapre ovinek.
roads-lesson-first-two-else = Poglej spodaj levo, kjer se srečata dve cesti. Zapri ju z ovinkom.
roads-lesson-first-two-left = Ostala sta dva konca. Tistega pod križiščem zapri s slepo ulico.
roads-lesson-first-last = Ostal je en odprt konec. Veš, kaj storiti!
roads-lesson-first-last-else = Tako ostane odprto. Omrežje zapre slepa ulica.
roads-lesson-first-won = Zaprto: zmagaš! Ni pomembno, kdo položi zadnjo karto.
roads-lesson-first-other-ends = Če so položene vse karte in je cesta odprta, zmaga, kdor je začel. Če naslednji ne more položiti nobene karte, je neodločeno.
roads-lesson-first-tip = Nasvet: slepe ulice prihrani za zadnje vrzeli in z eno karto zapri dva konca.
roads-lesson-first-sizes = V pravi igri ima vsak 24 kart, ali 12, ali 40.

## Naj ostane odprto

roads-lesson-open = Naj ostane odprto
roads-lesson-open-aim = Zdaj začneš ti, zato naj ena cesta ostane odprta. Ko so položene vse karte, zmagaš.
roads-lesson-open-branch = Odprt je samo en konec. Položi razcep: ena cesta desno, ena navzdol.
roads-lesson-open-turn-it = Razcep je prav. Obrni ga: ena cesta desno, ena navzdol.
roads-lesson-open-branch-else = Potem bi ena sama slepa ulica zaprla vse. Vzemi razcep: odpre dva konca.
roads-lesson-open-again = En konec je bil takoj zaprt, eden je ostal. Razcepi znova: desno in navzdol.
roads-lesson-open-last = Tvoja zadnja karta. Položi ovinek tako, da cesta vodi desno.
roads-lesson-open-turn-right = Obrni ga: cesta naj vodi desno.
roads-lesson-open-won = Vse karte so položene, cesta pa je še odprta. Zmagaš!
roads-lesson-open-tip = Nasvet: razcepe prihrani, dokler ni odprtih le še nekaj koncev.

## Časopis

roads-lesson-newspaper = Na časopisu
roads-lesson-newspaper-field = Časopis je polje in nič ne sega čezenj. Zmaga, kdor položi zadnjo karto.
roads-lesson-newspaper-corner = Njegov rob velja za bež. Zgoraj desno gre samo ovinek: položi ga.
roads-lesson-newspaper-corner-else = Najprej kot zgoraj desno.
roads-lesson-newspaper-edge = Naprej ob robu. Položi ravno cesto pod svoj ovinek.
roads-lesson-newspaper-edge-else = Zdaj ravna cesta, pod tvoj ovinek na desni.
roads-lesson-newspaper-lock = Morda ima tekmec samo še ovinke. Položi ovinek spodaj desno: v vrzel zraven ne gre noben ovinek.
roads-lesson-newspaper-lock-else = Zdaj kot spodaj desno.
roads-lesson-newspaper-won = Kdor ne more položiti karte, izpade. Zadnja je bila tvoja: zmagaš!
roads-lesson-newspaper-tip = Nasvet: puščaj vrzeli, v katere gredo samo tvoje karte.

## Kup

roads-lesson-heap = S kupa
roads-lesson-heap-draw = Nihče ne dobi kart: vse ležijo na kupu. Vsako potezo dobiš eno na slepo.
roads-lesson-heap-lay = Dobiš ovinek. Položi ga na desno tako, da cesta vodi levo.
roads-lesson-heap-turn-left = Pravo mesto! Obrni ga: cesta naj vodi levo.
roads-lesson-heap-lay-else = Tudi tja gre. Tokrat pa ga položi na desno.
roads-lesson-heap-kept = Potem dobiš ravno cesto. Nikamor ne gre, zato ti ostane in poteze je konec.
roads-lesson-heap-close = Zdaj dobiš ovinek. Položiš lahko katero koli svojo karto: zapri krog.
roads-lesson-heap-won = Zaprto: igre je takoj konec. Tebi je ostala ena karta, tekmecu dve: zmaga, kdor jih ima manj.
roads-lesson-heap-end = Sicer igrate, dokler ni kup prazen in nihče ne more več polagati. Če je izenačeno, štejejo povezane ceste.
roads-lesson-heap-tip = Nasvet: najprej položi, kar gre le malokam, in obdrži, kar gre povsod.

## Pasovi

roads-lesson-lanes = Dva in štirje pasovi
roads-lesson-lanes-widths = Ceste imajo zdaj dva pasova ali štiri. Dva se nikoli ne povežeta s štirimi.
roads-lesson-lanes-four = Konec na desni ima štiri pasove. Zapri ga s štiripasovno slepo ulico.
roads-lesson-lanes-four-else = Tudi to je dovoljeno. A najprej zapri konec na desni.
roads-lesson-lanes-two = Navzdol vodita dva pasova. Položi dvopasovni ovinek, desno.
roads-lesson-lanes-two-else = Obrni ga: cesta naj vodi desno.
roads-lesson-lanes-won = Cesta je odprta, a na njena dva pasova ne gre nobena preostala karta. To velja za zaprto: zmagaš!
roads-lesson-lanes-tip = Nasvet: štej, katere širine ima tekmec še lahko.
