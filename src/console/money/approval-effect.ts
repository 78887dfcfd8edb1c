import { minorOf } from './amounts.js';
import type { ApprovalQuery, ApprovalSellerQuery } from './operations.generated.js';

type Request = ApprovalQuery['approval'];
type Seller = ApprovalSellerQuery['seller'];

/** What approving would do to the seller's account. */
export interface Effect {
  readonly wallet: Seller['wallets'][number] | undefined;
  /** Minor units that the wallet gains; null where it does not move. */
  readonly change: bigint | null;
  /** True where the seller owes it by contract instead of paying from the wallet. */
  readonly isOwed: boolean;
  /** Minor units that it is taken from. */
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
      return null;
    case 'COD_REVERSAL': {
      // The fee was taken for a collection that will not have been, and comes back with it.
      const { collected, handlingFee } = shipment?.cod ?? {};
      return collected ? (handlingFee ? minorOf(handlingFee) : 0n) - minorOf(collected) : null;
    }
  }
}

/** Whether what approving takes is there. A credit limit may cover more, but for a payout. */
export const isCovered = ({ there, change }: Effect): boolean => change === null || change >= 0n || (there ?? 0n) + change >= 0n;
