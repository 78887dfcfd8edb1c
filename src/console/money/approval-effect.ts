import { minorOf } from '../ui/exact-amounts.js';
import type { ApprovalQuery, ApprovalSellerQuery } from './operations.generated.js';

type Request = ApprovalQuery['approval'];
type Seller = ApprovalSellerQuery['seller'];

/** Effect of approval on the seller's account. */
export interface Effect {
  readonly wallet: Seller['wallets'][number] | undefined;
  /** Wallet change in minor units; null if unchanged. */
  readonly change: bigint | null;
  /** True if the seller owes it by contract instead of paying from the wallet. */
  readonly isOwed: boolean;
  /** Balance that the change is applied to, in minor units. */
  readonly there: bigint | null;
}

export function effectOf(request: Request, seller: Seller): Effect {
  const wallet = seller.wallets.find(({ currency }) => currency === request.amount.currency);
  const isOwed = request.type === 'WALLET_ADJUSTMENT' && seller.role === 'POSTPAID';
  const source = request.type === 'PAYOUT' ? wallet?.available : wallet?.balance;
  return { wallet, change: isOwed ? null : changeOf(request), isOwed, there: source ? minorOf(source) : null };
}

function changeOf({ type, amount, shipment }: Request): bigint | null {
  switch (type) {
    case 'MANUAL_CREDIT':
      return minorOf(amount);
    case 'PAYOUT':
    case 'WALLET_ADJUSTMENT':
      return -minorOf(amount);
    case 'SELLER_TERMS':
    case 'PAYOUT_ACCOUNT':
    case 'MANUAL_POSTING':
    case 'SUPER_ADMIN_ROLE':
      return null;
    case 'COD_REVERSAL': {
      // Reversing the collection also refunds its fee.
      const { collected, handlingFee } = shipment?.cod ?? {};
      return collected ? (handlingFee ? minorOf(handlingFee) : 0n) - minorOf(collected) : null;
    }
  }
}

/** Whether the balance covers the debit. A credit limit may cover more, except for payouts. */
export const isCovered = ({ there, change }: Effect): boolean => change === null || change >= 0n || (there ?? 0n) + change >= 0n;
