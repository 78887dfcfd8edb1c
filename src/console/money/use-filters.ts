import { useSearchParams } from 'react-router';

interface Filters {
  readonly of: (name: string) => string | null;
  /** Null removes a filter. Changing a filter returns to the first page. */
  readonly set: (changes: Readonly<Record<string, string | null>>) => void;
}

/** List filters in the URL. */
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

/** Validates a filter value against the known ones. */
export const oneOf = <Value extends string>(values: readonly Value[], wanted: string | null): Value | undefined =>
  values.find((value) => value === wanted);
