# The lessons of Prison.

prison-lesson-else = Tudi to gre. A poglej, kaj sveti: o tem govori ta stran.
prison-lesson-pass = Še imaš akcijske točke, kar ostane, pa propade. Najprej jih porabi.
prison-lesson-stop = Ne še: ostala so polja. Pojdi do konca pikčaste črte.
prison-lesson-way = Tod prideš drugam. Sledi pikčasti črti.

## The guided game

prison-lesson-first = Tvoja prva igra
prison-lesson-first-theme = Nadmag te je zaprl v podzemlje z osmimi sobami. Pripelji svoje do črte na drugem koncu.
prison-lesson-first-aim = Zmaga, kdor ima prvi pet točk. Točka je za vsakega tvojega, ki pride ven, in za vsakega premaganega sovražnika.
prison-lesson-first-naga = Začnejo štirje od tvojih osmih, drugi so v vrečki. Hitri pridejo prav: vzemi Nago, prehodi šest polj.
prison-lesson-first-wizard = Zdaj Čarovnik. Lebdi čez jame in sovražnike.
prison-lesson-first-backstabber = Vzemi Zahrbtnico. Odpira rešetke.
prison-lesson-first-cleric = In Zdravilec: zdravi ranjene.
prison-lesson-first-in-turn = Dobra izbira! A po vrsti: najprej lik, ki sveti.
prison-lesson-first-scream = Njen krik odrine sovražnike, a jih še ni. Začni z likom, ki sveti.
prison-lesson-first-slow = Za začetek prepočasno: ta lik se bo našel v sobi na poti. Vzemi tistega, ki sveti.
prison-lesson-first-short = Da bo kratko, je šest sob odprtih in imaš že tri točke.
prison-lesson-first-card = Vsako potezo odigraš karto: njena številka so tvoje akcijske točke. Prvič gredo po vrsti, zato odigraj 2.
prison-lesson-first-open = Čisto prvo dejanje je odpreti sobo ob svoji črti, za 1 točko. Odpri tisto, ki sveti.
prison-lesson-first-open-else = Tudi ta bi bila dobra. Tokrat odpri sobo, ki sveti, pred tvojo Nago.
prison-lesson-first-tokens = Iz vrečke so prišli trije žetoni, kocke so povedale, kam: tvoj Kolos in dva jetnika. Ta igrata za podzemlje.
prison-lesson-first-attack = Ostala je ena točka. Tvoj Kolos stoji ob jetnici Jen: napadi jo.
prison-lesson-first-attack-walk = Hoja bi vzela zadnjo točko in Jen bi udarila. Napadi jo s Kolosom.
prison-lesson-first-attack-open = Nova soba prinese nove jetnike. Najprej naredi, kar je pokazano.
prison-lesson-first-fight = Ti imaš moč 5 in karto; Jen ima 2 in karto, ki je nihče ne pozna. Odigraj +4: zmagaš v vsakem primeru.
prison-lesson-first-fight-much = Tudi to zmaga, a karta je potem izgubljena za vso igro. Dovolj je +4: 9 proti največ 8.
prison-lesson-first-fight-little = To je lahko premalo: Jen ima lahko 2 + 6 = 8. S +4 imaš 9.
prison-lesson-first-wounded = Jen je izgubila in je ranjena: nič več ne dela. Če izgubi še enkrat, je premagana.
prison-lesson-first-prisoner = Potem je Ed, drugi jetnik, naredil prvi cilj s svoje karte, ki ga je zmogel: odšel je čez tvojo črto. Točka za podzemlje!
prison-lesson-first-three = Spet si na potezi. Odigraj 3.
prison-lesson-first-again = Ranjeni imajo moč 0. Še enkrat napadi Jen.
prison-lesson-first-again-stay = Če Kolos odide, je ne doseže več. Napadi: leži tik ob njem.
prison-lesson-first-again-walk = Kmalu gremo. Najprej Kolos: Jen je točka na dosegu roke.
prison-lesson-first-sure = Odigraj +2: 5 + 2 = 7, ranjena pa ima največ 6.
prison-lesson-first-sure-little = To je lahko le izenačeno ali slabše: oni imajo +6. S +2 je zanesljivo.
prison-lesson-first-sure-much = To zmaga, a je škoda: dovolj je +2, kar odigraš, pa je izgubljeno.
prison-lesson-first-walk = Premagana: točka! Zdaj izberi Nago in konec pikčaste črte. Ona gre celo skozi strelne line.
prison-lesson-first-walk-naga = Drugi bi potrebovali veliko več potez. Naga je najhitrejša: pojdi z njo.
prison-lesson-first-on = Še enkrat: šest polj za 1 točko.
prison-lesson-first-four = Točke so porabljene, poteza je končana. Jetnikov ni več: odigraj 4.
prison-lesson-first-far = Zidovi, strelne line, zaprte sobe in rešetke ustavijo druge, tu pa gre Naga skozi. Naprej!
prison-lesson-first-out = Do nasprotne črte so le štiri polja. Kdor stopi nanjo, je zunaj.
prison-lesson-first-won = To je peta točka: zmaga!
prison-lesson-first-lost = Izgubiš, če ima podzemlje prej pet točk, če ti nihče ne ostane ali po šestdesetih potezah.
prison-lesson-first-tip = Nasvet: hitri naj tečejo, močni naj se bojujejo. Vsak jetnik na poti je lahko točka.

## Rooms that turn

prison-lesson-rooms = Sobe, ki se vrtijo
prison-lesson-rooms-aim = Nasprotna črta je blizu, a pred Kolosom so zidovi. Sobe pa se dajo zavrteti!
prison-lesson-rooms-gear = Vsaka soba ima mehanizem. Stopi s Kolosom na tega: dve polji.
prison-lesson-rooms-colossus = Čarovnik je daleč od mehanizmov. Premakni Kolosa.
prison-lesson-rooms-jump = Skok stane karto, teh pa imaš malo. Tu gre brez njega.
prison-lesson-rooms-turn = Z mehanizma zavrtiš sobo za četrtino, kamor kaže njena puščica, z vsem, kar je v njej. Zavrti jo!
prison-lesson-rooms-twin-too = To je dvojčica te sobe; tudi njo se da zavrteti od tu. A zdaj zavrti tisto, v kateri stojiš.
prison-lesson-rooms-first-turn = Peš je to dolg ovinek. Ostani na mehanizmu in zavrti sobo.
prison-lesson-rooms-out = Kolos se je zavrtel s sobo in pred njim ni ničesar več. Pojdi ven!
prison-lesson-rooms-enough = Zdaj leži prav: dve prosti polji do črte. Pojdi s Kolosom ven.
prison-lesson-rooms-done = Zunaj, in točka zate.
prison-lesson-rooms-twin = Dve sobi z isto številko sta dvojčici: mehanizem vrti obe. Mekanork v obe smeri, drugi le po puščici.
prison-lesson-rooms-tip = Nasvet: en zasuk lahko odpre pot tebi in jo zapre jetnikom.

## Fights

prison-lesson-fights = Boji
prison-lesson-fights-strong = Mangdu je Kolos z močjo 5. Sam ga tu nihče ne premaga, skupaj pa ja.
prison-lesson-fights-beside = Kdor stoji ob sovražniku, se bojuje zraven. Pripelji Zdravilca na njegovo drugo stran.
prison-lesson-fights-stay = Zahrbtnica stoji prav. Iti mora Zdravilec.
prison-lesson-fights-alone = Sama ima 2 proti 5. Najprej pripelji Zdravilca, potem napadi.
prison-lesson-fights-walk-else = Mangdu ostane, kjer je, Zdravilec pa je daleč. Pojdi z Zdravilcem.
prison-lesson-fights-attack = Napadi ga! Zahrbtnica 2, Zdravilec 2 in še 2, ker se bojuje s prijateljem: skupaj 6.
prison-lesson-fights-attack-else = Kdor odide, se ne bojuje, drugi pa ostane sam. Ostani in napadi Mangduja.
prison-lesson-fights-card = Ti izbereš karto, potem se obrne njihova. Poskusi +3: 6 + 3 = 9.
prison-lesson-fights-card-much = Takih kart je malo. Najprej poskusi, ali je +3 dovolj.
prison-lesson-fights-card-little = Tako imaš največ 8, on pa 5 in karto. Vzemi +3.
prison-lesson-fights-tie = 9 proti 9, izenačeno: nič se ne zgodi, a obe karti sta izgubljeni. Napadi še enkrat.
prison-lesson-fights-five = Zdaj +5: to je 11. On ima največ 5 + 6 = 11, torej ne moreš izgubiti.
prison-lesson-fights-six = +6 gotovo zmaga, a tudi s +5 ne moreš izgubiti. Prihrani +6.
prison-lesson-fights-five-else = Lahko obrne +6 in ima 11. S +5 imaš enako.
prison-lesson-fights-wounded = Vsi poraženci so ranjeni. V tej potezi ga ni mogoče znova napasti; naslednji izgubljeni boj ga izloči.
prison-lesson-fights-mark = Njihova +1 ima znak tvoje stopnje: v odprto sobo je prišla okrepitev. Na težjih stopnjah jo kliče več kart.
prison-lesson-fights-tip = Nasvet: tvoja +0 se vedno vrne v roko. Odigraj jo, ko boj ni vreden karte.

## Things and the wounded

prison-lesson-things = Predmeti in ranjeni
prison-lesson-things-aim = Tvoj Mekanork leži ranjen v celici, za rešetkami in jamami. Zdravilec lahko pomaga.
prison-lesson-things-key = Stopi na ključ in ga poberi: med hojo je zastonj. Vsak nosi eno stvar. Potem se tam ustavi.
prison-lesson-things-onto = Ključ je na sosednjem polju. Pojdi tja, poberi ga in se ustavi.
prison-lesson-things-key-first = Brez ključa rešetke ne odpreš. Stopi nanj in ga poberi.
prison-lesson-things-keep = Obdrži ključ: potrebuješ ga za rešetko.
prison-lesson-things-jump = Kdor se ustavi na jami, umre. S karto skoka skočiš dve polji: skoči čez jamo v celico.
prison-lesson-things-over = Tudi tja se da skočiti. A prijatelj leži za jamo: skoči v celico.
prison-lesson-things-on-foot = Peš v celico ne prideš: na poti so jame in rešetke. Skoči čez jamo.
prison-lesson-things-heal = Za 1 točko Zdravilec ozdravi ranjenega prijatelja ob sebi. Ozdravi Mekanorka.
prison-lesson-things-bars-next = Rešetka pride potem. Najprej pomagaj tistemu, ki leži.
prison-lesson-things-heal-else = Če odide, Mekanork ostane ranjen. Zdravi: leži tik ob njem.
prison-lesson-things-bars = Kdor nosi ključ, za 1 točko odpre ali zapre rešetko ob sebi. Odpri jo!
prison-lesson-things-bars-else = Tako Mekanork ostane za rešetko. Odpri jo s ključem.
prison-lesson-things-healed = Pot ven je prosta. Kdor je ozdravljen, v tej potezi nič več ne dela, potem pa spet lahko hodi.
prison-lesson-things-others = Zahrbtnica ne potrebuje ključa, Kolos pa rešetke razbije za vedno. Vrv je most čez jamo.
prison-lesson-things-tip = Nasvet: v igri so samo trije skoki, skači tam, kjer prihranijo pot. Ranjenega prijatelja lahko tudi neseš.

## What prisoners do

prison-lesson-prisoners = Kaj delajo jetniki
prison-lesson-prisoners-goals = Sestra Naprstnik je jetnica. Njena karta zgoraj ima šest ciljev: vsako potezo naredi prvega, ki ga zmore.
prison-lesson-prisoners-exit = Nikogar za zdravljenje, nič za odpiranje, nobenega prijatelja: ven hoče čez tvojo črto. Potrebuje 1 akcijsko točko, ima 4.
prison-lesson-prisoners-bar = Mimo zdravega sovražnika ne more. Zapri edino pot s Kolosom: dve polji po svoji črti.
prison-lesson-prisoners-then-out = Potem odide in podzemlje ima štiri točke. Zapri ji pot s Kolosom.
prison-lesson-prisoners-bar-else = To je ne ustavi. Postavi Kolosa tja, kjer se konča pikčasta črta.
prison-lesson-prisoners-fight = Izhod je zaprt, zato poskusi naslednje cilje: boj! Ti 5, ona 2: odigraj +4, to je zanesljivo.
prison-lesson-prisoners-fight-else = Ona ima lahko 2 + 6 = 8. Več je samo +4: 5 + 4 = 9.
prison-lesson-prisoners-card = Ranjena je in ne bo naredila ničesar. Ti si na potezi: odigraj katero koli karto.
prison-lesson-prisoners-strike = Premagaj jo: napadi.
prison-lesson-prisoners-strike-else = Leži tik pred Kolosom in je vredna točko. Napadi jo.
prison-lesson-prisoners-sure = Dovolj je +2: 7 proti največ 6.
prison-lesson-prisoners-won = Peta točka: zmaga!
prison-lesson-prisoners-main = Jetnik, ki ne zmore nobenega cilja, se čim bolj približa glavnemu, vijoličnemu. Med enakimi potmi odloči kocka.
prison-lesson-prisoners-tip = Nasvet: oglej si njihove karte, preden končaš potezo. Tako veš, kaj bo kdo naredil.
