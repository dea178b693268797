# At a table in the terminal.

sit-player = Giocatore { $number }
sit-chance = Il caso
sit-clock = L’orologio
sit-non-player = Il Non-Giocatore
sit-table = Il tavolo
sit-other = Altre mosse
sit-ask = { $player }, scegli 1–{ $count } (? per aiuto)
sit-help = Un numero gioca quella mossa, r una qualsiasi, t mostra il tavolo, ? questo aiuto, q esce.
sit-no-such = Non c’è una mossa { $said }.
sit-left = Lasci il tavolo.
sit-silent = Non c’è altro: lasci il tavolo.
sit-cover = { $player }, tocca a te. Gli altri guardano altrove: premi Invio.
sit-won = Vince: { $players }
sit-nobody = nessuno
sit-resigned = Qualcuno ha abbandonato.
