import { AdjustmentDetail } from './adjustment-detail.js';
import { AdjustmentList } from './adjustment-list.js';
import { useFilters } from './use-filters.js';

/** Adjustments: the list, or the one named in the URL. */
export default function AdjustmentsPage() {
  const id = useFilters().of('shipment');
  return id === null ? <AdjustmentList /> : <AdjustmentDetail id={id} key={id} />;
}
