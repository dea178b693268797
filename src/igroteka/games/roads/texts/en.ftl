roads-name = Roads
roads-tagline = Lay road cards edge to edge: stretch the network, or close it.
