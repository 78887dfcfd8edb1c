import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CarrierInvoiceLineKind, CarrierInvoiceLineState } from '../../schema-types.generated.js';
import { useFilters } from '../graph/use-filters.js';
import { KINDS, STATES } from './kinds.js';

interface LineFilter {
  readonly kind: CarrierInvoiceLineKind[] | null;
  readonly state: CarrierInvoiceLineState[] | null;
}

const chosen = <Value extends string>(values: readonly Value[], wanted: string | null): Value[] | null => {
  const found = values.filter((value) => value === wanted);
  return found.length > 0 ? found : null;
};

/** The kind and state of lines in the URL. */
export function useLineFilter(): LineFilter {
  const { get } = useFilters();
  return { kind: chosen(KINDS, get('kind')), state: chosen(STATES, get('state')) };
}

/** Filters by the kind and state of lines. */
export function LineFilters() {
  const { t } = useTranslation(['carrier-bills', 'app']);
  const { kind, state } = useLineFilter();
  const { set } = useFilters();
  return (
    <>
      <Select
        label={t('filters.kind')}
        data={[{ value: '', label: t('app:all') }, ...KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
        value={kind?.[0] ?? ''}
        onChange={(value) => set({ kind: value })}
        allowDeselect={false}
      />
      <Select
        label={t('filters.state')}
        data={[{ value: '', label: t('app:all') }, ...STATES.map((value) => ({ value, label: t(`states.${value}`) }))]}
        value={state?.[0] ?? ''}
        onChange={(value) => set({ state: value })}
        allowDeselect={false}
      />
    </>
  );
}
