# Uhrwerk, in Worten. Die Felder und ihre Bedeutung stehen in en.ftl.

clockwork-name = Uhrwerk
clockwork-tagline = Sammle die Teile, merk dir die Ablage und flieg aus der schwebenden Stadt davon.

## Karten

clockwork-kind-flying = Flugmaschine
clockwork-kind-code = Codeknacker
clockwork-kind-airship = Luftschiff
clockwork-kind-fuel = Treibstoff
clockwork-kind-power = Energiemaschine
clockwork-kind-scrap = Schrott

clockwork-set-dragonfly = Libelle
clockwork-set-heron = Reiher
clockwork-set-beetle = Käfer
clockwork-set-bat = Fledermaus
clockwork-set-swallow = Schwalbe
clockwork-set-moth = Nachtfalter
clockwork-set-owl = Eule
clockwork-set-sphinx = Sphinx
clockwork-set-spider = Spinne
clockwork-set-magpie = Elster
clockwork-set-airship = Luftschiff
clockwork-set-fuel = Treibstoff
clockwork-set-power = Energiemaschine
clockwork-set-scrap = Schrott

clockwork-card-dragonfly-wings = Libelle (Flügel)
clockwork-card-dragonfly-hull = Libelle (Rumpf)
clockwork-card-dragonfly-engine = Libelle (Motor)
clockwork-card-dragonfly-tail = Libelle (Schwanz)
clockwork-card-heron-wings = Reiher (Flügel)
clockwork-card-heron-hull = Reiher (Rumpf)
clockwork-card-heron-engine = Reiher (Motor)
clockwork-card-heron-tail = Reiher (Schwanz)
clockwork-card-beetle-wings = Käfer (Flügel)
clockwork-card-beetle-hull = Käfer (Rumpf)
clockwork-card-beetle-engine = Käfer (Motor)
clockwork-card-beetle-tail = Käfer (Schwanz)
clockwork-card-bat-wings = Fledermaus (Flügel)
clockwork-card-bat-hull = Fledermaus (Rumpf)
clockwork-card-bat-engine = Fledermaus (Motor)
clockwork-card-bat-tail = Fledermaus (Schwanz)
clockwork-card-swallow-wings = Schwalbe (Flügel)
clockwork-card-swallow-hull = Schwalbe (Rumpf)
clockwork-card-swallow-engine = Schwalbe (Motor)
clockwork-card-swallow-tail = Schwalbe (Schwanz)
clockwork-card-moth-wings = Nachtfalter (Flügel)
clockwork-card-moth-hull = Nachtfalter (Rumpf)
clockwork-card-moth-engine = Nachtfalter (Motor)
clockwork-card-moth-tail = Nachtfalter (Schwanz)
clockwork-card-owl-dial = Eule (Zifferblatt)
clockwork-card-owl-keys = Eule (Tasten)
clockwork-card-owl-reel = Eule (Spule)
clockwork-card-owl-lamp = Eule (Lampe)
clockwork-card-sphinx-dial = Sphinx (Zifferblatt)
clockwork-card-sphinx-keys = Sphinx (Tasten)
clockwork-card-sphinx-reel = Sphinx (Spule)
clockwork-card-sphinx-lamp = Sphinx (Lampe)
clockwork-card-spider-dial = Spinne (Zifferblatt)
clockwork-card-spider-keys = Spinne (Tasten)
clockwork-card-spider-reel = Spinne (Spule)
clockwork-card-spider-lamp = Spinne (Lampe)
clockwork-card-magpie-dial = Elster (Zifferblatt)
clockwork-card-magpie-keys = Elster (Tasten)
clockwork-card-magpie-reel = Elster (Spule)
clockwork-card-magpie-lamp = Elster (Lampe)
clockwork-card-airship-balloon = Luftschiff (Ballon)
clockwork-card-airship-gondola = Luftschiff (Gondel)
clockwork-card-airship-boiler = Luftschiff (Kessel)
clockwork-card-airship-propeller = Luftschiff (Propeller)
clockwork-card-airship-rudder = Luftschiff (Ruder)
clockwork-card-airship-anchor = Luftschiff (Anker)
clockwork-card-fuel = Treibstoff
clockwork-card-power = Energiemaschine
clockwork-card-scrap = Schrott

clockwork-set =
    { $set ->
        [0] { clockwork-set-dragonfly }
        [1] { clockwork-set-heron }
        [2] { clockwork-set-beetle }
        [3] { clockwork-set-bat }
        [4] { clockwork-set-swallow }
        [5] { clockwork-set-moth }
        [6] { clockwork-set-owl }
        [7] { clockwork-set-sphinx }
        [8] { clockwork-set-spider }
        [9] { clockwork-set-magpie }
        [10] { clockwork-set-airship }
        [11] { clockwork-set-fuel }
        [12] { clockwork-set-power }
       *[13] { clockwork-set-scrap }
    }

clockwork-card =
    { $card ->
        [1] { clockwork-card-dragonfly-wings }
        [2] { clockwork-card-dragonfly-hull }
        [3] { clockwork-card-dragonfly-engine }
        [4] { clockwork-card-dragonfly-tail }
        [5] { clockwork-card-heron-wings }
        [6] { clockwork-card-heron-hull }
        [7] { clockwork-card-heron-engine }
        [8] { clockwork-card-heron-tail }
        [9] { clockwork-card-beetle-wings }
        [10] { clockwork-card-beetle-hull }
        [11] { clockwork-card-beetle-engine }
        [12] { clockwork-card-beetle-tail }
        [13] { clockwork-card-bat-wings }
        [14] { clockwork-card-bat-hull }
        [15] { clockwork-card-bat-engine }
        [16] { clockwork-card-bat-tail }
        [17] { clockwork-card-swallow-wings }
        [18] { clockwork-card-swallow-hull }
        [19] { clockwork-card-swallow-engine }
        [20] { clockwork-card-swallow-tail }
        [21] { clockwork-card-moth-wings }
        [22] { clockwork-card-moth-hull }
        [23] { clockwork-card-moth-engine }
        [24] { clockwork-card-moth-tail }
        [25] { clockwork-card-owl-dial }
        [26] { clockwork-card-owl-keys }
        [27] { clockwork-card-owl-reel }
        [28] { clockwork-card-owl-lamp }
        [29] { clockwork-card-sphinx-dial }
        [30] { clockwork-card-sphinx-keys }
        [31] { clockwork-card-sphinx-reel }
        [32] { clockwork-card-sphinx-lamp }
        [33] { clockwork-card-spider-dial }
        [34] { clockwork-card-spider-keys }
        [35] { clockwork-card-spider-reel }
        [36] { clockwork-card-spider-lamp }
        [37] { clockwork-card-magpie-dial }
        [38] { clockwork-card-magpie-keys }
        [39] { clockwork-card-magpie-reel }
        [40] { clockwork-card-magpie-lamp }
        [41] { clockwork-card-airship-balloon }
        [42] { clockwork-card-airship-gondola }
        [43] { clockwork-card-airship-boiler }
        [44] { clockwork-card-airship-propeller }
        [45] { clockwork-card-airship-rudder }
        [46] { clockwork-card-airship-anchor }
        [47] { clockwork-card-fuel }
        [48] { clockwork-card-power }
        [49] { clockwork-card-scrap }
       *[other] eine Karte
    }

clockwork-character-1 = Uhrmacherin Ada
clockwork-character-2 = Heizer Bruno
clockwork-character-3 = Pilotin Cora
clockwork-character-4 = Schlosser Dario
clockwork-character-5 = Erfinderin Edda
clockwork-character-6 = Lampenanzünder Felix

clockwork-character =
    { $character ->
        [1] { clockwork-character-1 }
        [2] { clockwork-character-2 }
        [3] { clockwork-character-3 }
        [4] { clockwork-character-4 }
        [5] { clockwork-character-5 }
       *[6] { clockwork-character-6 }
    }

clockwork-towers = Türme
clockwork-yard-boiler = Kesselplatz
clockwork-yard-spring = Federplatz
clockwork-yard-cog = Zahnradplatz
clockwork-yard-chain = Kettenplatz
clockwork-yard-lamp = Lampenplatz
clockwork-yard-bell = Glockenplatz
clockwork-track = ein Feld auf dem Weg

clockwork-field =
    { $field ->
        [0] { clockwork-towers }
        [1] { clockwork-yard-boiler }
        [2] { clockwork-yard-spring }
        [3] { clockwork-yard-cog }
        [4] { clockwork-yard-chain }
        [5] { clockwork-yard-lamp }
        [6] { clockwork-yard-bell }
       *[other] { clockwork-track }
    }

clockwork-to =
    { $to ->
        [0] { clockwork-towers }
        [1] { clockwork-yard-boiler }
        [2] { clockwork-yard-spring }
        [3] { clockwork-yard-cog }
        [4] { clockwork-yard-chain }
        [5] { clockwork-yard-lamp }
        [6] { clockwork-yard-bell }
       *[other] { clockwork-track }
    }

## Einstellungen

clockwork-option-edition = Ausgabe
clockwork-option-edition-hint = Die gedruckten Regeln sind nicht in jeder Sprache ganz gleich.
clockwork-option-edition-en = Englisch
clockwork-option-edition-nl = Niederländisch
clockwork-option-edition-de = Deutsch
clockwork-option-edition-es = Spanisch
clockwork-option-edition-fr = Französisch
clockwork-option-edition-hu = Ungarisch
clockwork-option-edition-pl = Polnisch
clockwork-option-edition-cs = Tschechisch
clockwork-option-edition-sl = Slowenisch
clockwork-option-edition-uk = Ukrainisch
clockwork-option-edition-ru = Russisch
clockwork-option-edition-it = Italienisch
clockwork-option-entry_scrapyard = Auf einen Schrottplatz kommen
clockwork-option-entry_scrapyard-edition = Wie in der Ausgabe
clockwork-option-entry_scrapyard-or_more = Mit genauem oder höherem Wurf
clockwork-option-entry_scrapyard-exact = Nur mit genauem Wurf
clockwork-option-entry_towers = Zu den Türmen kommen
clockwork-option-entry_towers-edition = Wie in der Ausgabe
clockwork-option-entry_towers-or_more = Mit genauem oder höherem Wurf
clockwork-option-entry_towers-exact = Nur mit genauem Wurf
clockwork-option-special_throw = Ein Wurf von 7, 11 oder ein Pasch
clockwork-option-special_throw-edition = Wie in der Ausgabe
clockwork-option-special_throw-instead = Statt zu ziehen
clockwork-option-special_throw-instead_from_scrapyard = Statt zu ziehen, von einem Schrottplatz aus
clockwork-option-special_throw-instead_from_scrapyard-hint = Direkt zu den Türmen geht es von überall.
clockwork-option-special_throw-after = Nach dem Zug, als Zugabe
clockwork-option-special_throw-after-hint = Wenn du in diesem Zug eine Karte vom Schrottplatz genommen hast.
clockwork-option-scrap_given = Schrott statt einer Karte
clockwork-option-scrap_given-edition = Wie in der Ausgabe
clockwork-option-scrap_given-out = Kommt aus dem Spiel
clockwork-option-scrap_given-table = Kommt in die Ablage
clockwork-option-end_special = 7, 11 oder Pasch am Ende
clockwork-option-end_special-edition = Wie in der Ausgabe
clockwork-option-end_special-either = Suchen oder fordern
clockwork-option-end_special-both = Suchen und fordern
clockwork-option-low_hand = Mit weniger als sieben Karten
clockwork-option-low_hand-edition = Wie in der Ausgabe
clockwork-option-low_hand-keep = Du legst nichts ab
clockwork-option-low_hand-may_discard = Du darfst ablegen
clockwork-option-wrong_pick = Nach einem Fehlgriff
clockwork-option-wrong_pick-edition = Wie in der Ausgabe
clockwork-option-wrong_pick-in_place = Die gezeigte Karte kommt an die leere Stelle
clockwork-option-wrong_pick-anywhere = Die gezeigte Karte kommt irgendwohin
clockwork-option-yard_challenge = Herausfordern auf dem Schrottplatz
clockwork-option-yard_challenge-edition = Wie in der Ausgabe
clockwork-option-yard_challenge-any_arrival = Egal, wie du ankommst
clockwork-option-yard_challenge-exact_throw = Nur mit genauem Wurf
clockwork-option-counter = Gegenforderung
clockwork-option-counter-edition = Wie in der Ausgabe
clockwork-option-counter-no_card = Wenn du keine solche Karte hast
clockwork-option-counter-no_scrap_either = Wenn du auch keinen Schrott hast
clockwork-option-start_throw = Wurf um den Anfang
clockwork-option-start_throw-edition = Wie in der Ausgabe
clockwork-option-start_throw-two_dice = Zwei Würfel
clockwork-option-start_throw-one_die = Ein Würfel
clockwork-option-reversals = Umkehren im Zug
clockwork-option-reversals-edition = Wie in der Ausgabe
clockwork-option-reversals-0 = Nie
clockwork-option-reversals-1 = Einmal

## Was zu tun ist

clockwork-prompt-choose = Wähl deine Figur.
clockwork-prompt-chosen = Die anderen wählen noch.
clockwork-prompt-deal = Die Karten werden ausgeteilt.
clockwork-prompt-start =
    { $dice ->
        [1] Ein Würfel für jeden entscheidet, wer beginnt.
       *[2] Zwei Würfel für jeden entscheiden, wer beginnt.
    }
clockwork-prompt-throw = Die Würfel rollen für { $player }.
clockwork-prompt-move = Du hast { $steps } gewürfelt. Wohin gehst du?
clockwork-prompt-special = Du hast { $steps } gewürfelt: Geh los oder nutze den besonderen Wurf.
clockwork-prompt-arrive = Nimm eine Karte oder fordere jemanden heraus.
clockwork-prompt-meet = Du triffst jemanden: Fordere eine Karte oder lass es.
clockwork-prompt-extra = Eine Zugabe: Geh direkt an einen Ort oder bleib und tu dort etwas. Oder lass es.
clockwork-prompt-search = Zeig eine Karte des gesuchten Satzes oder nenn Treibstoff oder die Energiemaschine.
clockwork-prompt-demand = Du darfst bei den Türmen eine Karte fordern.
clockwork-prompt-search-or-demand = Durchsuch die Ablage oder fordere eine Karte.
clockwork-prompt-point = Du suchst: { clockwork-set }. Zeig auf eine Karte in der Ablage.
clockwork-prompt-swap = Falsch: { clockwork-card }. Welche Karte kommt an ihre Stelle?
clockwork-prompt-give = { $player } zeigt dir: { clockwork-card }. Gib eine Karte dieses Satzes oder Schrott.
clockwork-prompt-give-named = { $player } fragt nach: { clockwork-set }. Gib eine davon oder Schrott.
clockwork-prompt-return = Gib { $player } eine Karte zurück.
clockwork-prompt-counter = Du hattest nichts zu geben. Jetzt darfst du von { $player } eine Karte fordern.
clockwork-prompt-discard = Wähl eine Karte zum Ablegen.
clockwork-prompt-may-discard = Du darfst eine Karte ablegen oder alle behalten.
clockwork-prompt-lay = Leg sie verdeckt neben den Spielplan: { clockwork-card }.
clockwork-prompt-wait =
    { $stage ->
        [move] { $player } überlegt, wohin es geht.
        [arrive] { $player } überlegt: Karte oder Herausforderung.
        [extra] { $player } darf noch eine Sache tun.
        [towers] { $player } ist bei den Türmen.
        [point] { $player } sucht in der Ablage.
        [swap] { $player } wählt eine Karte zum Hinlegen.
        [give] { $player } muss auf die Herausforderung antworten.
        [return] { $player } wählt eine Karte zum Zurückgeben.
        [counter] { $player } hatte nichts und darf jetzt selbst fordern.
        [discard] { $player } wählt eine Karte zum Ablegen.
        [lay] { $player } legt eine Karte ab. Merk dir, wo!
       *[other] { $player } denkt nach.
    }
clockwork-prompt-over = Das Spiel ist zu Ende.

## Züge in Worten, wie auf einem Knopf, und Überschriften für mehrere

clockwork-action-choose = Als { clockwork-character } spielen
clockwork-action-walk = Hingehen: { $place }
clockwork-action-straight = Direkt hin: { $place }
clockwork-action-take = Eine Karte nehmen
clockwork-action-discard = Ablegen: { clockwork-card }
clockwork-action-lay = Hierhin legen: { $place }
clockwork-action-lay-here = Hierhin legen
clockwork-action-keep = Alle Karten behalten
clockwork-action-rest = Dabei belassen
clockwork-action-seek = Zeigen und den Satz suchen: { clockwork-card }
clockwork-action-seek-named = Suchen, ohne eine Karte zu zeigen: { clockwork-card }
clockwork-action-point = Aufdecken: { $place }
clockwork-action-point-here = Diese Karte aufdecken
clockwork-action-swap = Hinlegen: { clockwork-card }
clockwork-action-demand = { $player } herausfordern und zeigen: { clockwork-card }
clockwork-action-demand-named = { $player } herausfordern und fragen nach: { clockwork-card }
clockwork-action-give = Geben: { clockwork-card }
clockwork-action-return = Zurückgeben: { clockwork-card }
clockwork-action-throw = { clockwork-ui-dice }
clockwork-action-deal = { clockwork-prompt-deal }
clockwork-action-throw-for-start = { clockwork-prompt-start }
clockwork-moves-choose = Figuren
clockwork-moves-walk = Gehen
clockwork-moves-straight = Direkt hin
clockwork-moves-discard = Eine Karte ablegen
clockwork-moves-lay = Die Karte auf den Tisch legen
clockwork-moves-seek = Die Ablage durchsuchen
clockwork-moves-point = Eine Karte aufdecken
clockwork-moves-swap = Eine Karte hinlegen
clockwork-moves-demand = Herausfordern
clockwork-moves-give = Eine Karte geben
clockwork-moves-return = Eine Karte zurückgeben
clockwork-aloud-of = { $player }: { $what }

## Warum nicht

clockwork-refuse-not-now =
    { $stage ->
        [choose] Wähl zuerst deine Figur.
        [move] Zieh zuerst deine Figur.
        [point] Zeig zuerst auf eine Karte in der Ablage.
        [swap] Wähl zuerst die Karte, die an die leere Stelle kommt.
        [give] Gib zuerst eine Karte.
        [return] Gib zuerst eine Karte zurück.
        [discard] Wähl zuerst, was du ablegst.
        [lay] Leg zuerst die Karte auf den Tisch.
       *[other] Jetzt nicht.
    }
clockwork-refuse-no-character = Diese Figur gibt es nicht.
clockwork-refuse-character-taken = Schon vergeben: { clockwork-character }.
clockwork-refuse-no-field = Dieses Feld gibt es nicht.
clockwork-refuse-out-of-reach = Mit { $steps } kommst du da nicht hin.
clockwork-refuse-not-exact = Dorthin führt nur ein genauer Wurf, und du hast { $steps }.
clockwork-refuse-full = Dort stehen schon zwei.
clockwork-refuse-not-nearer = Die Schrottplätze sind leer: Du musst näher zu den Türmen.
clockwork-refuse-straight-where = Direkt geht es nur zu einem Schrottplatz oder zu den Türmen.
clockwork-refuse-throw-not-special = Dafür brauchst du 7, 11 oder einen Pasch.
clockwork-refuse-already-there = Da bist du schon: { clockwork-field }.
clockwork-refuse-only-towers = Von hier führt der besondere Wurf nur zu den Türmen.
clockwork-refuse-extra-first = In dieser Ausgabe kommt der besondere Wurf nach dem normalen Zug.
clockwork-refuse-stay-on-track = Bleiben und herausfordern kannst du nur auf einem Schrottplatz.
clockwork-refuse-no-yard = Du bist auf keinem Schrottplatz.
clockwork-refuse-pile-empty = Hier liegt keine Karte mehr: { clockwork-field }.
clockwork-refuse-no-opponent = Fordern kannst du nur von den anderen.
clockwork-refuse-not-met = Du bist { $player } nicht begegnet.
clockwork-refuse-demand-at-towers = Bei den Türmen fordert man erst heraus, wenn die Schrottplätze leer sind.
clockwork-refuse-no-demand-now = Jetzt gibt es nichts zu fordern.
clockwork-refuse-not-back = { $player } ist noch nicht zurück bei den Türmen.
clockwork-refuse-counter-other = Im Gegenzug darfst du nur von der Person fordern, die dich herausgefordert hat.
clockwork-refuse-scrap = Schrott kann man weder zeigen noch suchen.
clockwork-refuse-not-held = Diese Karte hast du nicht.
clockwork-refuse-not-asked = Gefragt ist: { clockwork-set }. Nur so eine Karte oder Schrott.
clockwork-refuse-no-search-now = Jetzt darfst du nicht suchen.
clockwork-refuse-no-discards = In der Ablage liegt keine Karte.
clockwork-refuse-no-place = Diesen Platz gibt es auf dem Tisch nicht.
clockwork-refuse-place-taken = Dort liegt schon eine Karte.
clockwork-refuse-place-empty = Dort liegt keine Karte.
clockwork-refuse-keep = Du hast mehr als sieben Karten: Leg eine ab.
clockwork-refuse-rest-in-yard = Nimm eine Karte oder fordere jemanden heraus.
clockwork-refuse-rest = Dabei kannst du es nicht belassen.

## Was gewinnt

clockwork-purpose-escape = Leg aus: Flugmaschine, Codeknacker, Treibstoff – oder Luftschiff mit Energiemaschine. Fertig: { $laid } von 3
clockwork-purpose-escape-watched = Es gewinnen Flugmaschine, Codeknacker und Treibstoff – oder das Luftschiff mit seiner Energiemaschine

## Wie es ausging

clockwork-over-machines = Flugmaschine, Codeknacker und Treibstoff: Die Stadt bleibt zurück.
clockwork-over-airship = Das Luftschiff mit seiner Energiemaschine: Die Stadt bleibt zurück.
clockwork-over-quiet = Hundert Runden ohne eine Maschine: Die Stadt behält alle. Unentschieden.
clockwork-over-late = Dreihundert Runden: Die Stadt behält alle. Unentschieden.

## Was geschieht

clockwork-event-chosen =
    { $you ->
        [yes] Du bist { clockwork-character }.
       *[no] { $player } ist { clockwork-character }.
    }
clockwork-event-boxed = Einige Sätze bleiben diesmal in der Schachtel. Treibstoff: { $fuel }, Schrott: { $scrap }.
clockwork-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Du bekommst { $size } Karte.
           *[other] Du bekommst { $size } Karten.
        }
       *[no] { $size ->
            [one] { $player } bekommt { $size } Karte.
           *[other] { $player } bekommt { $size } Karten.
        }
    }
clockwork-event-started =
    { $you ->
        [yes] Dein Wurf ist der höchste: Du beginnst.
       *[no] Der höchste Wurf: { $player } beginnt.
    }
clockwork-event-thrown =
    { $you ->
        [yes] Du würfelst { $one } und { $two }.
       *[no] { $player } würfelt { $one } und { $two }.
    }
clockwork-event-moved =
    { $you ->
        [yes] { $straight ->
            [yes] Du gehst direkt dorthin: { clockwork-to }.
           *[no] Du gehst dorthin: { clockwork-to }.
        }
       *[no] { $straight ->
            [yes] { $player } geht direkt dorthin: { clockwork-to }.
           *[no] { $player } geht dorthin: { clockwork-to }.
        }
    }
clockwork-event-stuck =
    { $you ->
        [yes] Kein Weg ist frei: Du bleibst stehen.
       *[no] Kein Weg ist frei: { $player } bleibt stehen.
    }
clockwork-event-took =
    { $you ->
        [yes] { $card ->
            [0] Du nimmst eine Karte. Noch da: { $left }.
           *[other] Du nimmst eine Karte: { clockwork-card }. Noch da: { $left }.
        }
       *[no] { $player } nimmt eine Karte. Noch da: { $left }.
    }
clockwork-event-bare = Hier gibt es nichts mehr zu holen.
clockwork-event-kept =
    { $you ->
        [yes] Du behältst deine Karten.
       *[no] { $player } behält alle Karten.
    }
clockwork-event-discarded =
    { $you ->
        [yes] { $card ->
            [0] Du legst eine Karte ab.
           *[other] Du legst ab: { clockwork-card }.
        }
       *[no] { $card ->
            [0] { $player } legt eine Karte ab.
           *[other] { $player } legt ab: { clockwork-card }.
        }
    }
clockwork-event-laid =
    { $you ->
        [yes] Du legst sie verdeckt hin.
       *[no] { $player } legt sie verdeckt hin.
    }
clockwork-event-demanded =
    { $shown ->
        [yes] { $player } fordert { $other } heraus und zeigt heimlich: { clockwork-card }.
       *[no] { $card ->
            [0] { $player } fordert { $other } heraus.
           *[other] { $player } fordert { $other } heraus und fragt nach: { clockwork-card }.
        }
    }
clockwork-event-gave =
    { $card ->
        [0] { $player } gibt { $other } eine Karte.
       *[other] { $player } gibt { $other }: { clockwork-card }.
    }
clockwork-event-returned =
    { $card ->
        [0] { $player } gibt { $other } eine Karte zurück.
       *[other] { $player } gibt { $other } zurück: { clockwork-card }.
    }
clockwork-event-scrapped =
    { $out ->
        [yes] { $player } gibt { $other } stattdessen Schrott. Er kommt aus dem Spiel.
       *[no] { $player } gibt { $other } stattdessen Schrott.
    }
clockwork-event-nothing = { $player } hat nichts für { $other }.
clockwork-event-sought =
    { $shown ->
        [yes] { $card ->
            [0] { $player } zeigt eine Karte und sucht ihren Satz.
           *[other] { $player } zeigt eine Karte und sucht ihren Satz: { clockwork-card }.
        }
       *[no] { $player } sucht: { clockwork-card }.
    }
clockwork-event-turned =
    { $right ->
        [yes] { $card ->
            [0] { $player } deckt eine Karte auf und nimmt sie. Gefunden!
           *[other] { $player } deckt auf und nimmt: { clockwork-card }. Gefunden!
        }
       *[no] { $card ->
            [0] { $player } deckt eine Karte auf und muss sie nehmen. Falsch.
           *[other] { $player } deckt auf und muss nehmen: { clockwork-card }. Falsch.
        }
    }
clockwork-event-swapped =
    { $card ->
        [0] { $player } legt eine andere Karte an ihre Stelle.
       *[other] { $player } legt an ihre Stelle: { clockwork-card }.
    }
clockwork-event-completed =
    { $you ->
        [yes] Du legst aus: { clockwork-set }.
       *[no] { $player } legt aus: { clockwork-set }.
    }
clockwork-event-rested =
    { $you ->
        [yes] Du belässt es dabei.
       *[no] { $player } belässt es dabei.
    }
clockwork-event-lost =
    { $you ->
        [yes] Der Wurf bringt dir nichts: Dein Zug verfällt.
       *[no] Der Wurf bringt { $player } nichts: Der Zug verfällt.
    }
clockwork-event-emptied = Die Schrottplätze sind leer. Alle zurück zu den Türmen!
clockwork-event-over = Das Spiel ist zu Ende.

## Auf dem Bildschirm

clockwork-ui-city = Die schwebende Stadt
clockwork-ui-table = Die Ablage neben dem Spielplan
clockwork-ui-see-city = Zur Stadt schauen
clockwork-ui-see-table = Zur Ablage schauen
clockwork-ui-hand = Deine Karten
clockwork-ui-hand-empty = Du hast keine Karten.
clockwork-ui-card =
    { $count ->
        [1] { clockwork-card }
       *[other] { clockwork-card }, { $count } Stück
    }
clockwork-ui-dice = Gewürfelt: { $one } und { $two }
clockwork-ui-pile = { clockwork-field }, noch Karten: { $count }
clockwork-ui-plank = Feld { $number }: { $from } – { $end }
clockwork-ui-place = Reihe { $row }, Spalte { $column }
clockwork-ui-place-card = Eine abgelegte Karte, Reihe { $row }, Spalte { $column }
clockwork-ui-place-seen = Reihe { $row }, Spalte { $column }: { clockwork-card }
clockwork-ui-actions = Was kann ich tun?

## Die Tätigkeiten, wenn es mehrere gibt

clockwork-ui-verb-seek = Die Ablage durchsuchen
clockwork-ui-verb-demand = { $player } herausfordern
clockwork-ui-other-verb = Etwas anderes
clockwork-ui-without-card = Oder ohne eine Karte zu zeigen:

## Eine Zeile: was die Hände jetzt tun

clockwork-ui-hint-choose = Wähl, wer du bist.
clockwork-ui-hint-walk = Wähl ein leuchtendes Feld.
clockwork-ui-hint-special = Wähl ein leuchtendes Feld. Blitz: direkt dorthin.
clockwork-ui-hint-verb = Wähl, was du tust.
clockwork-ui-hint-seek = Wähl die Karte, die alle sehen sollen.
clockwork-ui-hint-demand = Wähl die Karte, die { $player } heimlich sehen soll.
clockwork-ui-hint-give = Wähl die Karte, die du gibst.
clockwork-ui-hint-return = Wähl die Karte, die du zurückgibst.
clockwork-ui-hint-discard = Wähl die Karte, die du ablegst.
clockwork-ui-hint-swap = Wähl die Karte, die du hinlegst.
clockwork-ui-hint-again = Wähl sie noch einmal oder den Knopf.
clockwork-ui-hint-point = Wähl eine Karte in der Ablage. Was war es?
clockwork-ui-hint-lay = Wähl einen freien Platz.
clockwork-ui-no-use = Gerade brauchst du keine Karte aus der Hand.
clockwork-ui-not-here = Hier gibt es gerade nichts zu tun.

## Was offen liegt

clockwork-ui-secret-shown = { $player } zeigt dir heimlich
clockwork-ui-secret-asked = { $player } fragt dich nach
# Read again with the English, and right.
clockwork-ui-secret-mine = Deine Frage an { $player }
clockwork-ui-secret-third = Zwischen { $player } und { $other }: ein Geheimnis.
clockwork-ui-open-sought = Gesucht
clockwork-ui-open-found = Aufgedeckt
clockwork-ui-open-shown = Abgelegt
clockwork-ui-put-back = Andere wählen
clockwork-ui-machine = { clockwork-set }, vollständig
clockwork-ui-ending = Die Schrottplätze sind leer: zurück zu den Türmen!
clockwork-ui-start-of = { $player } beginnt
clockwork-ui-seen = Beim Ablegen gesehen
clockwork-ui-opened = Alles ist aufgedeckt.
clockwork-ui-revealed = Was die anderen noch hatten

## Die Seitenleiste

clockwork-ui-cards = Karten
clockwork-ui-machines = Maschinen
clockwork-ui-in-box = In der Schachtel geblieben: { $sets }
clockwork-ui-scrapped = Schrott aus dem Spiel: { $count }
clockwork-ui-round = Runde { $round }
clockwork-ui-piles = Karten auf den Schrottplätzen: { $count }
clockwork-ui-collecting = Was du sammelst
clockwork-ui-collected = { $held } von { $of }, es fehlt Teil { $missing }
clockwork-ui-known = Der Trainer merkt sich
clockwork-ui-known-held = { $players }: { clockwork-card }

## Warum ein Zug gut ist

clockwork-hint-wins = Damit ist das Spiel sofort gewonnen.
clockwork-hint-spare =
    { $missing ->
        [0] { clockwork-set } brauchst du am wenigsten.
       *[other] { clockwork-set } brauchst du am wenigsten. Es fehlen noch Karten: { $missing }.
    }
clockwork-hint-double = Du hast sie { $count }-mal, und eine genügt.
clockwork-hint-scrap = Schrott gehört zu keinem Satz.
clockwork-hint-rest = { $player } hat kaum, was du brauchst: { clockwork-set } nur in { $percent } von 100 Fällen. Wer vergeblich fordert, verrät nur seine Karten.
clockwork-hint-nothing = Keine der dort gezeigten Karten hilft dir.
clockwork-hint-keep = Jede deiner Karten kann noch gebraucht werden: { $cards }.
clockwork-hint-alike = Sie spielen sich alle gleich: Nimm, wen du magst.
clockwork-hint-anywhere = Ein Platz ist so gut wie der andere; merk dir nur welcher.
clockwork-hint-draw = Von { $pool } noch nie gezeigten Karten würden dir { $useful } helfen.
clockwork-hint-towers = Bei den Türmen liegt unter den abgelegten Karten { clockwork-card }.
clockwork-hint-search = Dir geht es um { clockwork-card }; die Karte liegt dort.
clockwork-hint-found =
    { $missing ->
        [0] Es ist { clockwork-card }: Damit ist { clockwork-set } vollständig.
       *[other] Es ist { clockwork-card }. Für { clockwork-set } fehlen dann noch: { $missing }.
    }
clockwork-hint-wrong-pick = Absichtlich falsch: { clockwork-card } bekommst du trotzdem und legst eine entbehrliche Karte hin.
clockwork-hint-demand = { $player } hat in { $percent } von 100 Fällen eine Karte von { clockwork-set }.
clockwork-hint-meet = Dort triffst du { $player }, in { $percent } von 100 Fällen mit einer Karte von { clockwork-set }.
clockwork-hint-on-the-way = Von dort führt der nächste Wurf in { $percent } von 100 Fällen auf einen Schrottplatz oder zu den Türmen.
clockwork-hint-home = Bei den Türmen kannst du suchen.
clockwork-hint-shield = Lieber Schrott: Deine Karte bleibt bei dir.

## Figures

clockwork-figure-walk = Fünf gewürfelt: fünf Felder weiter.
clockwork-figure-turn-back = Nicht zwei Felder mit einer Fünf: Niemand hält früher oder kehrt um.
clockwork-figure-enter = Eine Fünf reicht für drei Felder: hinein in den Schrottplatz.
clockwork-figure-straight = Sieben, Elf oder Pasch führen direkt zu jedem Schrottplatz.
clockwork-figure-full = Dort stehen schon zwei: Für Dritte ist kein Platz.
clockwork-figure-demand = Wo zwei sich treffen, darf einer eine Karte fordern.
clockwork-figure-machines = Codeknacker, Flugmaschine und Treibstoff: entkommen.
clockwork-figure-airship = Oder alle sechs Teile des Luftschiffs mit der Energiemaschine.

## Puzzles

clockwork-puzzle-machine = Vollende in diesem Zug noch eine Maschine, egal, was dein Gegner hat und gibt.
clockwork-puzzle-machine-missed = Der Zug ist vorbei. Maschinen vor dir: { $laid } von { $machines }
clockwork-puzzle-escaped = Entkomme in diesem Zug, egal, was dein Gegner hat und gibt.
clockwork-puzzle-escaped-missed = Der Zug ist vorbei, und du bist noch in der Stadt.

## Das Ende, zerlegt

clockwork-account-set = { $set }: vollständig
clockwork-account-no-set = Nichts vollständig
clockwork-account-demanded = Karten durch Herausfordern: { $count }
clockwork-account-remembered = Karten aus dem Gedächtnis: { $count }

# Ways to play of the bots: a word, and a line about it.
clockwork-bot-bandit = Räuber
clockwork-bot-bandit-hint = Trifft gern die anderen und fordert ihre Teile.
clockwork-bot-rummager = Wühler
clockwork-bot-rummager-hint = Geht zu den Türmen und sucht in den abgelegten Karten, sooft es geht.
