import { Anchor, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import type { Column } from '../ui/data-table.js';
import { Day } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { Quantity } from '../ui/quantity.js';
import { KindAndCause, LineState } from './kinds.js';
import type { BillLineFragment } from './operations.generated.js';
import { ResolveLine } from './resolve-line.js';

type Line = BillLineFragment;

/** Columns of the lines of a bill. */
export function useLineColumns(): readonly Column<Line>[] {
  const { t } = useTranslation('carrier-bills');
  const { can } = useSession();
  const resolve: Column<Line> = { key: 'resolve', title: t('columns.settle'), cell: (line) => <ResolveLine key={line.id} line={line} /> };
  return [
    { key: 'awb', title: t('columns.awb'), cell: (line) => <Parcel of={line} /> },
    { key: 'kind', title: t('columns.kind'), cell: (line) => <KindAndCause of={line} /> },
    { key: 'billed', title: t('columns.billed'), cell: ({ amount }) => <Money of={amount} />, end: true },
    { key: 'expected', title: t('columns.expected'), cell: ({ expected }) => <Money of={expected} />, end: true },
    { key: 'difference', title: t('columns.difference'), cell: ({ difference }) => <Difference of={difference} />, end: true },
    { key: 'weight', title: t('columns.weight'), cell: (line) => <Weights of={line} />, end: true },
    { key: 'state', title: t('columns.state'), cell: (line) => <LineState of={line} /> },
    ...(can('ledger:settle') ? [resolve] : []),
    { key: 'said', title: t('columns.said'), cell: (line) => <Said of={line} /> },
  ];
}

/** Its AWB, with the shipment if the carrier has carried one. */
const Parcel = ({ of: { awb, shipment } }: { readonly of: Line }) => (
  <Stack gap={0}>
    <bdi dir="ltr">{awb}</bdi>
    {shipment && (
      <Anchor component={Link} to={`/shipments/${shipment.id}`} size="xs">
        <bdi dir="ltr">{shipment.reference}</bdi>
      </Anchor>
    )}
  </Stack>
);

/** What was billed, above what the parcel was priced with. */
function Weights({ of: { weightKg, ourWeightKg } }: { readonly of: Line }) {
  const { t } = useTranslation('carrier-bills');
  return (
    <Stack gap={0} component="span" display="inline-flex">
      <Weight of={weightKg} />
      {ourWeightKg !== null && (
        <Text span size="xs" c="dimmed">
          {t('ours')} <Weight of={ourWeightKg} />
        </Text>
      )}
    </Stack>
  );
}

/** Without the zeros at its end. */
const Weight = ({ of }: { readonly of: string | null }) => <Quantity of={of === null ? null : Number(of)} unit="kg" />;

const Difference = ({ of }: { readonly of: Line['difference'] }) => (
  <Text span size="sm" fw={/[1-9]/.test(of.amount) ? 700 : 400}>
    <Money of={of} signed />
  </Text>
);

/** The carrier's own words. */
const Said = ({ of: { service, reason, billedOn } }: { readonly of: Line }) => (
  <Stack gap={0} miw={160} maw={260} style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
    {service && (
      <Text size="sm">
        <bdi>{service}</bdi>
      </Text>
    )}
    {reason && (
      <Text size="xs" c="dimmed">
        <bdi>{reason}</bdi>
      </Text>
    )}
    {billedOn && (
      <Text size="xs" c="dimmed">
        <Day of={billedOn} />
      </Text>
    )}
    {!service && !reason && !billedOn && '–'}
  </Stack>
);
