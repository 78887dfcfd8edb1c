import { useEffect, useState } from 'preact/hooks';

/** The parts of the address after the hash: `#/stop/<id>` is ['stop', '<id>']. */
export type Route = readonly string[];

const routeNow = (): Route => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);

export function useRoute(): Route {
  const [route, setRoute] = useState(routeNow);
  useEffect(() => {
    const change = (): void => {
      setRoute(routeNow());
      scrollTo(0, 0);
    };
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return route;
}

export const linkTo = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

export function go(...parts: readonly string[]): void {
  location.hash = linkTo(...parts);
}

/** Leads on without a step in the history, so that "back" does not return to something finished. */
export function goInstead(...parts: readonly string[]): void {
  location.replace(linkTo(...parts));
}

/** Leads on later from the screen shown now: a driver who has gone elsewhere by then stays there. */
export function whileHere(lead: () => void): () => void {
  const here = location.hash;
  return () => {
    if (location.hash === here) lead();
  };
}

/** The same to something that follows what is finished here. */
export const fromHere = (...parts: readonly string[]): (() => void) => whileHere(() => goInstead(...parts));
