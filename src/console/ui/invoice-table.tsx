import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from './data-table.js';
import { Instant } from './instant.js';
import { Money, type Amount } from './money.js';
import { saveFile } from './files.js';
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
        { key: 'number', title: t('invoices.number'), cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi> },
        { key: 'kind', title: t('invoices.kind'), cell: ({ kind }) => <Kind of={kind} /> },
        { key: 'month', title: t('invoices.month'), cell: ({ month }) => <bdi dir="ltr">{month}</bdi> },
        ...(ofMany ? [billedTo] : []),
        { key: 'gross', title: t('invoices.gross'), end: true, cell: ({ gross }) => <Money of={gross} /> },
        { key: 'vat', title: t('invoices.vat'), end: true, cell: ({ vat }) => <Money of={vat} /> },
        { key: 'due', title: t('invoices.due'), end: true, cell: ({ due }) => <Money of={due} /> },
        { key: 'issued', title: t('invoices.issued'), cell: ({ issuedAt }) => <Instant at={issuedAt} /> },
        { key: 'file', title: t('invoices.file'), cell: (invoice) => <Files of={invoice} read={read} /> },
      ]}
    />
  );
}

function Kind({ of }: { readonly of: ShownInvoice['kind'] }) {
  const { t } = useTranslation();
  return <StateBadge colour={of === 'INVOICE' ? 'blue' : 'orange'} label={t(`invoices.kinds.${of}`)} />;
}

function Files({ of: { id, reference }, read }: { readonly of: ShownInvoice; readonly read: InvoiceTableProps['read'] }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<InvoiceLanguage>();
  const [error, setError] = useState<Error>();
  const save = async (language: InvoiceLanguage): Promise<void> => {
    setBusy(language);
    setError(undefined);
    try {
      const { fileName, content } = await read(id, language);
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      saveFile(fileName, new Blob([bytes], { type: 'application/pdf' }));
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
