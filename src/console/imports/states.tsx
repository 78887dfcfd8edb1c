import { useTranslation } from 'react-i18next';
import type { OrderImportRowState, OrderImportState } from '../../schema-types.generated.js';
import { StateBadge } from '../ui/status.js';

const IMPORTS: Readonly<Record<OrderImportState, string>> = { PREVIEW: 'gray', PLACING: 'blue', DONE: 'green', CANCELLED: 'orange' };
const ROWS: Readonly<Record<OrderImportRowState, string>> = {
  READY: 'blue',
  PROBLEM: 'red',
  DUPLICATE: 'gray',
  PLACED: 'green',
  FAILED: 'red',
  DRAFT: 'violet',
};

export function ImportState({ state }: { readonly state: OrderImportState }) {
  const { t } = useTranslation('imports');
  return <StateBadge colour={IMPORTS[state]} label={t(`states.${state}`)} />;
}

export function RowState({ state }: { readonly state: OrderImportRowState }) {
  const { t } = useTranslation('imports');
  return <StateBadge colour={ROWS[state]} label={t(`rows.${state}`)} />;
}
