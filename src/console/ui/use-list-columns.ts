import { useFilters } from '../graph/use-filters.js';
import type { Column } from './rows.js';
import { useListPreferences } from './use-list-preferences.js';

/** The columns of a list as its user wants them. */
export interface ListColumns<Row> {
  readonly list: string;
  /** Every column there is; the first one names the row and always leads. */
  readonly all: readonly Column<Row>[];
  /** Empty until it is known which the user has chosen. */
  readonly shown: readonly Column<Row>[];
  /** Null for the usual ones. */
  readonly choose: (keys: readonly string[] | null) => void;
  /** Keys of the columns that are shown unless the user chooses others. */
  readonly usual: readonly string[];
  readonly isUsual: boolean;
}

/** The columns of the address, which a shared view has, else those that the user has chosen, else the usual ones. */
export function useListColumns<Row>(list: string, all: readonly Column<Row>[]): ListColumns<Row> {
  const filters = useFilters();
  const kept = useListPreferences(list);
  const shared = filters.get('columns');
  const usual = all.filter(({ isExtra }) => isExtra !== true).map(({ key }) => key);
  const wanted = known(all, shared?.split(',') ?? kept.columns) ?? usual;
  const isKnown = shared !== null || kept.isKnown;
  return {
    list,
    all,
    shown: isKnown ? wanted.flatMap((key) => all.find((column) => column.key === key) ?? []) : [],
    usual,
    isUsual: wanted.join() === usual.join(),
    choose: (keys) => (shared === null ? kept.chooseColumns(keys) : filters.set({ columns: (keys ?? usual).join(',') }, { replace: true })),
  };
}

/** The keys that the list knows, without repetitions, led by the first column; null if there is none of them. */
function known(all: readonly Column<never>[], keys: readonly string[] | null | undefined): readonly string[] | null {
  const [first, ...others] = all.map(({ key }) => key);
  if (first === undefined || !keys) return null;
  const chosen = [...new Set(keys)].filter((key) => others.includes(key));
  return chosen.length === 0 ? null : [first, ...chosen];
}
