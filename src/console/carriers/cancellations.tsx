import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { ShipmentLink } from './booking-problems.js';
import { CarrierCancellationsDocument, type CarrierCancellationsQuery } from './operations.generated.js';

type Cancellation = CarrierCancellationsQuery['carrierCancellations'][number];

/** Open shipments whose booking the carrier has cancelled. Hidden while there are none. */
export function Cancellations() {
  const { t } = useTranslation('carriers');
  const read = useRead(CarrierCancellationsDocument, {});
  const columns: Column<Cancellation>[] = [
    { key: 'shipment', title: t('columns.shipment'), cell: (row) => <ShipmentLink of={row} /> },
    { key: 'awb', title: t('columns.awb'), cell: ({ awb }) => <bdi dir="ltr">{awb}</bdi> },
    { key: 'message', title: t('columns.error'), cell: ({ message }) => message && <bdi>{message}</bdi> },
    { key: 'at', title: t('columns.at'), cell: ({ occurredAt }) => <Instant at={occurredAt} ago /> },
  ];
  return (
    <Loaded read={read} loading={null}>
      {({ carrierCancellations: rows }) =>
        rows.length > 0 && (
          <Section title={t('cancellations.title')}>
            <Text size="sm" c="dimmed">
              {t('cancellations.advice')}
            </Text>
            <DataTable
              caption={t('cancellations.caption')}
              columns={columns}
              rows={rows}
              idOf={({ shipmentId, occurredAt }) => `${shipmentId} ${occurredAt}`}
              nameOf={({ reference }) => reference}
            />
          </Section>
        )
      }
    </Loaded>
  );
}
