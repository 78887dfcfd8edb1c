import { Anchor, Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DataTable, type Column } from './data-table.js';
import { Instant } from './instant.js';
import { Money, type Amount } from './money.js';
import { bytesOf, saveFile } from './files.js';
import { StateBadge } from './status.js';
import { Trouble } from './trouble.js';

export interface ShownInvoice {
  readonly id: string;
  readonly reference: string;
  readonly kind: 'INVOICE' | 'CREDIT_NOTE';
  readonly billedTo: string;
  readonly month: string;
  readonly issuedAt: string;
  readonly net: Amount;
  readonly vat: Amount;
  readonly gross: Amount;
  readonly due: Amount;
}

export type InvoiceLanguage = 'EN' | 'AR';

interface InvoiceTableProps {
  readonly invoices: readonly ShownInvoice[];
  /** Whether to show the billed seller. */
  readonly ofMany: boolean;
  readonly read: (id: string, language: InvoiceLanguage) => Promise<{ readonly fileName: string; readonly content: string }>;
}

/** Monthly invoices, each with its file. */
export function InvoiceTable({ invoices, ofMany, read }: InvoiceTableProps) {
  const { t } = useTranslation();
  const billedTo: Column<ShownInvoice> = {
    key: 'billedTo',
    title: t('invoices.billedTo'),
    cell: ({ billedTo: name }) => <bdi>{name}</bdi>,
  };
  return (
    <DataTable
      caption={t('invoices.list')}
      rows={invoices}
      idOf={({ id }) => id}
      columns={[
        { key: 'number', title: t('invoices.number'), cell: (invoice) => <NumberLink of={invoice} /> },
        { key: 'kind', title: t('invoices.kind'), cell: ({ kind }) => <Kind of={kind} /> },
        { key: 'month', title: t('invoices.month'), cell: ({ month }) => <bdi dir="ltr">{month}</bdi> },
        ...(ofMany ? [billedTo] : []),
        { key: 'gross', title: t('invoices.gross'), end: true, cell: ({ gross }) => <Money of={gross} /> },
        { key: 'vat', title: t('invoices.vat'), end: true, cell: ({ vat }) => <Money of={vat} /> },
        { key: 'due', title: t('invoices.due'), end: true, cell: ({ due }) => <Money of={due} /> },
        { key: 'issued', title: t('invoices.issued'), cell: ({ issuedAt }) => <Instant at={issuedAt} /> },
        { key: 'file', title: t('invoices.file'), cell: (invoice) => <InvoiceFiles of={invoice} read={read} /> },
      ]}
    />
  );
}

const NumberLink = ({ of: { id, reference } }: { readonly of: ShownInvoice }) => (
  <Anchor component={Link} to={`/invoices/${id}`} size="sm" fw={600}>
    <bdi dir="ltr">{reference}</bdi>
  </Anchor>
);

function Kind({ of }: { readonly of: ShownInvoice['kind'] }) {
  const { t } = useTranslation();
  return <StateBadge colour={of === 'INVOICE' ? 'blue' : 'orange'} label={t(`invoices.kinds.${of}`)} />;
}

interface InvoiceFilesProps extends Pick<InvoiceTableProps, 'read'> {
  readonly of: Pick<ShownInvoice, 'id' | 'reference'>;
}

/** Downloads an invoice as a PDF, in English or Arabic. */
export function InvoiceFiles({ of: { id, reference }, read }: InvoiceFilesProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<InvoiceLanguage>();
  const [error, setError] = useState<Error>();
  const save = async (language: InvoiceLanguage): Promise<void> => {
    setBusy(language);
    setError(undefined);
    try {
      const { fileName, content } = await read(id, language);
      saveFile(fileName, new Blob([bytesOf(content)], { type: 'application/pdf' }));
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      setBusy(undefined);
    }
  };
  const button = (language: InvoiceLanguage, label: string, name: string) => (
    <Button
      size="compact-sm"
      variant="default"
      loading={busy === language}
      onClick={() => void save(language)}
      leftSection={<IconDownload size={14} aria-hidden />}
      aria-label={name}
    >
      {label}
    </Button>
  );
  return (
    <Group gap={4} wrap="nowrap">
      {button('EN', t('invoices.pdf'), t('invoices.pdfOf', { number: reference }))}
      {button('AR', t('invoices.pdfArabic'), t('invoices.pdfArabicOf', { number: reference }))}
      {error && <Trouble error={error} />}
    </Group>
  );
}
