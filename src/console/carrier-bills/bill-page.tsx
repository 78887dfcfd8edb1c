import { Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSession } from '../app/session.js';
import { usePages } from '../graph/use-pages.js';
import { useRead } from '../graph/use-read.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { Paged } from '../ui/paged.js';
import { Amounts } from '../ui/amounts-list.js';
import { BilledDays, linesOf } from './bill-columns.js';
import { useBillingCarriers } from './billing-carriers.js';
import { BooksOnly } from './books-only.js';
import { ExportBill } from './export-bill.js';
import { useLineColumns } from './line-columns.js';
import { LineFilters, useLineFilter } from './line-filters.js';
import { CarrierBillDocument, CarrierBillLinesDocument, type BillLineFragment, type CarrierBillQuery } from './operations.generated.js';
import { ResolveLines } from './resolve-lines.js';

type Bill = CarrierBillQuery['carrierInvoice'];

/** One bill of a carrier with its lines, to be accepted or disputed. */
export default function BillPage() {
  const { t } = useTranslation('carrier-bills');
  const { id = '' } = useParams();
  const { isOperator, can } = useSession();
  const read = useRead(CarrierBillDocument, { id }, { enabled: isOperator && can('ledger:read') });
  const bill = read.data?.carrierInvoice;
  return (
    <Page
      title={bill ? <bdi dir="ltr">{bill.number}</bdi> : t('one')}
      name={bill?.number ?? t('one')}
      back={{ to: '/carriers/bills', name: t('title') }}
      actions={bill && <ExportBill bill={bill} />}
    >
      <BooksOnly>
        <Loaded read={read}>
          {({ carrierInvoice }) => (
            <Stack>
              <BillFacts of={carrierInvoice} />
              <Lines billId={carrierInvoice.id} />
            </Stack>
          )}
        </Loaded>
      </BooksOnly>
    </Page>
  );
}

function BillFacts({ of: bill }: { readonly of: Bill }) {
  const { t } = useTranslation('carrier-bills');
  const { nameOf } = useBillingCarriers();
  return (
    <Paper withBorder p="md">
      <Facts
        cols={5}
        of={[
          [t('columns.carrier'), <bdi key="carrier">{nameOf(bill)}</bdi>],
          [t('columns.days'), <BilledDays key="days" of={bill} />],
          [t('columns.imported'), <Instant key="imported" at={bill.createdAt} />],
          [t('columns.lines'), linesOf(bill)],
          [t('columns.open'), bill.open],
          [t('columns.billed'), <Amounts key="billed" of={bill.billed} />],
          [t('columns.expected'), <Amounts key="expected" of={bill.expected} />],
          [t('columns.difference'), <Amounts key="difference" of={bill.difference} signed />],
          [t('columns.credited'), <Amounts key="credited" of={bill.credited} />],
          [t('columns.added'), <Amounts key="booked" of={bill.booked} signed />],
        ]}
      />
    </Paper>
  );
}

function Lines({ billId }: { readonly billId: string }) {
  const { t } = useTranslation(['carrier-bills', 'app']);
  const { can } = useSession();
  const { kind, state } = useLineFilter();
  const columns = useLineColumns();
  const [ids, choose] = useState<ReadonlySet<string>>(new Set());
  const pages = usePages(CarrierBillLinesDocument, { id: billId, kind, state }, ({ carrierInvoice }) => carrierInvoice.lines);
  const ticked = (pages.page.data?.nodes ?? []).filter(({ id }) => ids.has(id));
  const mayResolve = can('ledger:settle');
  return (
    <>
      <LineTools mayResolve={mayResolve} ticked={ticked} choose={choose} />
      <Paged
        pages={pages}
        empty={<Empty title={t('noLines.title')} advice={t('noLines.advice')} to={`/carriers/bills/${billId}`} action={t('noLines.all')} />}
      >
        {(rows) => (
          <DataTable
            caption={t('lines')}
            columns={columns}
            rows={rows}
            idOf={({ id }) => id}
            nameOf={({ awb }) => awb}
            selection={mayResolve ? { ids, choose } : undefined}
          />
        )}
      </Paged>
    </>
  );
}

interface LineToolsProps {
  readonly mayResolve: boolean;
  readonly ticked: readonly BillLineFragment[];
  readonly choose: (value: ReadonlySet<string>) => void;
}

function LineTools({ mayResolve, ticked, choose }: LineToolsProps) {
  const { t } = useTranslation(['carrier-bills', 'app']);
  return (
    <Group justify="space-between" align="end">
      <Group align="end" role="search" aria-label={t('app:filter')}>
        <LineFilters />
      </Group>
      {mayResolve && (
        <Group gap="sm">
          <Text size="sm" role="status">
            {t('ticked', { count: ticked.length })}
          </Text>
          <ResolveLines lines={ticked} done={() => choose(new Set())} />
        </Group>
      )}
    </Group>
  );
}
