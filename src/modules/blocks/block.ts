import { formatMoney, type Money } from '../../kernel/money.js';

export type BlockKind =
  | 'payment_required'
  | 'adjustment_unpaid'
  | 'approval_pending'
  | 'adjustment_disputed'
  | 'on_hold'
  | 'attempts_used_up'
  | 'booking_pending'
  | 'collection_open'
  | 'reversal_pending';

/** Something that blocks a shipment. */
export interface Block {
  readonly kind: BlockKind;
  readonly message: string;
  readonly amount?: Money | null;
  readonly reason?: string | null;
  readonly since?: Date | null;
  readonly approvalRequestId?: string | null;
  readonly adjustmentId?: string | null;
  readonly sellerId?: string | null;
}

export const amountText = (amount: Money): string => `${formatMoney(amount)} ${amount.currency}`;
