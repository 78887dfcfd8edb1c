import type { Actor } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { changeOrder, lockOrder, type OrderWarning } from '../orders/index.js';
import type { RatingServices } from '../rating/index.js';
import type { Shipment } from '../shipments/index.js';
import { changedAddress } from './destination.rules.js';
import { recordChange } from './record-change.js';
import { assertServedFrom } from './serviceability.js';
import type { DestinationChangesInput } from './order-change.types.js';

const PLACE = ['address', 'city', 'state', 'countryCode', 'country', 'zip', 'lat', 'lng'] as const;

/** Corrects the pickup address after a failed pickup and returns warnings. The caller has locked the shipment. The rate stays. */
export async function correctOrigin(
  tx: Tx<RatingServices>,
  actor: Actor,
  shipment: Shipment,
  given: DestinationChangesInput,
): Promise<readonly OrderWarning[]> {
  actor.require('order:update');
  const order = await lockOrder(tx, shipment);
  const checks = new FieldChecks();
  const before = order.origin;
  const after = changedAddress(checks, 'originAddress', before, given);
  checks.settle();
  assertServedFrom(tx.services, { order, shipment }, after);

  await changeOrder(tx, order, { origin: after });
  const rows = PLACE.map((key) => ({ field: `originAddress.${key}`, before: before[key], after: after[key] }));
  await recordChange(
    tx,
    actor,
    order,
    rows.filter((row) => row.before !== row.after),
  );
  return checks.warnings;
}
