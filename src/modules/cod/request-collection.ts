import type { Actor } from '../../kernel/actor.js';
import { money } from '../../kernel/money.js';
import type { ManualRequest } from '../../kernel/manual-request.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { requestManualPosting, type ExchangeServices } from '../approvals/index.js';
import type { Order } from '../orders/index.js';
import type { Shipment } from '../shipments/index.js';
import type { FieldNames, ToldCollection } from './door-collection.rules.js';

interface Reported {
  readonly shipment: Shipment;
  readonly order: Order;
  readonly fieldOf: FieldNames;
}

/** Opens a request for a collection above the limit of one person. The slip of the terminal, or another proof, is required. */
export const requestCollection = (
  tx: Tx<ExchangeServices>,
  actor: Actor,
  { shipment, order, fieldOf }: Reported,
  told: ToldCollection,
): Promise<ManualRequest> =>
  requestManualPosting(tx, actor, {
    operation: 'confirmCod',
    subjectUserId: order.sellerId,
    shipmentId: shipment.id,
    amount: money(told.collectedMinor, order.currency),
    proof: { field: fieldOf('posReference'), text: told.reference },
    payload: {
      paymentMethod: told.method,
      collectedAt: told.collectedAtGiven ? told.collectedAt.toISOString() : null,
      collectedById: told.collectedById,
      reference: told.reference,
      notes: told.notes,
      operatorEmail: told.operatorEmail,
    },
  });
