import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Count } from '../ui/count.js';
import { csvText, download } from '../ui/csv.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { readCsv } from '../ui/read-csv.js';
import { StateBadge } from '../ui/status.js';
import { MapScanCodes } from './map-scan-codes.js';
import type { ImportCarrierScansMutation, ImportCarrierScansMutationVariables } from './operations.generated.js';

/** A list as it was sent. */
export type ScanList = ImportCarrierScansMutationVariables;
type Imported = ImportCarrierScansMutation['importCarrierScans'];
type Scan = Imported['scans'][number];
type Outcome = Scan['outcome'];

/** In the order of the list: what needs a person comes first. */
const COLOURS: Readonly<Record<Outcome, string>> = {
  UNKNOWN_CODE: 'red',
  UNKNOWN_PARCEL: 'red',
  NO_PATH: 'orange',
  CARRIER_CANCELLED: 'orange',
  BAD_TIME: 'orange',
  LATE: 'grape',
  LISTED: 'blue',
  MOVED: 'green',
  REPEATED: 'gray',
};
const ORDER = Object.keys(COLOURS);
/** Lines that are listed at most; the file has all of them. */
const SHOWN = 100;

interface ScanResultProps {
  readonly list: ScanList;
  readonly imported: Imported;
  /** Imports the same list again. */
  readonly again: () => Promise<unknown>;
}

/** What the scans of a list did, and what is needed for the others to do something. */
export function ScanResult({ list, imported: { counts, scans }, again }: ScanResultProps) {
  const { t } = useTranslation('carriers');
  return (
    <Stack gap="sm">
      <DataTable
        caption={t('importScans.counts')}
        rows={counts}
        idOf={({ outcome }) => outcome}
        columns={[
          { key: 'outcome', title: t('importScans.outcome'), cell: ({ outcome }) => <OutcomeBadge of={outcome} /> },
          { key: 'scans', title: t('codes.count'), cell: ({ scans: count }) => <Count of={count} />, end: true },
          {
            key: 'meaning',
            title: t('codes.meaning'),
            cell: ({ outcome }) => (
              <Text size="sm" style={{ whiteSpace: 'normal' }}>
                {t(`importScans.outcomeMeanings.${outcome}`)}
              </Text>
            ),
          },
        ]}
      />
      <MapScanCodes partner={list.carrier} scans={scans.filter(({ outcome }) => outcome === 'UNKNOWN_CODE')} again={again} />
      <Unmoved of={scans.filter(({ outcome }) => outcome !== 'MOVED' && outcome !== 'REPEATED')} list={list} />
    </Stack>
  );
}

/** Scans that were imported before are only counted: they may have moved their parcels then. */
function Unmoved({ of: scans, list }: { readonly of: readonly Scan[]; readonly list: ScanList }) {
  const { t } = useTranslation('carriers');
  if (scans.length === 0) return null;
  const inOrder = scans.toSorted((left, right) => ORDER.indexOf(left.outcome) - ORDER.indexOf(right.outcome));
  const columns: Column<Scan>[] = [
    { key: 'awb', title: t('columns.awb'), cell: (scan) => <Parcel of={scan} /> },
    { key: 'line', title: t('importScans.line'), cell: ({ line }) => <Count of={line} />, end: true },
    { key: 'outcome', title: t('importScans.outcome'), cell: ({ outcome }) => <OutcomeBadge of={outcome} /> },
    { key: 'code', title: t('importScans.status'), cell: ({ code }) => <bdi>{code}</bdi> },
    { key: 'at', title: t('columns.at'), cell: ({ occurredAt }) => <Instant at={occurredAt} /> },
  ];
  return (
    <>
      <Text size="sm" fw={600} role="status">
        {t('importScans.unmoved', { count: scans.length })}
      </Text>
      <DataTable
        caption={t('importScans.unmovedCaption')}
        rows={inOrder.slice(0, SHOWN)}
        idOf={({ line }) => String(line)}
        columns={columns}
      />
      {scans.length > SHOWN && <Text size="sm">{t('importScans.more', { count: scans.length - SHOWN })}</Text>}
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => save(list, scans)}
      >
        {t('importScans.download')}
      </Button>
    </>
  );
}

/** The lines as the partner sent them, so that they can be corrected and imported. */
function save({ csv }: ScanList, scans: readonly Scan[]): void {
  const outcomes = new Map(scans.map(({ line, outcome }) => [line, outcome.toLowerCase()]));
  const file = readCsv(csv);
  const rows = (file?.rows ?? []).flatMap(({ line, cells }) => {
    const outcome = outcomes.get(line);
    return outcome === undefined ? [] : [[...cells, outcome]];
  });
  download('scans-unmoved.csv', csvText([[...(file?.header ?? []), 'outcome'], ...rows]));
}

function OutcomeBadge({ of }: { readonly of: Outcome }) {
  const { t } = useTranslation('carriers');
  return <StateBadge colour={COLOURS[of]} label={t(`importScans.outcomes.${of}`)} />;
}

const Parcel = ({ of: { awb, shipment } }: { readonly of: Scan }) =>
  shipment ? (
    <Anchor component={Link} to={`/shipments/${shipment.id}`} size="sm">
      <bdi dir="ltr">{awb}</bdi>
    </Anchor>
  ) : (
    <bdi dir="ltr">{awb}</bdi>
  );
