import { Actor, systemActor } from '../../kernel/actor.js';
import { formatMoney } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Approval, ExchangeServices, ManualPostings } from '../approvals/index.js';
import type { LedgerServices } from '../ledger/index.js';
import { lockOrder } from '../orders/index.js';
import type { PricingServices } from '../pricing/index.js';
import { codPaymentMethod, lockShipment } from '../shipments/index.js';
import { writeOffApproved } from './carrier-cash.js';
import { assertAtDoor, confirmCollection } from './confirm-collection.js';

type Needs = ExchangeServices & LedgerServices & PricingServices;

/** Postings above the limit of one person, once another has approved them. */
export const codPostings = {
  confirmCod: confirmApproved,
  writeOffCarrierCash: writeOffApproved,
} satisfies ManualPostings<Needs>;

async function confirmApproved(tx: Tx<Needs>, { shipmentId, amount, payload, createdAt, reviewedById }: Approval): Promise<unknown> {
  const shipment = await lockShipment(tx, systemActor, shipmentId ?? '');
  const order = await lockOrder(tx, shipment);
  const text = (name: string): string | null => (typeof payload[name] === 'string' ? payload[name] : null);
  const method = codPaymentMethod.values.find((each) => each === payload['paymentMethod']);
  if (!method) throw new Error(`The request names the unknown method ${String(payload['paymentMethod'])}.`);
  const collectedAt = text('collectedAt');
  const reviewer = new Actor({ type: 'super_admin', id: reviewedById });
  return confirmCollection(tx, reviewer, {
    shipment,
    order,
    at: createdAt,
    isApproved: true,
    fieldOf: (field) => field,
    assertAllowed: () => assertAtDoor(shipment),
    request: {
      method,
      amount: formatMoney(amount),
      acceptPartial: true,
      collectedAt: collectedAt === null ? null : new Date(collectedAt),
      collectedById: text('collectedById'),
      posReference: text('reference'),
      notes: text('notes'),
      operatorEmail: text('operatorEmail'),
    },
  });
}
