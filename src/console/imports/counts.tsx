import { useTranslation } from 'react-i18next';
import type { OrderImportRowState } from '../../schema-types.generated.js';
import type { ImportFactsFragment } from './operations.generated.js';

type Counts = ImportFactsFragment['counts'];

export const countIn = (counts: Counts, state: OrderImportRowState): number => counts.find((each) => each.state === state)?.orders ?? 0;

/** How many orders are in which state; states without any are left out. */
export function CountsText({ counts }: { readonly counts: Counts }) {
  const { t } = useTranslation('imports');
  const told = counts.filter(({ orders }) => orders > 0);
  return <>{told.map(({ state, orders }) => `${orders} ${t(`counted.${state}`)}`).join(' · ')}</>;
}
