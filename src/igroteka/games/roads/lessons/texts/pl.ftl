# Lekcje Dróg.

## Pierwsza gra

roads-lesson-first = Twoja pierwsza gra
roads-lesson-first-theme = Dwoje budowniczych tworzy jedną sieć dróg i kładzie po jednej karcie. Jedno z nich to ty.
roads-lesson-first-aim = Przeciwnik zaczął i chce, żeby sieć rosła. Wygrasz, jeśli ją zamkniesz: żaden koniec drogi nie może zostać otwarty.
roads-lesson-first-cards = To są twoje karty, nikt inny ich nie widzi. Są proste, zakręty, rozwidlenia, skrzyżowania i ślepe drogi.
roads-lesson-first-join = Za każdym razem kładziesz jedną kartę tak, by drogi się łączyły. Połóż ten zakręt po prawej, drogą w dół.
roads-lesson-first-turn-it = Dobre miejsce! Obróć kartę: droga ma prowadzić w dół.
roads-lesson-first-not-yet = Ślepe drogi zachowaj na później. Teraz potrzebny jest zakręt.
roads-lesson-first-join-else = Tak też wolno. Ale teraz połóż zakręt po prawej, w dół.
roads-lesson-first-ends = Każdy otwarty koniec ma znak: są trzy. Ślepa droga zamyka jeden: połóż ją po lewej.
roads-lesson-first-other-end = Dobra karta! Zamknij nią drugi koniec.
roads-lesson-first-dead-end-else = Tak koniec zostaje otwarty. Weź ślepą drogę: ona zamyka.
roads-lesson-first-beige = Żadna droga nie może wpaść w beżowy bok, ani twoja, ani cudza. W podświetlonym miejscu pasuje zakręt: w prawo i w dół.
roads-lesson-first-other-place = Dobra karta! Połóż ją w drugim miejscu.
roads-lesson-first-beige-else = To też pasuje. Ale teraz weź zakręt.
roads-lesson-first-crossroads = Skrzyżowanie: od razu trzy nowe końce! Połóż prostą pod swoim zakrętem, a dwie drogi dojdą do jednego miejsca.
roads-lesson-first-straight-else = Teraz potrzebna jest prosta, pod twoim zakrętem.
roads-lesson-first-two-at-once = W lewym dolnym rogu spotykają się dwie drogi. Jeden zakręt zamknie oba końce!
roads-lesson-first-leads-on = Dobre miejsce! Ale ta droga prowadzi dalej: zakręt zamknie oba końce.
roads-lesson-first-two-else = Spójrz w lewo na dół, gdzie spotykają się dwie drogi. Zamknij je zakrętem.
roads-lesson-first-two-left = Zostały dwa końce. Ten pod skrzyżowaniem zamknij ślepą drogą.
roads-lesson-first-last = Został jeden otwarty koniec. Wiesz, co robić!
roads-lesson-first-last-else = Tak pozostanie otwarta. Sieć zamknie ślepa droga.
roads-lesson-first-won = Zamknięta: wygrywasz! Nieważne, kto kładzie ostatnią kartę.
roads-lesson-first-other-ends = Jeśli wszystkie karty leżą, a droga jest otwarta, wygrywa ten, kto zaczął. Jeśli następny gracz nie może położyć żadnej karty, jest remis.
roads-lesson-first-tip = Rada: zachowaj ślepe drogi na ostatnie luki i zamykaj dwa końce jedną kartą.
roads-lesson-first-sizes = W prawdziwej grze każdy ma 24 karty albo 12, albo 40.

## Nie daj zamknąć

roads-lesson-open = Nie daj zamknąć
roads-lesson-open-aim = Teraz to ty zaczynasz, więc jedna droga ma zostać otwarta. Gdy wszystkie karty leżą, wygrywasz.
roads-lesson-open-branch = Otwarty jest tylko jeden koniec. Połóż rozwidlenie: jedna droga w prawo, jedna w dół.
roads-lesson-open-turn-it = Rozwidlenie jest dobre. Obróć je: jedna droga w prawo, jedna w dół.
roads-lesson-open-branch-else = Wtedy jedna ślepa droga zamknie wszystko. Weź rozwidlenie: otwiera dwa końce.
roads-lesson-open-again = Jeden koniec od razu zamknięto, jeden został. Rozwidlaj dalej: w prawo i w dół.
roads-lesson-open-last = Twoja ostatnia karta. Połóż zakręt tak, by droga prowadziła w prawo.
roads-lesson-open-turn-right = Obróć go: droga ma prowadzić w prawo.
roads-lesson-open-won = Wszystkie karty leżą, a droga wciąż jest otwarta. Wygrywasz!
roads-lesson-open-tip = Rada: zachowaj rozwidlenia, aż otwartych końców będzie mało.

## Gazeta

roads-lesson-newspaper = Na gazecie
roads-lesson-newspaper-field = Gazeta to pole i nic z niej nie wystaje. Wygrywa, kto położy ostatnią kartę.
roads-lesson-newspaper-corner = Jej brzeg liczy się jako beżowy. W prawym górnym rogu pasuje tylko zakręt: połóż go.
roads-lesson-newspaper-corner-else = Najpierw prawy górny róg.
roads-lesson-newspaper-edge = Dalej wzdłuż brzegu. Połóż prostą pod swoim zakrętem.
roads-lesson-newspaper-edge-else = Teraz prosta, pod twoim zakrętem po prawej.
roads-lesson-newspaper-lock = Może przeciwnik ma już same zakręty. Połóż zakręt w prawym dolnym rogu: w luce obok żaden zakręt się nie zmieści.
roads-lesson-newspaper-lock-else = Teraz prawy dolny róg.
roads-lesson-newspaper-won = Kto nie może położyć karty, odpada. Ostatnia była twoja: wygrywasz!
roads-lesson-newspaper-tip = Rada: zostawiaj luki, które wypełnią tylko twoje karty.

## Kupka

roads-lesson-heap = Z kupki
roads-lesson-heap-draw = Nikt nie dostaje kart: wszystkie leżą na kupce. W każdej turze ciągniesz jedną w ciemno.
roads-lesson-heap-lay = To zakręt. Połóż go po prawej tak, by droga prowadziła w lewo.
roads-lesson-heap-turn-left = Dobre miejsce! Obróć go: droga ma prowadzić w lewo.
roads-lesson-heap-lay-else = Tam też pasuje. Ale tym razem połóż go po prawej.
roads-lesson-heap-kept = Potem przyszła prosta. Nigdzie nie pasowała, została u ciebie i tura się skończyła.
roads-lesson-heap-close = Teraz masz zakręt. Możesz położyć dowolną ze swoich kart: zamknij pierścień.
roads-lesson-heap-won = Zamknięte: gra od razu się kończy. Tobie została jedna karta, przeciwnikowi dwie: wygrywa, kto ma mniej.
roads-lesson-heap-end = Inaczej gra się, aż kupka się skończy i nikt nie może położyć karty. Przy remisie liczą się połączone drogi.
roads-lesson-heap-tip = Rada: najpierw kładź to, co pasuje w niewielu miejscach, a zachowaj to, co pasuje wszędzie.

## Pasy

roads-lesson-lanes = Dwa i cztery pasy
roads-lesson-lanes-widths = Drogi mają teraz dwa pasy albo cztery. Dwa nigdy nie łączą się z czterema.
roads-lesson-lanes-four = Koniec po prawej ma cztery pasy. Zamknij go czteropasową ślepą drogą.
roads-lesson-lanes-four-else = Tak też wolno. Ale najpierw zamknij koniec po prawej.
roads-lesson-lanes-two = W dół prowadzą dwa pasy. Połóż dwupasowy zakręt, w prawo.
roads-lesson-lanes-two-else = Obróć go: droga ma prowadzić w prawo.
roads-lesson-lanes-won = Droga jest otwarta, ale żadna pozostała karta nie pasuje do jej dwóch pasów. To liczy się jako zamknięcie: wygrywasz!
roads-lesson-lanes-tip = Rada: licz, jakie szerokości może jeszcze mieć przeciwnik.
