import { useTranslation } from 'react-i18next';
import { Empty } from '../ui/empty.js';
import { Page } from '../ui/page.js';

/** Page not found. */
export default function NoPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('noPage.title')}>
      <Empty title={t('noPage.title')} advice={t('noPage.advice')} to="/" action={t('noPage.home')} />
    </Page>
  );
}
