import { Group, Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePages } from '../graph/use-pages.js';
import { useRead } from '../graph/use-read.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { sumsOf } from '../ui/exact-amounts.js';
import { Day } from '../ui/instant.js';
import { Money, type Amount } from '../ui/money.js';
import { Paged } from '../ui/paged.js';
import type { Side } from './account-drawer.js';
import type { DayRange } from './days.js';
import { FigureLink, isZero, Nothing, type Figures } from './drill.js';
import { AccountNames, useEntryColumns } from './entry-cells.js';
import { onSide } from './journal-table.js';
import { JournalDocument, LedgerPeriodDocument, type JournalLineFragment, type JournalRowFragment } from './operations.generated.js';
import { Sum } from './sum.js';
import { useZone } from './use-books.js';

interface AccountEntriesProps {
  readonly account: string;
  readonly currency: string;
  readonly side: Side | null;
  readonly shown: DayRange;
}

/** The entries of an account within some days, with what they add up to. */
export function AccountEntries({ account, currency, side, shown }: AccountEntriesProps) {
  const { t } = useTranslation('ledger');
  const wanted = { account, currency, direction: side, startDate: shown.from, endDate: shown.to, timeZone: useZone() };
  const pages = usePages(JournalDocument, wanted, ({ journalEntries }) => journalEntries);
  const totals = pages.page.data?.totals.find((total) => total.currency === currency);
  return (
    <>
      <Paged pages={pages} empty={<Empty title={t('journal.empty')} advice={t('period.noEntries')} />}>
        {(entries) => <Entries entries={entries} account={account} side={side} />}
      </Paged>
      {pages.page.data && <Foot account={account} currency={currency} side={side} shown={shown} moved={totals} />}
    </>
  );
}

interface EntriesProps extends Pick<AccountEntriesProps, 'account' | 'side'> {
  readonly entries: readonly JournalRowFragment[];
}

function Entries({ entries, account, side }: EntriesProps) {
  const { t } = useTranslation('ledger');
  const own = ({ postings }: JournalRowFragment) => postings.filter((line) => line.account === account);
  const others = ({ postings }: JournalRowFragment) => postings.filter((line) => line.account !== account);
  const sides = side === null ? (['DEBIT', 'CREDIT'] as const) : [side];
  return (
    <DataTable
      caption={t('journal.title')}
      rows={entries}
      idOf={({ id }) => id}
      columns={[
        ...useEntryColumns(),
        { key: 'against', title: t('journal.against'), cell: (entry) => <AccountNames lines={others(entry)} /> },
        ...sides.map((each) => ({
          key: each,
          title: t(each === 'DEBIT' ? 'columns.debit' : 'columns.credit'),
          end: true,
          cell: (entry: JournalRowFragment) => <SumOf lines={onSide(own(entry), each)} />,
        })),
      ]}
    />
  );
}

function SumOf({ lines }: { readonly lines: readonly JournalLineFragment[] }) {
  const [sum] = sumsOf(lines.map(({ amount }) => amount));
  return sum ? <Money of={sum} bare /> : <Nothing />;
}

interface FootProps extends AccountEntriesProps {
  /** What the listed entries add up to; undefined if there are none. */
  readonly moved: { readonly debit: Amount; readonly credit: Amount } | undefined;
}

/** From the opening balance by the listed entries to the closing balance; of one side, their sum alone. */
function Foot({ account, currency, side, shown, moved }: FootProps) {
  const { t } = useTranslation('ledger');
  const read = useRead(LedgerPeriodDocument, { startDate: shown.from, endDate: shown.to, account, currency });
  const figures = read.data?.ledgerPeriod[0]?.accounts[0];
  return (
    <Paper withBorder p="sm" component="section" aria-label={t('period.sum')}>
      <Group justify="space-between" gap="lg">
        {side === null && figures && <Balance pair="opening" figures={figures} account={figures} shown={shown} />}
        {side !== 'CREDIT' && <Sum name={t('figures.debit')}>{moved ? <Money of={moved.debit} /> : '–'}</Sum>}
        {side !== 'DEBIT' && <Sum name={t('figures.credit')}>{moved ? <Money of={moved.credit} /> : '–'}</Sum>}
        {side === null && figures && <Balance pair="closing" figures={figures} account={figures} shown={shown} />}
      </Group>
    </Paper>
  );
}

interface BalanceProps {
  readonly pair: 'opening' | 'closing';
  readonly figures: Figures;
  readonly account: { readonly code: string; readonly title: string };
  readonly shown: DayRange;
}

/** A balance with its day and side. The opening one leads to the entries before. */
function Balance({ pair, figures, account, shown }: BalanceProps) {
  const { t } = useTranslation('ledger');
  const figure = ([`${pair}Debit`, `${pair}Credit`] as const).find((each) => !isZero(figures[each])) ?? `${pair}Debit`;
  const name = (
    <>
      {t(`period.${pair}`)} · <Day of={pair === 'opening' ? shown.from : shown.to} />
    </>
  );
  return (
    <Sum name={name}>
      {pair === 'opening' ? (
        <FigureLink of={figures[figure]} figure={figure} account={account} range={shown} />
      ) : (
        <Money of={figures[figure]} />
      )}{' '}
      {!isZero(figures[figure]) && (figure === `${pair}Debit` ? t('columns.debit') : t('columns.credit'))}
    </Sum>
  );
}
