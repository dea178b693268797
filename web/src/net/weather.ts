// What the device knows of its network, and whether its owner looks: each is a reason to try the line.

/** Returns what stops it. */
export function watchWeather(check: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const looked = () => document.hidden || check();
  addEventListener('online', check);
  addEventListener('offline', check);
  addEventListener('pageshow', looked);
  document.addEventListener('visibilitychange', looked);
  return () => {
    removeEventListener('online', check);
    removeEventListener('offline', check);
    removeEventListener('pageshow', looked);
    document.removeEventListener('visibilitychange', looked);
  };
}
