import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Empty } from '../ui/empty.js';
import { Page } from '../ui/page.js';
import { Integrity } from './integrity.js';
import { Settlements } from './settlements.js';

/** Ledger integrity check and settlements. */
export default function LedgerPage() {
  const { t } = useTranslation(['sellers', 'app']);
  const { can, isOperator } = useSession();
  return (
    <Page title={t('ledger.settlements')} back={{ to: '/ledger', name: t('app:areas.ledger') }}>
      {isOperator && can('ledger:read') ? (
        <Stack>
          <Integrity />
          {can('ledger:settle') && <Settlements />}
        </Stack>
      ) : (
        <Empty title={t('ledger.notYours')} advice={t('ledger.notYoursAdvice')} to="/" action={t('app:areas.board')} />
      )}
    </Page>
  );
}
