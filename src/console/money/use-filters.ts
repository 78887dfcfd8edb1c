import { useSearchParams } from 'react-router';

interface Filters {
  readonly of: (name: string) => string | null;
  /** Null takes a filter away. Other entries are shown, so that the place in the list is forgotten. */
  readonly set: (changes: Readonly<Record<string, string | null>>) => void;
}

/** What a list is narrowed to, kept in the address of the page. */
export function useFilters(): Filters {
  const [search, setSearch] = useSearchParams();
  return {
    of: (name) => search.get(name),
    set: (changes) => {
      const next = new URLSearchParams(search);
      next.delete('after');
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }
      setSearch(next);
    },
  };
}

/** The one of the known values that a filter asks for. */
export const oneOf = <Value extends string>(values: readonly Value[], wanted: string | null): Value | undefined =>
  values.find((value) => value === wanted);
