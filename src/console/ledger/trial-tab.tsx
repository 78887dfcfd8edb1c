import { Group, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { AccountDrawer } from './account-drawer.js';
import { rangeText, type DayRange } from './days.js';
import { EntryDialog } from './entry-dialog.js';
import { ExportPeriod } from './export-period.js';
import { LedgerPeriodDocument, type BooksQuery } from './operations.generated.js';
import { PeriodChecks } from './period-checks.js';
import { PeriodPicker, useRange } from './period-picker.js';
import { RangeName } from './range-name.js';
import { TrialTable, type Period } from './trial-table.js';
import { useBooks } from './use-books.js';

type Books = BooksQuery['ledgerBooks'];

/** A month of the books: opening balances, movements and closing balances, how they were checked, and the entries behind each figure. */
export function TrialTab() {
  const books = useBooks();
  return <Loaded read={books}>{({ ledgerBooks }) => <PeriodOfBooks books={ledgerBooks} />}</Loaded>;
}

function PeriodOfBooks({ books }: { readonly books: Books }) {
  const range = useRange(books.today);
  const read = useRead(LedgerPeriodDocument, { startDate: range.from, endDate: range.to, account: null, currency: null });
  return (
    <Stack>
      <Group justify="space-between" align="end">
        <PeriodPicker range={range} {...books} />
        <ExportPeriod range={range} timeZone={books.timeZone} periods={read.data?.ledgerPeriod} />
      </Group>
      <Loaded read={read}>
        {({ ledgerPeriod }) => (
          <>
            <PeriodChecks range={range} books={books} periods={ledgerPeriod} />
            <Balances periods={ledgerPeriod} range={range} />
          </>
        )}
      </Loaded>
      <AccountDrawer key={rangeText(range)} range={range} />
      <EntryDialog />
    </Stack>
  );
}

function Balances({ periods, range }: { readonly periods: readonly Period[]; readonly range: DayRange }) {
  const { t } = useTranslation('ledger');
  if (periods.length === 0) return <Empty title={t('accounts.empty')} advice={t('accounts.emptyAdvice')} />;
  return periods.map((period) => (
    <Stack key={period.currency} gap="xs" component="section">
      <Title order={2}>
        <RangeName of={range} /> · {period.currency}
      </Title>
      <TrialTable period={period} range={range} />
    </Stack>
  ));
}
