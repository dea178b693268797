// What a push message says; a browser shows something even if nothing can be read in it.
export interface Summons {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly lang: string;
}

const NONE: Summons = { title: 'Igroteka', body: '', path: '/', lang: '' };

export function summonsOf(data: { json(): unknown } | null): Summons {
  const said = { ...NONE, ...read(data) };
  const texts = Object.values(said).every((each) => typeof each === 'string');
  return texts && said.path.startsWith('/t/') ? said : NONE;
}

function read(data: { json(): unknown } | null): Partial<Summons> {
  try {
    return (data?.json() ?? {}) as Partial<Summons>;
  } catch {
    return {};
  }
}
