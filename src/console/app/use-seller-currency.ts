import { useRead } from '../graph/use-read.js';
import { SellerCurrencyDocument } from './operations.generated.js';
import { useSession } from './session.js';

/** The currency of a seller's terms: the user's own, or for the operator that of the chosen seller. */
export function useSellerCurrency(sellerId: string): string {
  const { isOperator, seller } = useSession();
  const { data } = useRead(SellerCurrencyDocument, { id: sellerId }, { enabled: isOperator && sellerId !== '' });
  return data?.seller.currency ?? seller?.currency ?? 'USD';
}
