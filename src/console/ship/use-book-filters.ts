import { useSearchParams } from 'react-router';

export type BookKind = 'RECIPIENT' | 'ORIGIN' | 'PARCEL';

const kindOf = (text: string | null): BookKind => (text === 'ORIGIN' || text === 'PARCEL' ? text : 'RECIPIENT');

/** Filters of the address book, kept in the URL. A change of one begins at the first page. */
export function useBookFilters() {
  const [params, setParams] = useSearchParams();
  const set = (changes: Readonly<Record<string, string | null>>): void => {
    const next = new URLSearchParams(params);
    next.delete('after');
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true });
  };
  return { kind: kindOf(params.get('kind')), search: params.get('search') ?? '', sellerId: params.get('seller'), set };
}
