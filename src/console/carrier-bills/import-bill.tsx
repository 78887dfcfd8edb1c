import { Anchor, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWrite } from '../graph/use-write.js';
import { Count } from '../ui/count.js';
import { DataTable } from '../ui/data-table.js';
import { Money } from '../ui/money.js';
import { CarrierUpload } from './carrier-upload.js';
import { BILL_COLUMNS, type BillColumn } from './file-columns.js';
import { KindBadge } from './kinds.js';
import { ImportCarrierBillDocument, type ImportCarrierBillMutation } from './operations.generated.js';

type Imported = ImportCarrierBillMutation['importCarrierInvoice'];

/** Imports a bill and says how it compares with what was booked. */
export function ImportBill({ from }: { readonly from: string | null }) {
  const { t } = useTranslation(['carrier-bills', 'app']);
  const [imported, setImported] = useState<Imported>();
  const [isOpen, setOpen] = useState(false);
  const write = useWrite(ImportCarrierBillDocument, ({ importCarrierInvoice }) => {
    setImported(importCarrierInvoice);
    setOpen(true);
  });
  return (
    <>
      <CarrierUpload<BillColumn> kind="bill" columns={BILL_COLUMNS} from={from} run={(upload) => write.mutateAsync(upload)} />
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('imported.title')}
        size="lg"
        closeButtonProps={{ 'aria-label': t('app:close') }}
      >
        {imported && <Result of={imported} />}
      </Modal>
    </>
  );
}

function Result({ of: { added, known, counts, booked, invoices } }: { readonly of: Imported }) {
  const { t } = useTranslation('carrier-bills');
  const found = counts.filter(({ lines }) => lines > 0);
  return (
    <Stack gap="sm">
      <Stack gap={2} role="status">
        <Text size="sm">{t('imported.added', { count: added })}</Text>
        {known > 0 && <Text size="sm">{t('imported.known', { count: known })}</Text>}
      </Stack>
      {found.length > 0 && <CountTable found={found} />}
      {booked.map((amount) => (
        <Text key={amount.currency} size="sm">
          {t('imported.booked')} <Money of={amount} signed />
        </Text>
      ))}
      <Group gap="sm">
        {invoices.map(({ id, number }) => (
          <Anchor key={id} component={Link} to={`/carriers/bills/${id}`} size="sm">
            {t('imported.open', { number })}
          </Anchor>
        ))}
      </Group>
    </Stack>
  );
}

function CountTable({ found }: { readonly found: readonly Imported['counts'][number][] }) {
  const { t } = useTranslation('carrier-bills');
  return (
    <DataTable
      caption={t('imported.counts')}
      rows={found}
      idOf={({ kind }) => kind}
      columns={[
        { key: 'kind', title: t('columns.kind'), cell: ({ kind }) => <KindBadge kind={kind} /> },
        { key: 'lines', title: t('columns.lines'), cell: ({ lines }) => <Count of={lines} />, end: true },
        { key: 'open', title: t('columns.open'), cell: ({ open }) => <Count of={open} />, end: true },
      ]}
    />
  );
}
