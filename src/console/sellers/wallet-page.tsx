import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { Empty } from '../ui/empty.js';
import { Page } from '../ui/page.js';
import { WalletAndStatement } from './wallet-and-statement.js';

/** The seller's own wallets. */
export default function WalletPage() {
  const { t } = useTranslation(['sellers', 'app']);
  const { seller } = useSession();
  return (
    <Page
      title={t('app:areas.wallet')}
      actions={
        seller && (
          <>
            <Button component={Link} to="/invoices" variant="default">
              {t('app:areas.invoices')}
            </Button>
            <Button component={Link} to="/adjustments" variant="default">
              {t('app:areas.adjustments')}
            </Button>
          </>
        )
      }
    >
      {seller ? (
        <WalletAndStatement sellerId={seller.id} />
      ) : (
        <Empty title={t('wallet.notYours')} advice={t('wallet.notYoursAdvice')} to="/sellers" action={t('app:areas.sellers')} />
      )}
    </Page>
  );
}
