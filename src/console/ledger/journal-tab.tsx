import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SellerChoice } from '../app/seller-choice.js';
import { useFilters } from '../graph/use-filters.js';
import { usePages } from '../graph/use-pages.js';
import { Amounts } from '../ui/amounts-list.js';
import { Empty } from '../ui/empty.js';
import { FoldedFilters } from '../ui/filter-sheet.js';
import { Loaded } from '../ui/loaded.js';
import { Paged } from '../ui/paged.js';
import { accountCodes, useAccountName } from './account-name.js';
import { EntryDialog } from './entry-dialog.js';
import { DayField, WordsField } from './fields.js';
import { JournalTable } from './journal-table.js';
import { JournalDocument, type JournalQuery } from './operations.generated.js';
import { Sum } from './sum.js';
import { useBooks } from './use-books.js';
import { inOneLine } from '../ui/isolated.js';

const NONE = { search: null, account: null, seller: null, shipment: null, amount: null, currency: null, from: null, to: null } as const;
const AMOUNT = /^\d{1,15}(\.\d{1,3})?$/;

/** Journal entries, latest posting date first. */
export function JournalTab() {
  const books = useBooks();
  return <Loaded read={books}>{({ ledgerBooks }) => <Journal timeZone={ledgerBooks.timeZone} />}</Loaded>;
}

function Journal({ timeZone }: { readonly timeZone: string }) {
  const { t } = useTranslation('ledger');
  const { get } = useFilters();
  const amount = get('amount');
  const wanted = {
    search: get('search'),
    account: get('account'),
    sellerId: get('seller'),
    shipmentId: get('shipment'),
    amount: amount !== null && AMOUNT.test(amount) ? amount : null,
    currency: get('currency'),
    type: get('type'),
    reference: get('reference'),
    startDate: get('from'),
    endDate: get('to'),
    timeZone,
    direction: null,
  };
  const pages = usePages(JournalDocument, wanted, ({ journalEntries }) => journalEntries);
  return (
    <Stack>
      <FoldedFilters>
        <JournalFilters />
      </FoldedFilters>
      <Paged pages={pages} empty={<Empty title={t('journal.empty')} advice={t('journal.emptyAdvice')} />}>
        {(entries) => <JournalTable entries={entries} />}
      </Paged>
      <JournalTotals totals={pages.page.data?.totals ?? []} account={get('account')} />
      <EntryDialog />
    </Stack>
  );
}

interface JournalTotalsProps {
  readonly totals: JournalQuery['journalEntries']['totals'];
  readonly account: string | null;
}

/** What all entries of the list add up to, on the account that was chosen. */
function JournalTotals({ totals, account }: JournalTotalsProps) {
  const { t } = useTranslation('ledger');
  const nameOf = useAccountName();
  if (totals.length === 0) return null;
  return (
    <Group gap="xl" component="section" aria-label={t('period.sum')}>
      <Text size="sm" c="dimmed">
        {account === null ? t('journal.sums') : t('journal.sumsOn', { account: nameOf({ code: account, title: account }) })}
      </Text>
      <Sum name={t('figures.debit')}>
        <Amounts of={totals.map(({ debit }) => debit)} />
      </Sum>
      <Sum name={t('figures.credit')}>
        <Amounts of={totals.map(({ credit }) => credit)} />
      </Sum>
    </Group>
  );
}

function JournalFilters() {
  const { t } = useTranslation(['ledger', 'app']);
  const { get, set } = useFilters();
  const isNarrowed = Object.keys(NONE).some((name) => get(name) !== null);
  return (
    <Group align="end" gap="sm" role="search" aria-label={t('filters.title')}>
      <WordsField
        label={t('filters.search')}
        hint={t('filters.searchHint')}
        width={280}
        value={get('search')}
        choose={(search) => set({ search })}
      />
      <AccountChoice />
      <SellerChoice label={t('filters.seller')} w={220} value={get('seller')} onChange={(seller) => set({ seller })} />
      <WordsField label={t('filters.shipment')} width={170} value={get('shipment')} choose={(shipment) => set({ shipment })} />
      <WordsField label={t('filters.amount')} width={120} value={get('amount')} choose={(amount) => set({ amount })} />
      <DayField label={t('filters.from')} value={get('from')} choose={(from) => set({ from })} />
      <DayField label={t('filters.to')} value={get('to')} choose={(to) => set({ to })} />
      {isNarrowed && (
        <Button variant="subtle" onClick={() => set(NONE)}>
          {t('filters.clear')}
        </Button>
      )}
    </Group>
  );
}

function AccountChoice() {
  const { t } = useTranslation(['ledger', 'app']);
  const nameOf = useAccountName();
  const { get, set } = useFilters();
  return (
    <Select
      label={t('filters.account')}
      w={230}
      placeholder={t('app:all')}
      clearable
      searchable
      clearButtonProps={{ 'aria-label': `${t('filters.account')}: ${t('app:all')}` }}
      data={accountCodes.map((code) => ({ value: code, label: inOneLine(code, nameOf({ code, title: code })) }))}
      value={get('account')}
      onChange={(account) => set({ account })}
    />
  );
}
