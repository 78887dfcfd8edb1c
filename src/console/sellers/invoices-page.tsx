import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Empty } from '../ui/empty.js';
import { Page } from '../ui/page.js';
import { OwnInvoices } from './own-invoices.js';

/** The seller's own invoices. */
export default function InvoicesPage() {
  const { t } = useTranslation(['sellers', 'app']);
  const { seller } = useSession();
  return (
    <Page title={t('app:areas.invoices')}>
      {seller ? (
        <OwnInvoices sellerId={seller.id} />
      ) : (
        <Empty title={t('wallet.notYours')} advice={t('invoice.notYoursAdvice')} to="/ledger?tab=invoices" action={t('app:areas.ledger')} />
      )}
    </Page>
  );
}
