import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '../ui/data-table.js';
import { RemarkText } from '../ui/refusal-text.js';
import { Section } from '../ui/section.js';
import { StateBadge } from '../ui/status.js';
import type { CarrierAccountQuery } from './operations.generated.js';

type Pickup = CarrierAccountQuery['carrierAccount']['pickups'][number];

const COLOURS: Readonly<Record<Pickup['status'], string>> = {
  REQUESTED: 'blue',
  SCHEDULED: 'green',
  REFUSED: 'red',
  OUTCOME_UNKNOWN: 'orange',
  CANCELLING: 'orange',
  CANCELLED: 'gray',
};

/** The latest visits of the carrier. */
export function PickupsSection({ pickups }: { readonly pickups: readonly Pickup[] }) {
  const { t } = useTranslation('carriers');
  const columns: Column<Pickup>[] = [
    { key: 'date', title: t('pickups.date'), cell: ({ date }) => <bdi dir="ltr">{date}</bdi> },
    {
      key: 'status',
      title: t('columns.state'),
      cell: ({ status }) => <StateBadge colour={COLOURS[status]} label={t(`pickups.statuses.${status}`)} />,
    },
    {
      key: 'confirmation',
      title: t('pickups.confirmation'),
      cell: ({ confirmation }) => confirmation && <bdi dir="ltr">{confirmation}</bdi>,
    },
    {
      key: 'error',
      title: t('columns.error'),
      cell: ({ error }) =>
        error && (
          <span style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            <RemarkText of={error} />
          </span>
        ),
    },
  ];
  return (
    <Section title={t('pickups.title')}>
      {pickups.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('pickups.none')}
        </Text>
      ) : (
        <DataTable caption={t('pickups.caption')} columns={columns} rows={pickups} idOf={({ id }) => id} nameOf={({ date }) => date} />
      )}
    </Section>
  );
}
