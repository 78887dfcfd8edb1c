import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Empty } from '../ui/empty.js';
import { Page } from '../ui/page.js';
import { BrandingSection } from './branding-section.js';

/** Branding that shoppers of a seller see. */
export default function BrandingPage() {
  const { t } = useTranslation(['sellers', 'app']);
  const { seller } = useSession();
  return (
    <Page title={t('app:areas.branding')}>
      {seller ? (
        <BrandingSection sellerId={seller.id} />
      ) : (
        <Empty title={t('wallet.notYours')} advice={t('branding.notYoursAdvice')} to="/sellers" action={t('app:areas.sellers')} />
      )}
    </Page>
  );
}
