# At a table in the terminal.

sit-player = Hráč { $number }
sit-chance = Náhoda
sit-clock = Hodiny
sit-non-player = Nehráč
sit-table = Stůl
sit-other = Jiné tahy
sit-ask = { $player }, vyber 1–{ $count } (? nápověda)
sit-help = Číslo zahraje ten tah, r jakýkoli, t ukáže stůl, ? tato nápověda, q odejde.
sit-no-such = Tah { $said } tu není.
sit-left = Odcházíš od stolu.
sit-silent = Nic dalšího nepřišlo: odcházíš od stolu.
sit-cover = { $player }, jsi na tahu. Ostatní se odvrátí: stiskni Enter.
sit-won = Výhra: { $players }
sit-nobody = nikdo
sit-resigned = Někdo se vzdal.
