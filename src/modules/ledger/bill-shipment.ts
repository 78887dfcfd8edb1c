import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { AccountName } from './chart-of-accounts.js';
import { captureHold, lockOpenHold, releaseHold } from './close-hold.js';
import { credit, debit, type EntryDraft, type PostedEntry, type PostingDetail } from './entry.js';
import { postEntry } from './post-entry.js';
import type { LedgerServices } from './services.js';

export interface ShipmentBill {
  readonly sellerId: string;
  readonly shipmentId: string;
  readonly orderId?: string | null;
  readonly orderReference?: string | null;
  readonly amount: Money;
  /** Returns are booked to their own revenue account and listed separately. */
  readonly kind: 'shipment' | 'return';
  /** Prepaid sellers pay from the wallet, contract sellers owe the amount, and waived fees are the operator's expense. */
  readonly payer: 'wallet' | 'receivable' | 'waived';
  /** In the currency of the amount; applies to the wallet only. */
  readonly creditLimitMinor?: bigint;
  /** For steps that have already happened: bills whether or not there is money. */
  readonly force?: boolean;
  readonly occurredAt: Date;
}

const payerAccounts: Readonly<Record<ShipmentBill['payer'], AccountName>> = {
  wallet: 'sellerWallet',
  receivable: 'sellerReceivable',
  waived: 'waivedFees',
};

export const billKey = (shipmentId: string): string => `bill:${shipmentId}`;

/**
 * R2, R3, R8 and R8w: bills a shipment. Idempotent. Releases the shipment's own hold on the wallet first; INSUFFICIENT_BALANCE leaves
 * everything unchanged. Null if there is nothing to pay. Four statements for a wallet with a hold, three without; two on account; one if
 * waived or free.
 */
export async function billShipment(tx: Tx<LedgerServices>, bill: ShipmentBill): Promise<PostedEntry | null> {
  if (bill.amount.minor === 0n) {
    await releaseHold(tx, bill.shipmentId);
    return null;
  }
  if (bill.payer !== 'wallet') return postEntry(tx, draftOf(bill, 0n));

  const hold = await lockOpenHold(tx, bill.shipmentId);
  const entry = await postEntry(tx, draftOf(bill, hold?.amount.minor ?? 0n));
  if (hold) await captureHold(tx, bill.shipmentId);
  return entry;
}

function draftOf(bill: ShipmentBill, ownHoldMinor: bigint): EntryDraft {
  const { kind, sellerId, shipmentId, orderId, orderReference, amount } = bill;
  const detail: PostingDetail = { source: kind, sellerId, shipmentId, orderId, orderReference };
  const revenue: AccountName = kind === 'return' ? 'returnRevenue' : 'shippingRevenue';
  return {
    type: `${kind}_billed`,
    sourceType: 'shipment',
    sourceId: shipmentId,
    idempotencyKey: billKey(shipmentId),
    occurredAt: bill.occurredAt,
    description: kind === 'return' ? 'Return shipping' : 'Shipping',
    lines: [debit(payerAccounts[bill.payer], amount, detail), credit(revenue, amount, detail)],
    creditLimitMinor: bill.creditLimitMinor,
    force: bill.force,
    ownHoldMinor,
  };
}

interface ReturnToSenderBill {
  readonly sellerId: string;
  readonly shipmentId: string;
  readonly orderId: string;
  readonly amount: Money;
  readonly payer: 'wallet' | 'receivable';
  readonly occurredAt: Date;
}

/** R14: bills the return of an undeliverable parcel, once. It has already been carried, so it is billed whether or not there is money. */
export async function billReturnToSender(tx: Tx<LedgerServices>, bill: ReturnToSenderBill): Promise<PostedEntry | null> {
  const { sellerId, shipmentId, orderId, amount, payer, occurredAt } = bill;
  if (amount.minor === 0n) return null;
  const detail: PostingDetail = { source: 'return', sellerId, shipmentId, orderId };
  return postEntry(tx, {
    type: 'return_to_sender_billed',
    sourceType: 'shipment',
    sourceId: shipmentId,
    idempotencyKey: `rts:${shipmentId}`,
    occurredAt,
    description: 'Return to sender',
    lines: [debit(payer === 'wallet' ? 'sellerWallet' : 'sellerReceivable', amount, detail), credit('returnRevenue', amount, detail)],
    force: true,
  });
}
