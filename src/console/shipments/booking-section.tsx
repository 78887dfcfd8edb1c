import { Alert, Anchor, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { RemarkText } from '../ui/refusal-text.js';
import { Section } from '../ui/section.js';
import { StateBadge } from '../ui/status.js';
import { BookingActions } from './booking-actions.js';
import type { ShipmentDetails } from './shipment-details.js';

type Status = ShipmentDetails['bookingStatus'];

const COLOURS: Readonly<Record<Status, string>> = {
  NOT_REQUIRED: 'gray',
  WAITING: 'gray',
  REQUESTED: 'blue',
  SENDING: 'blue',
  BOOKED: 'green',
  REFUSED: 'red',
  OUTCOME_UNKNOWN: 'orange',
  CANCELLING: 'orange',
  CANCELLED: 'gray',
};

/** The booking at a connected carrier. Hidden for parcels that need none. */
export function BookingSection({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const { isOperator, can } = useSession();
  const { bookingStatus: status, booking } = shipment;
  if (status === 'NOT_REQUIRED') return null;
  return (
    <Section title={t('booking.title')} actions={<StateBadge colour={COLOURS[status]} label={t(`booking.statuses.${status}`)} />}>
      <BookingTrouble shipment={shipment} />
      {booking && <BookingFacts shipment={shipment} booking={booking} />}
      {booking?.labelMissing && status === 'BOOKED' && (
        <Text size="sm" c="dimmed">
          {t('booking.labelMissing')}
        </Text>
      )}
      {isOperator && can('shipment:move') && <BookingActions shipment={shipment} />}
    </Section>
  );
}

/** Why the last attempt failed, in our words or the carrier's, and what to do next. */
function BookingTrouble({ shipment: { bookingStatus: status, bookingError: error } }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  if (!error && status !== 'OUTCOME_UNKNOWN') return null;
  const title = status === 'REFUSED' ? 'failedRefused' : status === 'OUTCOME_UNKNOWN' ? 'failedUnknown' : 'failed';
  return (
    <Alert
      color={status === 'REFUSED' ? 'red' : 'orange'}
      role="status"
      icon={<IconAlertTriangle aria-hidden />}
      title={t(`booking.${title}`)}
    >
      {error && (
        <>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            <RemarkText of={error} />
          </Text>
          <Text size="xs">
            <bdi dir="ltr">{error.code}</bdi> · <Instant at={error.at} /> · {t('booking.attempts')}: <bdi dir="ltr">{error.attempts}</bdi>
          </Text>
        </>
      )}
      {status === 'OUTCOME_UNKNOWN' && <Text size="sm">{t('booking.lookFirst')}</Text>}
    </Alert>
  );
}

interface BookingFactsProps {
  readonly shipment: ShipmentDetails;
  readonly booking: NonNullable<ShipmentDetails['booking']>;
}

function BookingFacts({ shipment: { carrierAccount }, booking }: BookingFactsProps) {
  const { t } = useTranslation('shipments');
  return (
    <Facts
      of={[
        [t('booking.account'), carrierAccount && <Account of={carrierAccount} />],
        [
          t('booking.ourReference'),
          <bdi key="ours" dir="ltr">
            {booking.reference}
          </bdi>,
        ],
        [t('booking.reference'), booking.carrierRef && <Code of={booking.carrierRef} />],
        // A single piece has the AWB of the shipment, which the overview shows.
        [t('booking.pieces'), booking.pieces && booking.pieces.length > 1 && <Code of={booking.pieces.join(', ')} />],
        [t('booking.cost'), booking.cost && <Money of={booking.cost} />],
        [t('booking.attempts'), booking.attempts],
        [t('booking.next'), booking.dueAt && booking.bookedAt === null && <Instant at={booking.dueAt} />],
        [t('booking.asked'), <Instant key="asked" at={booking.createdAt} />],
        [t('booking.booked'), booking.bookedAt && <Instant at={booking.bookedAt} />],
        [t('booking.portal'), booking.trackingUrl && <Portal url={booking.trackingUrl} />],
      ]}
    />
  );
}

const Code = ({ of }: { readonly of: string }) => (
  <bdi dir="ltr" style={{ overflowWrap: 'anywhere' }}>
    {of}
  </bdi>
);

function Account({ of: { id, label, mode } }: { readonly of: NonNullable<ShipmentDetails['carrierAccount']> }) {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  return (
    <Group gap="xs">
      {can('carrier:read') ? (
        <Anchor component={Link} to={`/carriers/${id}`} size="sm">
          <bdi>{label}</bdi>
        </Anchor>
      ) : (
        <bdi>{label}</bdi>
      )}
      {mode === 'TEST' && <StateBadge colour="yellow" label={t('booking.test')} />}
    </Group>
  );
}

function Portal({ url }: { readonly url: string }) {
  const { t } = useTranslation('shipments');
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow" size="sm">
      {t('label.tracking')}
    </Anchor>
  );
}
