import type { Tx } from '../../platform/db/unit-of-work.js';
import { creditLimitOf, type PricingServices } from '../pricing/index.js';
import { billShipment, type LedgerServices } from '../ledger/index.js';
import { actualRateOf } from './amounts.js';
import type { ShipmentChanges } from './change-shipment.js';
import type { Shipment } from './shipment.entity.js';

/** How billing settles a shipment; a waived one stays waived. */
export const settledStatus = ({ feeWaived, billingRole }: Shipment): Pick<ShipmentChanges, 'billingStatus'> =>
  feeWaived ? {} : { billingStatus: billingRole === 'prepaid' ? 'paid' : 'postpaid' };

/** Bills a shipment to the seller's wallet or contract, once. INSUFFICIENT_BALANCE changes nothing. */
export async function settleBilling(
  tx: Tx<LedgerServices & PricingServices>,
  shipment: Shipment,
  { occurredAt, force }: { occurredAt: Date; force: boolean },
): Promise<void> {
  // A test shipment takes the same course without touching a wallet.
  if (shipment.test) return;
  const prepaid = shipment.billingRole === 'prepaid';
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
}
