import { useSearchParams } from 'react-router';

export interface Filters {
  readonly get: (name: string) => string | null;
  /** Null and the empty text take a filter away. Another filter means another list, which begins at its first page. */
  readonly set: (changes: Readonly<Record<string, string | null>>) => void;
}

/** What a list is narrowed to. It stands in the address of the page, so that a view can be shared and gone back to. */
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
