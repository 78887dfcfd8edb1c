import { useFilters } from '../graph/use-filters.js';

export type BookKind = 'RECIPIENT' | 'ORIGIN' | 'PARCEL';

const kindOf = (text: string | null): BookKind => (text === 'ORIGIN' || text === 'PARCEL' ? text : 'RECIPIENT');

/** Filters of the address book, kept in the URL. A change of one begins at the first page. */
export function useBookFilters() {
  const { get, set } = useFilters();
  return {
    kind: kindOf(get('kind')),
    search: get('search') ?? '',
    sellerId: get('seller'),
    set: (changes: Readonly<Record<string, string | null>>): void => set(changes, { replace: true }),
  };
}
