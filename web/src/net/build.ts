// Which build this page is; a server of another one may speak another wire.
const RELOADED = 'igroteka.build';

export const BUILD =
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '');

export const isOther = (build: string): boolean => BUILD !== '' && build !== '' && build !== BUILD;

/** Once for each build: a page that comes back as it was would go round in circles. */
export function renew(build: string): void {
  if (sessionStorage.getItem(RELOADED) === build) return;
  sessionStorage.setItem(RELOADED, build);
  location.reload();
}
