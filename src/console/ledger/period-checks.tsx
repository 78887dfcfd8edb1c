import { SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StateBadge } from '../ui/status.js';
import { BooksCheck } from './books-check.js';
import { CheckCard } from './check-card.js';
import { asMonth, type DayRange } from './days.js';
import { isZero } from './drill.js';
import { MonthInvoices } from './month-invoices.js';
import type { BooksQuery } from './operations.generated.js';
import { RangeName } from './range-name.js';
import type { Period } from './trial-table.js';

interface PeriodChecksProps {
  readonly range: DayRange;
  readonly books: BooksQuery['ledgerBooks'];
  readonly periods: readonly Period[];
}

/** What an accountant looks at before a period counts as closed. */
export function PeriodChecks({ range, books, periods }: PeriodChecksProps) {
  const month = asMonth(range);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: month === null ? 3 : 4 }}>
      <DaysOver range={range} today={books.today} />
      <Balanced periods={periods} />
      <BooksCheck books={books} />
      {month !== null && <MonthInvoices month={month} books={books} />}
    </SimpleGrid>
  );
}

/** Whether anything can still be posted into the period. */
function DaysOver({ range, today }: { readonly range: DayRange; readonly today: string }) {
  const { t } = useTranslation('ledger');
  const isOver = range.to < today;
  return (
    <CheckCard
      name={t('checks.days')}
      state={<StateBadge colour={isOver ? 'green' : 'blue'} label={t(isOver ? 'checks.over' : 'checks.open')} />}
    >
      <Text size="xs" c="dimmed">
        <RangeName of={range} />: {t(isOver ? 'checks.overMeans' : 'checks.openMeans')}
      </Text>
    </CheckCard>
  );
}

const isEven = (period: Period): boolean =>
  period.openingDebit.amount === period.openingCredit.amount &&
  period.debit.amount === period.credit.amount &&
  period.closingDebit.amount === period.closingCredit.amount;

/** Whether debits equal credits in each pair of columns and each currency. */
function Balanced({ periods }: { readonly periods: readonly Period[] }) {
  const { t } = useTranslation('ledger');
  const uneven = periods.filter((period) => !isEven(period)).map(({ currency }) => currency);
  const isMoved = periods.some(({ debit }) => !isZero(debit));
  return (
    <CheckCard
      name={t('checks.balance')}
      state={
        <StateBadge colour={uneven.length === 0 ? 'green' : 'red'} label={t(uneven.length === 0 ? 'trial.balanced' : 'trial.unbalanced')} />
      }
    >
      <Text size="xs" c="dimmed">
        {uneven.length > 0 ? uneven.join(', ') : t(isMoved ? 'checks.balanceMeans' : 'checks.nothingMoved')}
      </Text>
    </CheckCard>
  );
}
