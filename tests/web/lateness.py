"""Houses that are heard late, as from far away: a race between two browsers is seen at once.

With `scripts/steady 1 --late` each page hears its house up to so many milliseconds late, in order.
Whoever reads one page because another has been told of something is found out.
"""

from os import environ

LATE_MS = int(environ.get("LATE_MS", "0"))
HEARS_LATE = f"""(() => {{
    for (const what of ['onmessage', 'onclose']) {{
        const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, what);
        Object.defineProperty(WebSocket.prototype, what, {{
            get() {{ return own.get.call(this); }},
            set(hear) {{
                this.far ??= Math.random() * {LATE_MS};
                const late = (event) => setTimeout(() => this[what] && hear(event), this.far);
                own.set.call(this, hear && late);
            }},
        }});
    }}
}})()"""
