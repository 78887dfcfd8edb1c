import type { Tx } from '../../platform/db/unit-of-work.js';
import { billReturnToSender, billShipment, refundShipment, releaseHold, type LedgerServices } from '../ledger/index.js';
import { creditLimitOf, returnFreightOf, type PricingServices } from '../pricing/index.js';
import type { ShipmentChanges } from './change-shipment.js';
import type { Shipment } from './shipment.entity.js';
import type { MoneyMove, TakenStep } from './step-table.js';
import { money, type Money } from '../../kernel/money.js';

type Needs = LedgerServices & PricingServices;

/** Bills a shipment to the seller's wallet or contract, once: a charge that is settled is not due. */
export const bill: MoneyMove<Needs> = {
  says: 'bills the seller, once: INSUFFICIENT_BALANCE refuses the step, unless a carrier reports it',
  postings: ['R2', 'R3', 'R8'],
  move: async (tx, taken) => (isDue(taken.shipment) ? settleBilling(tx, taken, { force: taken.step.reported }) : undefined),
};

/** Edge 3 bills. If a forced status skipped it, the next step does, whatever the balance is. */
export const billLate: MoneyMove<Needs> = {
  says: 'bills what a forced status skipped',
  postings: ['R2', 'R3', 'R8'],
  move: async (tx, taken) => (isBilledLate(taken) ? settleBilling(tx, taken, { force: true }) : undefined),
};

/** Bills the return leg of an undeliverable parcel, if the plan charges for it. */
export const billReturn: MoneyMove<Needs> = {
  says: 'bills the way back, if the plan charges for it',
  postings: ['R14'],
  move: async (tx, { shipment, step: { occurredAt } }) => {
    if (shipment.feeWaived || shipment.test) return;
    const { id, sellerId, orderId, billingRole } = shipment;
    const amount = returnFreightOf(tx.services, { planId: shipment.rate.planId, rate: actualRateOf(shipment) });
    const payer = billingRole === 'prepaid' ? 'wallet' : 'receivable';
    await billReturnToSender(tx, { sellerId, shipmentId: id, orderId, amount, payer, occurredAt });
  },
};

export const giveBack: MoneyMove<LedgerServices> = {
  says: 'releases the hold or refunds the charge',
  postings: ['R4'],
  move: async (tx, { shipment, step }) => {
    if (shipment.test) return;
    await Promise.all([releaseHold(tx, shipment.id), refundShipment(tx, { shipmentId: shipment.id, occurredAt: step.occurredAt })]);
  },
};

/** A waived charge is posted as our expense at the same step; posting is idempotent. */
const isDue = ({ billingStatus }: Shipment): boolean => billingStatus === 'unpaid' || billingStatus === 'waived';

export function isBilledLate({ shipment, edge }: TakenStep): boolean {
  const standsAt = shipment.status === 'on_hold' ? (shipment.heldFrom ?? 'new') : shipment.status;
  return isDue(shipment) && standsAt !== 'new' && standsAt !== 'fulfilled' && edge.name !== 'cancel';
}

/** How billing settles a charge that is due; a waived one stays waived. */
export const settledStatus = (shipment: Shipment): Pick<ShipmentChanges, 'billingStatus'> =>
  shipment.feeWaived || !isDue(shipment) ? {} : { billingStatus: shipment.billingRole === 'prepaid' ? 'paid' : 'postpaid' };

/** A test shipment takes the same course without touching a wallet. */
async function settleBilling(tx: Tx<Needs>, { shipment, step }: TakenStep, { force }: { force: boolean }): Promise<void> {
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
    occurredAt: step.occurredAt,
  });
}

/** The seller's price for shipping. */
export const actualRateOf = ({ actualRateMinor, currency }: Pick<Shipment, 'actualRateMinor' | 'currency'>): Money =>
  money(actualRateMinor, currency);

/** The price shown to the shopper; null when no display rule applied. */
export const displayRateOf = ({ displayRateMinor, currency }: Pick<Shipment, 'displayRateMinor' | 'currency'>): Money | null =>
  displayRateMinor === null ? null : money(displayRateMinor, currency);

/** Mirrors the database rule for `hasAdjustment`, and also covers changes made since the row was read. */
export const isAdjusted = ({ adjustmentStatus }: Pick<Shipment, 'adjustmentStatus'>): boolean =>
  adjustmentStatus !== null && adjustmentStatus !== 'deleted' && adjustmentStatus !== 'void';

/** Amount of the weight-adjustment invoice; null when there is none. */
export const adjustmentAmountOf = (shipment: Pick<Shipment, 'adjustmentStatus' | 'adjustmentMinor' | 'currency'>): Money | null =>
  isAdjusted(shipment) && shipment.adjustmentMinor !== null ? money(shipment.adjustmentMinor, shipment.currency) : null;
