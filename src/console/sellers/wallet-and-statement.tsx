import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLive } from '../graph/use-live.js';
import { useRead } from '../graph/use-read.js';
import { Loaded } from '../ui/loaded.js';
import { StateBadge } from '../ui/status.js';
import { SellerWalletsDocument, StatementDocument, WalletMovesDocument } from './operations.generated.js';
import { MonthlyStatement } from './monthly-statement.js';
import { Section } from './section.js';
import { Statement } from './statement.js';
import { Wallets } from './wallets.js';
import { useSession } from '../app/session.js';
import { CreditWallet } from './credit-wallet.js';
import { PayIn } from './pay-in.js';
import { PayoutAccounts } from './payout-accounts.js';
import { RequestPayout } from './request-payout.js';
import type { WalletSeller } from './seller-wallet.js';
import { SettleReceivable } from './settle-receivable.js';
import { TopUp } from './top-up.js';

/** Wallet balances, actions and statement of a seller. */
export function WalletAndStatement({ sellerId }: { readonly sellerId: string }) {
  const { t } = useTranslation(['sellers', 'app']);
  const read = useRead(SellerWalletsDocument, { id: sellerId });
  const isLive = useLive(WalletMovesDocument, { sellerId }, { reads: [SellerWalletsDocument, StatementDocument] });
  return (
    <Stack>
      <Loaded read={read}>
        {({ seller }) => (
          <Section
            title={t('wallet.title')}
            actions={
              <>
                <span role="status">
                  <StateBadge colour={isLive ? 'green' : 'gray'} label={t(isLive ? 'app:live' : 'app:notLive')} />
                </span>
                <WalletActions seller={seller} />
              </>
            }
          >
            <Wallets seller={seller} />
          </Section>
        )}
      </Loaded>
      <PayoutAccounts sellerId={sellerId} />
      {read.data && (
        <Section title={t('month.title')}>
          <MonthlyStatement seller={read.data.seller} />
        </Section>
      )}
      <Section title={t('statement.title')}>
        <Statement sellerId={sellerId} name={read.data?.seller.displayName ?? sellerId} />
      </Section>
    </Stack>
  );
}

/** Wallet actions available to the current user. */
function WalletActions({ seller }: { readonly seller: WalletSeller }) {
  const { can, isOperator } = useSession();
  return (
    <>
      {can('payout:request') && <RequestPayout seller={seller} />}
      {!isOperator && can('wallet:pay-in') && <PayIn seller={seller} />}
      {isOperator && can('ledger:settle') && <SettleReceivable seller={seller} />}
      {isOperator && can('wallet:credit') && <CreditWallet seller={seller} />}
      {isOperator && can('wallet:topup') && <TopUp seller={seller} />}
    </>
  );
}
