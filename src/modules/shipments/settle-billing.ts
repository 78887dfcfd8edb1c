import type { Tx } from '../../platform/db/unit-of-work.js';
import { creditLimitOf } from '../carriers/index.js';
import { billShipment } from '../ledger/index.js';
import type { Shipment } from './shipment.entity.js';

/** Bills a shipment to the wallet or the contract of its seller, once. INSUFFICIENT_BALANCE changes nothing. */
export async function settleBilling(
  tx: Tx,
  shipment: Shipment,
  { occurredAt, force }: { occurredAt: Date; force: boolean },
): Promise<void> {
  const prepaid = shipment.billingRole === 'prepaid';
  await billShipment(tx, {
    sellerId: shipment.sellerId,
    shipmentId: shipment.id,
    orderId: shipment.orderId,
    amount: shipment.actualRate,
    kind: shipment.type === 'return' ? 'return' : 'shipment',
    payer: shipment.feeWaived ? 'waived' : prepaid ? 'wallet' : 'receivable',
    creditLimitMinor: prepaid ? await creditLimitOf(tx, shipment.sellerId, shipment.currency) : 0n,
    force,
    occurredAt,
  });
  if (!shipment.feeWaived) shipment.billingStatus = prepaid ? 'paid' : 'postpaid';
}
