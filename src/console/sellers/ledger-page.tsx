import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Empty } from '../ui/empty.js';
import { Page } from '../ui/page.js';
import { Settlements } from './settlements.js';

/** Postings of money movements that happened outside the service, and corrections. */
export default function LedgerPage() {
  const { t } = useTranslation(['sellers', 'app']);
  const { can, isOperator } = useSession();
  return (
    <Page title={t('settlements.title')} back={{ to: '/ledger', name: t('app:areas.ledger') }}>
      {isOperator && can('ledger:settle') ? (
        <Settlements />
      ) : (
        <Empty title={t('ledger.notYours')} advice={t('ledger.notYoursAdvice')} to="/" action={t('app:areas.board')} />
      )}
    </Page>
  );
}
