import type { Tx } from '../../platform/db/unit-of-work.js';
import { creditLimitOf, type PricingServices } from '../pricing/index.js';
import { billShipment, type LedgerServices } from '../ledger/index.js';
import { actualRateOf } from './amounts.js';
import type { ShipmentChanges } from './change-shipment.js';
import type { Shipment } from './shipment.entity.js';

/** Bills a shipment to the seller's wallet or contract, once, and returns how it was settled. INSUFFICIENT_BALANCE changes nothing. */
export async function settleBilling(
  tx: Tx<LedgerServices & PricingServices>,
  shipment: Shipment,
  { occurredAt, force }: { occurredAt: Date; force: boolean },
): Promise<Pick<ShipmentChanges, 'billingStatus'>> {
  const prepaid = shipment.billingRole === 'prepaid';
  // A test shipment takes the same course without touching a wallet.
  if (shipment.test) return shipment.feeWaived ? {} : { billingStatus: prepaid ? 'paid' : 'postpaid' };
  await billShipment(tx, {
    sellerId: shipment.sellerId,
    shipmentId: shipment.id,
    orderId: shipment.orderId,
    amount: actualRateOf(shipment),
    kind: shipment.type === 'return' ? 'return' : 'shipment',
    payer: shipment.feeWaived ? 'waived' : prepaid ? 'wallet' : 'receivable',
    creditLimitMinor: prepaid ? await creditLimitOf(tx, shipment.sellerId, shipment.currency) : 0n,
    force,
    occurredAt,
  });
  return shipment.feeWaived ? {} : { billingStatus: prepaid ? 'paid' : 'postpaid' };
}
