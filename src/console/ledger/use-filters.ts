import { useSearchParams } from 'react-router';

/** What a view is narrowed to. It stands in the address, so that a view can be shared and found again. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  return {
    of: (name: string): string | null => search.get(name),
    /** Changes some of them and goes to the first page; null and empty demand nothing. */
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
