import { AdjustmentDetail } from './adjustment-detail.js';
import { AdjustmentList } from './adjustment-list.js';
import { useFilters } from './use-filters.js';

/** Differences in weight: all of them, or the one that the address names. */
export default function AdjustmentsPage() {
  const id = useFilters().of('shipment');
  return id === null ? <AdjustmentList /> : <AdjustmentDetail id={id} key={id} />;
}
