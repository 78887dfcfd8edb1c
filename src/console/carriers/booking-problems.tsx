import { Anchor, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRead } from '../graph/use-read.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { RemarkText } from '../ui/refusal-text.js';
import { Section } from '../ui/section.js';
import { StateBadge } from '../ui/status.js';
import { BookingProblemsDocument, type BookingProblemsQuery } from './operations.generated.js';

type Problem = BookingProblemsQuery['bookingProblems'][number];

/** Bookings that a person must decide, on the page of each shipment. Hidden while there are none. */
export function BookingProblems() {
  const { t } = useTranslation('carriers');
  const read = useRead(BookingProblemsDocument, {});
  const columns: Column<Problem>[] = [
    { key: 'shipment', title: t('columns.shipment'), cell: (row) => <ShipmentLink of={row} /> },
    { key: 'carrier', title: t('fields.carrier'), cell: ({ carrier }) => <bdi dir="ltr">{carrier}</bdi> },
    { key: 'status', title: t('columns.state'), cell: ({ status }) => <ProblemStatus status={status} /> },
    { key: 'error', title: t('columns.error'), cell: ({ error }) => error && <Words of={error} /> },
    { key: 'since', title: t('columns.since'), cell: ({ createdAt }) => <Instant at={createdAt} ago /> },
  ];
  return (
    <Loaded read={read} loading={null}>
      {({ bookingProblems: rows }) =>
        rows.length > 0 && (
          <Section title={t('problems.title')}>
            <Text size="sm" c="dimmed">
              {t('problems.advice')}
            </Text>
            <DataTable
              caption={t('problems.caption')}
              columns={columns}
              rows={rows}
              idOf={({ shipmentId }) => shipmentId}
              nameOf={({ reference }) => reference}
            />
          </Section>
        )
      }
    </Loaded>
  );
}

export const ShipmentLink = ({ of: { shipmentId, reference } }: { readonly of: Pick<Problem, 'shipmentId' | 'reference'> }) => (
  <Anchor component={Link} to={`/shipments/${shipmentId}`} size="sm">
    <bdi dir="ltr">{reference}</bdi>
  </Anchor>
);

function ProblemStatus({ status }: { readonly status: Problem['status'] }) {
  const { t } = useTranslation('carriers');
  switch (status) {
    case 'REFUSED':
      return <StateBadge colour="red" label={t('problems.refused')} />;
    case 'OUTCOME_UNKNOWN':
      return <StateBadge colour="orange" label={t('problems.unknown')} />;
    case 'CANCELLING':
      return <StateBadge colour="orange" label={t('problems.cancelling')} />;
    default:
      return <StateBadge colour="orange" label={t('problems.other')} />;
  }
}

function Words({ of: error }: { readonly of: NonNullable<Problem['error']> }) {
  const { t } = useTranslation('carriers');
  return (
    <Stack gap={0}>
      <Text size="sm" maw={420} style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        <RemarkText of={error} />
      </Text>
      <Text size="xs" c="dimmed">
        {t('problems.attempts', { count: error.attempts })}
      </Text>
    </Stack>
  );
}
