# At a table in the terminal.

sit-player = Igralec { $number }
sit-chance = Naključje
sit-clock = Ura
sit-non-player = Neigralec
sit-table = Miza
sit-other = Druge poteze
sit-ask = { $player }, izberi 1–{ $count } (? pomoč)
sit-help = Številka odigra to potezo, r katero koli, t pokaže mizo, ? ta pomoč, q odide.
sit-no-such = Poteze { $said } ni.
sit-left = Odideš od mize.
sit-silent = Ničesar več ni: odideš od mize.
sit-cover = { $player }, na vrsti si. Drugi gledajo stran: pritisni Enter.
sit-won = Zmaga: { $players }
sit-nobody = nihče
sit-resigned = Nekdo se je predal.
