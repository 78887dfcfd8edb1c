import { useSearchParams } from 'react-router';

export interface Filters {
  readonly get: (name: string) => string | null;
  /** Null and empty strings remove a filter. Changing a filter returns to the first page. */
  readonly set: (changes: Readonly<Record<string, string | null>>) => void;
}

/** List filters in the URL, so that a view can be shared and revisited. */
export function useFilters(): Filters {
  const [search, setSearch] = useSearchParams();
  return {
    get: (name) => search.get(name),
    set: (changes) =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        after.delete('after');
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      }),
  };
}
