import { useSession } from '../app/session.js';
import { CreditWallet } from './credit-wallet.js';
import { RequestPayout } from './request-payout.js';
import type { WalletSeller } from './seller-wallet.js';
import { SettleReceivable } from './settle-receivable.js';
import { TopUp } from './top-up.js';

/** Wallet actions available to the current user. */
export function WalletActions({ seller }: { readonly seller: WalletSeller }) {
  const { can, isOperator } = useSession();
  return (
    <>
      {can('payout:request') && <RequestPayout seller={seller} />}
      {isOperator && can('ledger:settle') && <SettleReceivable seller={seller} />}
      {isOperator && can('wallet:credit') && <CreditWallet seller={seller} />}
      {isOperator && can('wallet:topup') && <TopUp seller={seller} />}
    </>
  );
}
