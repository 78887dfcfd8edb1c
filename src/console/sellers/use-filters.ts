import { useSearchParams } from 'react-router';

interface Filters {
  readonly of: (name: string) => string | null;
  /** Updates filters and returns to the first page; null and empty values remove a filter. */
  readonly set: (changes: Readonly<Record<string, string | null>>) => void;
}

/** List filters in the URL, so that a view can be shared and revisited. */
export function useFilters(): Filters {
  const [search, setSearch] = useSearchParams();
  return {
    of: (name) => search.get(name),
    set: (changes) =>
      setSearch((now) => {
        const there = new URLSearchParams(now);
        there.delete('after');
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') there.delete(name);
          else there.set(name, value);
        }
        return there;
      }),
  };
}

/** Validates a URL value against the known ones. */
export const oneOf = <Value extends string>(values: readonly Value[], named: string | null): Value | null =>
  values.find((value) => value === named) ?? null;
