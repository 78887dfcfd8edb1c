import { Button, Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../app/session.js';
import { Empty } from '../ui/empty.js';
import { Page } from '../ui/page.js';
import { AccountsTab } from './accounts-tab.js';
import { ExportsTab } from './exports-tab.js';
import { InvoicesTab } from './invoices-tab.js';
import { JournalTab } from './journal-tab.js';
import { TrialTab } from './trial-tab.js';

const tabs = { journal: JournalTab, accounts: AccountsTab, trial: TrialTab, exports: ExportsTab, invoices: InvoicesTab } as const;
const names = ['journal', 'accounts', 'trial', 'exports', 'invoices'] as const;

/** Ledger page: journal, accounts, trial balance, exports and invoices. */
export default function LedgerPage() {
  const { t } = useTranslation(['ledger', 'app']);
  const { can, isOperator } = useSession();
  if (!isOperator || !can('ledger:read')) {
    return (
      <Page title={t('title')}>
        <Empty title={t('notYours')} advice={t('notYoursAdvice')} to="/" action={t('app:areas.board')} />
      </Page>
    );
  }
  return (
    <Page
      title={t('title')}
      actions={
        can('ledger:settle') && (
          <Button component={Link} to="/ledger/settlements" variant="default">
            {t('settlements')}
          </Button>
        )
      }
    >
      <LedgerTabs />
    </Page>
  );
}

function LedgerTabs() {
  const { t } = useTranslation(['ledger', 'app']);
  const [search, setSearch] = useSearchParams();
  return (
    <Tabs
      value={search.get('tab') ?? 'journal'}
      keepMounted={false}
      onChange={(tab) => setSearch(tab === null || tab === 'journal' ? {} : { tab })}
    >
      <Tabs.List>
        {names.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`tabs.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {names.map((name) => {
        const Content = tabs[name];
        return (
          <Tabs.Panel key={name} value={name} pt="md">
            <Content />
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
}
