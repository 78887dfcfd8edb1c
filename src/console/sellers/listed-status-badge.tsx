import { useTranslation } from 'react-i18next';
import { StateBadge } from '../ui/status.js';
import type { ListedSellerStatus } from '../../schema-types.generated.js';

const COLOURS = { ACTIVE: 'green', INCOMPLETE: 'orange', INACTIVE: 'gray' } as const;

/** Status badge of an account in lists. */
export function ListedStatusBadge({ status }: { readonly status: ListedSellerStatus }) {
  const { t } = useTranslation('sellers');
  return <StateBadge colour={COLOURS[status]} label={t(`listed.${status}`)} />;
}
