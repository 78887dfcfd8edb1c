import { useNavigate, useSearchParams } from 'react-router';

export interface Filters {
  /** Null where it is missing or empty. */
  readonly get: (name: string) => string | null;
  readonly getAll: (name: string) => readonly string[];
  /** Null and what is empty remove a filter. Changing a filter returns to the first page. */
  readonly set: (changes: FilterChanges, how?: { readonly replace: boolean }) => void;
  /** How many filters are set. */
  readonly count: number;
  readonly clear: () => void;
}

/** What else a list has in the URL. */
const NOT_FILTERS: readonly string[] = ['after', 'columns', 'sort', 'sortBy', 'sortOrder', 'stage', 'tab', 'view'];

type FilterChanges = Readonly<Record<string, string | readonly string[] | null | undefined>>;

/** List filters in the URL, so that a view can be shared and revisited. */
export function useFilters(): Filters {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const names = [...new Set(search.keys())].filter((name) => !NOT_FILTERS.includes(name));
  const change: Filters['set'] = (changes, how) => {
    // A change builds on the URL as it is: what is on the screen may be one change behind.
    const next = new URLSearchParams(location.search);
    next.delete('after');
    for (const [name, value] of Object.entries(changes)) {
      next.delete(name);
      for (const each of typeof value === 'string' ? [value] : (value ?? [])) if (each !== '') next.append(name, each);
    }
    void navigate({ search: next.toString() }, how);
  };
  return {
    get: (name) => search.get(name) || null,
    getAll: (name) => search.getAll(name),
    set: change,
    count: names.length,
    clear: () => change({ ...Object.fromEntries(names.map((name) => [name, null])), view: null }),
  };
}
