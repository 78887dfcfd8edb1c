import { Group, Paper, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../ui/data-table.js';
import { Money } from '../ui/money.js';
import { useIsPhone } from '../ui/use-is-phone.js';
import { AccountName } from './account-name.js';
import type { DayRange } from './days.js';
import { FigureLink, FIGURES, isZero, Nothing, type Figure } from './drill.js';
import type { LedgerPeriodQuery } from './operations.generated.js';

export type Period = LedgerPeriodQuery['ledgerPeriod'][number];
type Account = Period['accounts'][number];

interface TrialTableProps {
  readonly period: Period;
  readonly range: DayRange;
}

/** The six columns of a trial balance with movements; cards on a phone. Every figure leads to its entries. */
export function TrialTable(props: TrialTableProps) {
  return useIsPhone() ? <Cards {...props} /> : <SixColumns {...props} />;
}

function SixColumns({ period, range }: TrialTableProps) {
  const { t } = useTranslation('ledger');
  const caption = `${t('tabs.trial')} ${period.currency}`;
  return (
    <Paper withBorder>
      <Table.ScrollContainer minWidth={780} scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': caption } }}>
        <Table verticalSpacing={6} highlightOnHover aria-label={caption}>
          <Heads />
          <Table.Tbody>
            {period.accounts.map((account) => (
              <Table.Tr key={account.code}>
                <Table.Td>
                  <AccountName code={account.code} title={account.title} />
                </Table.Td>
                {FIGURES.map((figure) => (
                  <Table.Td key={figure} ta="end">
                    <FigureLink of={account[figure]} figure={figure} account={account} range={range} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Totals period={period} />
        </Table>
      </Table.ScrollContainer>
    </Paper>
  );
}

function Heads() {
  const { t } = useTranslation('ledger');
  const sides = FIGURES.map((figure) => (/debit$/i.test(figure) ? t('columns.debit') : t('columns.credit')));
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col" rowSpan={2}>
          {t('columns.account')}
        </Table.Th>
        {(['opening', 'movement', 'closing'] as const).map((pair) => (
          <Table.Th key={pair} scope="colgroup" colSpan={2} ta="center">
            {t(`period.${pair}`)}
          </Table.Th>
        ))}
      </Table.Tr>
      <Table.Tr>
        {FIGURES.map((figure, index) => (
          <Table.Th key={figure} scope="col" ta="end">
            {sides[index]}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

function Totals({ period }: { readonly period: Period }) {
  const { t } = useTranslation('ledger');
  return (
    <Table.Tfoot style={{ borderBlockStart: '2px solid var(--mantine-color-default-border)' }}>
      <Table.Tr fw={700} style={{ borderBlockEnd: 'none' }}>
        <Table.Th scope="row">{t('columns.total')}</Table.Th>
        {FIGURES.map((figure) => (
          <Table.Td key={figure} ta="end">
            <Money of={period[figure]} bare />
          </Table.Td>
        ))}
      </Table.Tr>
    </Table.Tfoot>
  );
}

function Cards({ period, range }: TrialTableProps) {
  const { t } = useTranslation('ledger');
  const balance = (account: Account, pair: 'opening' | 'closing') => <Balance account={account} pair={pair} range={range} />;
  const moved = (account: Account, figure: Figure) => <FigureLink of={account[figure]} figure={figure} account={account} range={range} />;
  return (
    <DataTable
      caption={`${t('tabs.trial')} ${period.currency}`}
      rows={period.accounts}
      idOf={({ code }) => code}
      columns={[
        { key: 'account', title: t('columns.account'), cell: ({ code, title }) => <AccountName code={code} title={title} /> },
        { key: 'opening', title: t('period.opening'), cell: (account) => balance(account, 'opening') },
        { key: 'debit', title: t('figures.debit'), cell: (account) => moved(account, 'debit') },
        { key: 'credit', title: t('figures.credit'), cell: (account) => moved(account, 'credit') },
        { key: 'closing', title: t('period.closing'), cell: (account) => balance(account, 'closing') },
      ]}
    />
  );
}

interface BalanceProps {
  readonly account: Account;
  readonly pair: 'opening' | 'closing';
  readonly range: DayRange;
}

/** A balance with the side on which it stands. */
function Balance({ account, pair, range }: BalanceProps) {
  const { t } = useTranslation('ledger');
  const figure = ([`${pair}Debit`, `${pair}Credit`] as const).find((each) => !isZero(account[each]));
  if (!figure) return <Nothing />;
  return (
    <Group gap={6} component="span">
      <FigureLink of={account[figure]} figure={figure} account={account} range={range} />
      <span>{figure === `${pair}Debit` ? t('columns.debit') : t('columns.credit')}</span>
    </Group>
  );
}
