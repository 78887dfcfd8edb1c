import { Anchor, Button, Group, Select, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFilters } from '../graph/use-filters.js';
import { send } from '../graph/send.js';
import { usePages } from '../graph/use-pages.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { Paged } from '../ui/paged.js';
import { Trouble } from '../ui/trouble.js';
import { saveCsv } from './csv-pages.js';
import { useLineName } from './invoice-lines.js';
import {
  InvoiceChargesCsvDocument,
  InvoiceChargesDocument,
  type InvoiceChargeFragment,
  type OneInvoiceQuery,
} from './operations.generated.js';

type Invoice = OneInvoiceQuery['sellerInvoice'];

/** The parcels behind an invoice, or behind one of its lines. */
export function InvoiceCharges({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation(['sellers', 'app']);
  const nameOf = useLineName();
  const { get, set } = useFilters();
  const kind = invoice.lines.find((line) => line.kind === get('kind'))?.kind ?? null;
  const pages = usePages(InvoiceChargesDocument, { invoiceId: invoice.id, kind }, ({ sellerInvoiceCharges }) => sellerInvoiceCharges);
  return (
    <>
      <Group align="end" gap="sm">
        <Select
          label={t('invoice.which')}
          w={280}
          placeholder={t('app:all')}
          clearable
          clearButtonProps={{ 'aria-label': `${t('invoice.which')}: ${t('app:all')}` }}
          data={invoice.lines.map((line) => ({ value: line.kind, label: `${nameOf(line.kind)} (${line.quantity})` }))}
          value={kind}
          onChange={(chosen) => set({ kind: chosen })}
        />
        <SaveCharges invoiceId={invoice.id} kind={kind} />
      </Group>
      {Number(invoice.vat.amount) !== 0 && (
        <Text size="sm" c="dimmed">
          {t('invoice.withVat')}
        </Text>
      )}
      <Paged pages={pages} empty={<Empty title={t('invoice.empty')} advice={t('invoice.emptyAdvice')} />}>
        {(charges) => <ChargeTable charges={charges} hasKinds={kind === null} />}
      </Paged>
    </>
  );
}

function ChargeTable({ charges, hasKinds }: { readonly charges: readonly InvoiceChargeFragment[]; readonly hasKinds: boolean }) {
  const { t } = useTranslation('sellers');
  const nameOf = useLineName();
  return (
    <DataTable
      caption={t('invoice.parcels')}
      rows={charges}
      idOf={({ id }) => id}
      columns={[
        { key: 'parcel', title: t('statement.shipment'), cell: (charge) => <Parcel of={charge} /> },
        ...(hasKinds ? [{ key: 'kind', title: t('statement.what'), cell: ({ kind }: InvoiceChargeFragment) => nameOf(kind) }] : []),
        { key: 'order', title: t('transaction.order'), cell: ({ orderReference }) => <bdi>{orderReference ?? '–'}</bdi> },
        { key: 'service', title: t('invoice.service'), cell: ({ serviceName }) => <bdi>{serviceName ?? '–'}</bdi> },
        { key: 'to', title: t('invoice.destination'), cell: ({ destination }) => <bdi>{destination ?? '–'}</bdi> },
        { key: 'when', title: t('invoice.booked'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
        { key: 'amount', title: t('statement.amount'), end: true, cell: ({ amount }) => <Money of={amount} /> },
      ]}
    />
  );
}

function Parcel({ of: { shipmentId, shipmentReference } }: { readonly of: InvoiceChargeFragment }) {
  if (shipmentId === null) return <span>–</span>;
  return (
    <Anchor component={Link} to={`/shipments/${shipmentId}`} size="sm">
      <bdi dir="ltr">{shipmentReference ?? shipmentId}</bdi>
    </Anchor>
  );
}

function SaveCharges(wanted: { readonly invoiceId: string; readonly kind: string | null }) {
  const { t } = useTranslation('sellers');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const save = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    await saveCsv(async (after) => (await send(InvoiceChargesCsvDocument, { ...wanted, after })).sellerInvoiceChargesCsv).catch(
      (thrown: unknown) => setError(thrown instanceof Error ? thrown : new Error(String(thrown))),
    );
    setBusy(false);
  };
  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => void save()} leftSection={<IconDownload size={16} aria-hidden />}>
        {t('export.name')}
      </Button>
      {error && <Trouble error={error} />}
    </>
  );
}
