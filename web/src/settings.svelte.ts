// What this device remembers of its owner: name, light, sound, vibration, notices, words for pictures.
const KEPT = 'igroteka.settings';
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ['slow', 'normal', 'quick'] as const;
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  name: string;
  theme: Theme;
  sound: boolean;
  vibration: boolean;
  notices: boolean;
  plain: boolean;
  captions: boolean;
  speed: Speed;
}

const FRESH: Kept = {
  name: '',
  theme: 'auto',
  sound: false,
  vibration: true,
  notices: false,
  plain: false,
  captions: false,
  speed: 'normal',
};

function read(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>) };
  } catch {
    return FRESH;
  }
}

class Settings {
  /** Each wish by itself: whoever is named anew finds the board as it was. */
  readonly #kept = $state<Kept>(read());

  get name() {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name: name.slice(0, 40) });
  }
  get theme() {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    this.show();
  }
  get sound() {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  get vibration() {
    return this.#kept.vibration;
  }
  set vibration(vibration: boolean) {
    this.#keep({ vibration });
  }
  get notices() {
    return this.#kept.notices;
  }
  set notices(notices: boolean) {
    this.#keep({ notices });
  }

  /** Sounds in words, by choice. */
  get captions() {
    return this.#kept.captions;
  }
  set captions(captions: boolean) {
    this.#keep({ captions });
  }

  /** Boards in words, by choice. */
  get plain() {
    return this.#kept.plain;
  }
  set plain(plain: boolean) {
    this.#keep({ plain });
  }

  /** How fast things move on the boards. */
  get speed() {
    return this.#kept.speed;
  }
  set speed(speed: Speed) {
    this.#keep({ speed });
  }

  /** The stylesheet follows the attribute; without one it follows the device. */
  show(): void {
    const root = document.documentElement;
    if (this.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }
}

export const settings = new Settings();
