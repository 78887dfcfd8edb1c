import { useTranslation } from 'react-i18next';
import { useSession, type Session } from '../app/session.js';
import type { FixedView } from '../ui/use-views.js';
import { attentionStatuses } from './filters.js';

interface View {
  readonly name: 'all' | 'attention' | 'toPickUp' | 'atHub' | 'onTheWay' | 'cash' | 'unpaid' | 'disputed' | 'returns';
  readonly search: string;
  readonly allowed?: (session: Session) => boolean;
}

const views: readonly View[] = [
  { name: 'all', search: '' },
  { name: 'attention', search: attentionStatuses.map((status) => `status=${status}`).join('&') },
  { name: 'toPickUp', search: 'status=FULFILLED&status=PICKUP&status=IN_TRANSIT_PICKUP' },
  { name: 'atHub', search: 'status=PICKED_UP&status=AT_SORTING&status=VERIFIED&status=READY_TO_BOOK&status=BOOKED' },
  { name: 'onTheWay', search: 'status=IN_TRANSIT' },
  { name: 'returns', search: 'type=RETURN' },
  {
    name: 'cash',
    search: 'codStage=COLLECTED&codStage=WITH_CARRIER&codStage=WITH_RECEPTION&codStage=WITH_ACCOUNTS',
    allowed: ({ isOperator }) => isOperator,
  },
  { name: 'unpaid', search: 'adjustmentStatus=UNPAID' },
  { name: 'disputed', search: 'adjustmentStatus=DISPUTED' },
];

/** Views of the shipment list that everyone has. */
export function useFixedViews(): FixedView[] {
  const { t } = useTranslation('shipments');
  const session = useSession();
  return views
    .filter(({ allowed }) => allowed?.(session) ?? true)
    .map(({ name, search }) => ({ key: name, label: t(`views.${name}`), search }));
}
