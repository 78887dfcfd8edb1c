import { useFilters } from '../graph/use-filters.js';
import { AdjustmentDetail } from './adjustment-detail.js';
import { AdjustmentList } from './adjustment-list.js';

/** Adjustments: the list, or the one named in the URL. */
export default function AdjustmentsPage() {
  const id = useFilters().get('shipment');
  return id === null ? <AdjustmentList /> : <AdjustmentDetail id={id} key={id} />;
}
