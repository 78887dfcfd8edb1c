import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../graph/use-filters.js';
import { send } from '../graph/send.js';
import { useRead } from '../graph/use-read.js';
import { DataTable } from '../ui/data-table.js';
import { bytesOf, saveFile } from '../ui/files.js';
import { Loaded } from '../ui/loaded.js';
import { localeOf, Money } from '../ui/money.js';
import { Trouble } from '../ui/trouble.js';
import { saveCsv } from './csv-pages.js';
import { monthNameOf, monthsSince } from './months.js';
import {
  MonthlyStatementCsvDocument,
  MonthlyStatementDocument,
  MonthlyStatementFileDocument,
  type MonthlyStatementQuery,
} from './operations.generated.js';
import type { WalletSeller } from './seller-wallet.js';

/** The accounts of one month, and the same with every movement as files. */
export function MonthlyStatement({ seller }: { readonly seller: WalletSeller }) {
  const { t, i18n } = useTranslation('sellers');
  const { get, set } = useFilters();
  const months = monthsSince(seller.createdAt, seller.timezone);
  // What is over is what people file.
  const [current = '', previous = ''] = months;
  const month = months.find((each) => each === get('month')) ?? (previous < seller.createdAt.slice(0, 7) ? current : previous);
  const read = useRead(MonthlyStatementDocument, { sellerId: seller.id, month }, { keep: true });
  return (
    <Stack gap="sm">
      <Group align="end" gap="sm">
        <Select
          label={t('month.month')}
          w={220}
          allowDeselect={false}
          data={months.map((value) => ({ value, label: monthNameOf(value, localeOf(i18n.language)) }))}
          value={month}
          onChange={(chosen) => set({ month: chosen })}
        />
        <Files sellerId={seller.id} month={month} />
      </Group>
      <Loaded read={read}>
        {({ sellerStatement }) => (
          <>
            <AccountTable accounts={sellerStatement.accounts} />
            <Text size="sm" c="dimmed">
              {t('month.zone', { zone: sellerStatement.timeZone })} {!sellerStatement.isFinal && t('month.notOver')}
            </Text>
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function AccountTable({ accounts }: Pick<MonthlyStatementQuery['sellerStatement'], 'accounts'>) {
  const { t } = useTranslation('sellers');
  return (
    <DataTable
      caption={t('month.title')}
      rows={accounts}
      idOf={({ account, currency }) => `${account} ${currency}`}
      columns={[
        {
          key: 'account',
          title: t('statement.account'),
          cell: ({ account, currency }) => (
            <>
              {t(`accounts.${account}`)} <bdi dir="ltr">{currency}</bdi>
            </>
          ),
        },
        { key: 'opening', title: t('month.opening'), end: true, cell: ({ opening }) => <Money of={opening} /> },
        { key: 'credits', title: t('month.credits'), end: true, cell: ({ credits }) => <Money of={credits} signed /> },
        { key: 'debits', title: t('month.debits'), end: true, cell: ({ debits }) => <Money of={minus(debits)} /> },
        { key: 'closing', title: t('month.closing'), end: true, cell: ({ closing }) => <Money of={closing} /> },
        { key: 'movements', title: t('month.movements'), end: true, cell: ({ movements }) => movements },
      ]}
    />
  );
}

type Amount = MonthlyStatementQuery['sellerStatement']['accounts'][number]['debits'];

const minus = (debits: Amount): Amount => (Number(debits.amount) === 0 ? debits : { ...debits, amount: `-${debits.amount}` });

interface FilesProps {
  readonly sellerId: string;
  readonly month: string;
}

function Files({ sellerId, month }: FilesProps) {
  const { t } = useTranslation(['sellers', 'app']);
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<Error>();
  const save = async (name: string, work: () => Promise<void>): Promise<void> => {
    setBusy(name);
    setError(undefined);
    await work().catch((thrown: unknown) => setError(thrown instanceof Error ? thrown : new Error(String(thrown))));
    setBusy(undefined);
  };
  const pdf = (language: 'EN' | 'AR') => async (): Promise<void> => {
    const { sellerStatementFile: file } = await send(MonthlyStatementFileDocument, { sellerId, month, language });
    saveFile(file.fileName, new Blob([bytesOf(file.content)], { type: 'application/pdf' }));
  };
  const csv = (): Promise<void> =>
    saveCsv(async (after) => (await send(MonthlyStatementCsvDocument, { sellerId, month, after })).sellerStatementCsv);
  const files = [
    { name: t('app:invoices.pdf'), work: pdf('EN') },
    { name: t('app:invoices.pdfArabic'), work: pdf('AR') },
    { name: 'CSV', work: csv },
  ];
  return (
    <>
      {files.map(({ name, work }) => (
        <Button
          key={name}
          variant="default"
          loading={busy === name}
          aria-label={t('month.fileOf', { name, month })}
          onClick={() => void save(name, work)}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {name}
        </Button>
      ))}
      {error && <Trouble error={error} />}
    </>
  );
}
