import { useSearchParams } from 'react-router';

/** Filters in the URL, so that a view can be shared and revisited. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  return {
    of: (name: string): string | null => search.get(name),
    /** Updates filters and returns to the first page; null and empty values remove a filter. */
    set: (changes: Readonly<Record<string, string | null>>): void =>
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
