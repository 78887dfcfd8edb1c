import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../graph/use-filters.js';
import { useRead } from '../graph/use-read.js';
import { csvText, download } from '../ui/csv.js';
import { Empty } from '../ui/empty.js';
import { Day } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Money } from '../ui/money.js';
import { StateBadge } from '../ui/status.js';
import { AccountName, useAccountName } from './account-name.js';
import { DayField } from './fields.js';
import { TrialBalanceAtDocument, type TrialBalanceAtQuery } from './operations.generated.js';

type Trial = TrialBalanceAtQuery['trialBalance'][number];

/** Trial balance per currency at the end of a day. */
export function TrialTab() {
  const { t } = useTranslation('ledger');
  const { get, set } = useFilters();
  const read = useRead(TrialBalanceAtDocument, { at: get('at') }, { keep: true });
  return (
    <Stack>
      <Group align="end">
        <DayField label={t('at')} value={get('at')} choose={(at) => set({ at })} />
      </Group>
      <Text size="sm">{t('trial.explained')}</Text>
      <Loaded read={read}>
        {({ trialBalance }) =>
          trialBalance.length === 0 ? (
            <Empty title={t('accounts.empty')} advice={t('accounts.emptyAdvice')} />
          ) : (
            trialBalance.map((trial) => <TrialBalance key={trial.currency} of={trial} />)
          )
        }
      </Loaded>
    </Stack>
  );
}

function TrialBalance({ of: trial }: { readonly of: Trial }) {
  const { t } = useTranslation('ledger');
  const isBalanced = trial.debit.amount === trial.credit.amount && trial.debitBalance.amount === trial.creditBalance.amount;
  return (
    <Stack gap="xs">
      <Heading trial={trial} isBalanced={isBalanced} />
      <Table.ScrollContainer minWidth={620}>
        <Table verticalSpacing={6} withTableBorder aria-label={`${t('tabs.trial')} ${trial.currency}`}>
          <ColumnNames />
          <Table.Tbody>
            {trial.accounts.map((account) => (
              <Table.Tr key={account.code}>
                <Table.Td>
                  <AccountName code={account.code} title={account.title} />
                </Table.Td>
                <Amounts of={account} />
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr fw={700}>
              <Table.Td>{t('columns.total')}</Table.Td>
              <Amounts of={trial} />
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}

function Heading({ trial, isBalanced }: { readonly trial: Trial; readonly isBalanced: boolean }) {
  const { t } = useTranslation('ledger');
  return (
    <Group justify="space-between">
      <Group gap="sm">
        <Title order={2}>{trial.currency}</Title>
        <Day of={trial.at} />
        <StateBadge colour={isBalanced ? 'green' : 'red'} label={t(isBalanced ? 'trial.balanced' : 'trial.unbalanced')} />
      </Group>
      <SaveCsv of={trial} />
    </Group>
  );
}

function ColumnNames() {
  const { t } = useTranslation('ledger');
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{t('columns.account')}</Table.Th>
        {(['debit', 'credit', 'debitBalance', 'creditBalance'] as const).map((column) => (
          <Table.Th key={column} scope="col" ta="end">
            {t(`columns.${column}`)}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

type Columns = Pick<Trial, 'debit' | 'credit' | 'debitBalance' | 'creditBalance'>;

const columnsOf = ({ debit, credit, debitBalance, creditBalance }: Columns) => [debit, credit, debitBalance, creditBalance];

const Amounts = ({ of }: { readonly of: Columns }) => (
  <>
    {columnsOf(of).map((amount, index) => (
      <Table.Td key={index} ta="end">
        <Money of={amount} />
      </Table.Td>
    ))}
  </>
);

function SaveCsv({ of: trial }: { readonly of: Trial }) {
  const { t } = useTranslation('ledger');
  const nameOf = useAccountName();
  const save = (): void => {
    const amounts = (columns: Columns) => columnsOf(columns).map(({ amount }) => amount);
    const rows = trial.accounts.map((account) => [account.code, nameOf(account), ...amounts(account)]);
    const heading = ['account', 'name', 'debit', 'credit', 'debit_balance', 'credit_balance'];
    download(`trial-balance_${trial.at}_${trial.currency}.csv`, csvText([heading, ...rows, ['', 'total', ...amounts(trial)]]));
  };
  return (
    <Button variant="default" size="xs" onClick={save} leftSection={<IconDownload size={14} aria-hidden />}>
      {t('trial.csv')}
    </Button>
  );
}
