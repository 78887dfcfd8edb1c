import { Anchor, Button, Modal, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWrite } from '../graph/use-write.js';
import { Count } from '../ui/count.js';
import { csvText, download } from '../ui/csv.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Money } from '../ui/money.js';
import { CarrierUpload } from './carrier-upload.js';
import { REMITTANCE_COLUMNS, type RemittanceColumn } from './file-columns.js';
import { OutcomeBadge } from './kinds.js';
import { ImportCarrierRemittanceDocument, type ImportCarrierRemittanceMutation } from './operations.generated.js';

type Imported = ImportCarrierRemittanceMutation['importCarrierRemittance'];
type Line = Imported['lines'][number];

/** Lines that are listed at most; the file has all of them. */
const SHOWN = 100;

/** Imports what a carrier has paid and says what became of each line. */
export function ImportRemittance({ from }: { readonly from: string | null }) {
  const { t } = useTranslation(['carrier-bills', 'app']);
  const [imported, setImported] = useState<Imported>();
  const [isOpen, setOpen] = useState(false);
  const write = useWrite(ImportCarrierRemittanceDocument, ({ importCarrierRemittance }) => {
    setImported(importCarrierRemittance);
    setOpen(true);
  });
  return (
    <>
      <CarrierUpload<RemittanceColumn>
        kind="remittance"
        columns={REMITTANCE_COLUMNS}
        from={from}
        run={(upload) => write.mutateAsync(upload)}
      />
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('remitted.title')}
        size="xl"
        closeButtonProps={{ 'aria-label': t('app:close') }}
      >
        {imported && <Result of={imported} />}
      </Modal>
    </>
  );
}

function Result({ of: { booked, counts, lines } }: { readonly of: Imported }) {
  const { t } = useTranslation('carrier-bills');
  const repeated = lines.filter(({ replayed }) => replayed).length;
  return (
    <Stack gap="sm">
      <Stack gap={2} role="status">
        {booked.map((amount) => (
          <Text key={amount.currency} size="sm">
            {t('remitted.booked')} <Money of={amount} />
          </Text>
        ))}
        {repeated > 0 && <Text size="sm">{t('imported.known', { count: repeated })}</Text>}
      </Stack>
      <DataTable
        caption={t('remitted.counts')}
        rows={counts}
        idOf={({ outcome }) => outcome}
        columns={[
          { key: 'outcome', title: t('columns.outcome'), cell: ({ outcome }) => <OutcomeBadge outcome={outcome} /> },
          { key: 'lines', title: t('columns.lines'), cell: ({ lines: count }) => <Count of={count} />, end: true },
          {
            key: 'meaning',
            title: t('columns.meaning'),
            cell: ({ outcome }) => (
              <Text size="sm" style={{ whiteSpace: 'normal' }}>
                {t(`outcomeMeanings.${outcome}`)}
              </Text>
            ),
          },
        ]}
      />
      <Lines of={lines} />
    </Stack>
  );
}

function Lines({ of: lines }: { readonly of: readonly Line[] }) {
  const { t } = useTranslation('carrier-bills');
  // What needs a person comes first.
  const inOrder = lines.toSorted((left, right) => Number(left.outcome === 'DEPOSITED') - Number(right.outcome === 'DEPOSITED'));
  const columns: Column<Line>[] = [
    { key: 'awb', title: t('columns.awb'), cell: (line) => <Parcel of={line} /> },
    { key: 'outcome', title: t('columns.outcome'), cell: ({ outcome }) => <OutcomeBadge outcome={outcome} /> },
    { key: 'amount', title: t('columns.paid'), cell: ({ amount }) => <Money of={amount} />, end: true },
    { key: 'booked', title: t('columns.bookedNow'), cell: ({ booked }) => <Money of={booked} />, end: true },
    { key: 'reference', title: t('columns.reference'), cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi> },
  ];
  const save = (): void => {
    const header = ['line', 'awb', 'amount', 'currency', 'date', 'reference', 'outcome', 'booked', 'shipment'];
    const rows = lines.map(({ line, awb, amount, paidOn, reference, outcome, booked, shipment }) => [
      ...[String(line), awb, amount.amount, amount.currency, paidOn, reference],
      ...[outcome.toLowerCase(), booked.amount, shipment?.reference ?? ''],
    ]);
    download('remittance-result.csv', csvText([header, ...rows]));
  };
  return (
    <>
      <DataTable caption={t('remitted.lines')} rows={inOrder.slice(0, SHOWN)} idOf={({ id }) => id} columns={columns} />
      {lines.length > SHOWN && <Text size="sm">{t('remitted.more', { count: lines.length - SHOWN })}</Text>}
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} style={{ alignSelf: 'flex-start' }} onClick={save}>
        {t('remitted.download')}
      </Button>
    </>
  );
}

const Parcel = ({ of: { awb, shipment } }: { readonly of: Line }) =>
  shipment ? (
    <Anchor component={Link} to={`/shipments/${shipment.id}`} size="sm">
      <bdi dir="ltr">{awb}</bdi>
    </Anchor>
  ) : (
    <bdi dir="ltr">{awb}</bdi>
  );
