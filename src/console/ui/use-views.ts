import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useListPreferences } from './use-list-preferences.js';
import type { ListColumns } from './use-list-columns.js';

/** A view of a list that the console offers to everyone. */
export interface FixedView {
  readonly key: string;
  readonly label: string;
  readonly search: string;
}

/** A view that the user has kept. */
export interface OwnView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

export interface Views {
  readonly fixed: readonly (FixedView & { readonly isHere: boolean })[];
  readonly own: readonly OwnView[];
  /** The own view that is open. */
  readonly current: OwnView | undefined;
  /** Whether the open view shows something else than what is kept. */
  readonly isChanged: boolean;
  /** What would be kept as a view: filters, order and columns. */
  readonly query: string;
  /** Whether there is anything to keep: none of the views is what is shown. */
  readonly isNew: boolean;
}

/** Names the open view in the address; a shared address goes without. */
const VIEW = 'view';

export const searchOf = ({ id, query }: OwnView): string => [query, `${VIEW}=${id}`].filter(Boolean).join('&');

export function useViews(list: string, { isUsual, shown }: ListColumns<never>, given: readonly FixedView[]): Views {
  const { t } = useTranslation('ui');
  const [params] = useSearchParams();
  const { views } = useListPreferences(list);
  const here = sorted(params);
  const current = views.find(({ id }) => id === params.get(VIEW));
  const tab = params.get('tab');
  const usual = { key: 'usual', label: t('views.usual'), search: tab === null ? '' : `tab=${tab}` };
  const all = given.length > 0 ? given : [usual];
  const fixed = all.map((view) => ({ ...view, isHere: !current && sorted(new URLSearchParams(view.search)) === here }));
  const query = new URLSearchParams(params);
  for (const name of NOT_OF_A_VIEW) query.delete(name);
  if (!isUsual) query.set('columns', shown.map(({ key }) => key).join());
  return {
    fixed,
    own: views,
    current,
    isChanged: current !== undefined && sorted(new URLSearchParams(current.query)) !== here,
    query: query.toString(),
    isNew: !current && here !== '' && !fixed.some(({ isHere }) => isHere),
  };
}

const NOT_OF_A_VIEW = ['after', VIEW];

/** Compares filters regardless of order. */
const sorted = (params: URLSearchParams): string =>
  [...params]
    .filter(([name]) => !NOT_OF_A_VIEW.includes(name))
    .map((pair) => pair.join('='))
    .sort()
    .join('&');
