import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { PhoneLink } from '../ui/phone-link.js';
import { Section } from '../ui/section.js';
import { countryName } from '../ui/countries.js';
import { PartnerAwbAction } from './partner-awb-action.js';
import { useReasonText } from './reason-field.js';
import { SellerLink } from './seller-link.js';
import type { ShipmentDetails } from './shipment-details.js';
import { inOneLine } from '../ui/isolated.js';

/** Shipment overview: seller, route and progress. */
export function Overview({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation(['shipments', 'app']);
  return (
    <Section title={t('overview.title')} actions={<PartnerAwbAction shipment={shipment} />}>
      <OverviewFacts shipment={shipment} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Places shipment={shipment} />
      </SimpleGrid>
    </Section>
  );
}

function OverviewFacts({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation(['shipments', 'app']);
  const reasonText = useReasonText();
  const { seller, shop, order } = shipment;
  return (
    <Facts
      of={[
        [t('columns.awb'), shipment.awbAssigned && <bdi dir="ltr">{shipment.awb}</bdi>],
        [t('columns.type'), t(`kinds.${shipment.type}`)],
        [t('columns.seller'), seller && <SellerLink seller={seller} />],
        [t('overview.shop'), shop && <bdi>{shop.name}</bdi>],
        [t('columns.order'), order && <bdi>{order.orderReference}</bdi>],
        [t('columns.service'), <span key="service">{inOneLine(shipment.carrierName, shipment.serviceName)}</span>],
        [t('columns.payment'), t(`payments.${shipment.paymentStatus}`)],
        [t('overview.pickupAttempts'), shipment.pickupAttempts > 0 && String(shipment.pickupAttempts)],
        [t('overview.deliveryAttempts'), shipment.deliveryAttempts > 0 && <bdi dir="ltr">{attemptsText(shipment)}</bdi>],
        [t('overview.heldFrom'), shipment.heldFrom && t(`app:statuses.${shipment.heldFrom}`)],
        [t('overview.holdReason'), shipment.holdReason && reasonText(shipment.holdReason)],
        [t('columns.created'), <Instant key="created" at={shipment.createdAt} />],
        [t('overview.pickedUp'), shipment.pickedUpAt && <Instant at={shipment.pickedUpAt} />],
        [t('columns.delivered'), shipment.deliveredAt && <Instant at={shipment.deliveredAt} />],
        [t('overview.deliveredAt'), shipment.deliveredAtPoint && <bdi dir="ltr">{pointText(shipment.deliveredAtPoint)}</bdi>],
        [t('overview.handedBack'), shipment.rtsCompletedAt && <Instant at={shipment.rtsCompletedAt} />],
      ]}
    />
  );
}

/** Failed deliveries out of those that may fail, such as `1 / 3`. */
const attemptsText = ({ deliveryAttempts: failed, deliveryAttemptsLeft: left }: ShipmentDetails): string => `${failed} / ${failed + left}`;

const pointText = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

function Places({
  shipment: { order, returnShipment, receiverName, receiverPhone, receiverPhoneE164, destinationCity, seller },
}: {
  readonly shipment: ShipmentDetails;
}) {
  const { t } = useTranslation('shipments');
  const { isOperator, name } = useSession();
  if (returnShipment) {
    const { origin, destination } = returnShipment;
    return (
      <>
        <Place title={t('overview.from')} {...partyOf(origin)} />
        <Place title={t('overview.to')} {...partyOf(destination)} />
      </>
    );
  }
  return (
    <>
      {order && (
        <Place
          title={t('overview.from')}
          name={seller?.displayName ?? (isOperator ? '' : name)}
          company={null}
          phone={null}
          e164={null}
          place={order.origin}
        />
      )}
      <Place
        title={t('overview.to')}
        name={receiverName}
        company={order?.destination.company ?? order?.customer.company ?? null}
        note={order?.destination.deliveryNote ?? order?.customer.deliveryNote ?? null}
        phone={receiverPhone}
        e164={receiverPhoneE164}
        place={order?.destination ?? { city: destinationCity }}
      />
    </>
  );
}

type Party = NonNullable<ShipmentDetails['returnShipment']>['origin'];

const partyOf = ({ firstName, lastName, company, deliveryNote, phone, phoneE164, address }: Party) => ({
  name: [firstName, lastName].filter(Boolean).join(' ') || (company ?? ''),
  company,
  note: deliveryNote,
  phone,
  e164: phoneE164,
  place: address,
});

interface PlaceProps {
  readonly title: string;
  readonly name: string;
  readonly company: string | null;
  readonly note?: string | null;
  readonly phone: string | null;
  readonly e164: string | null;
  readonly place: {
    readonly address?: string;
    readonly city: string;
    readonly state?: string | null;
    readonly zip?: string;
    readonly country?: string;
    readonly countryCode?: string;
  };
}

function Place({ title, name, company, note = null, phone, e164, place: { address, city, state, zip, country, countryCode } }: PlaceProps) {
  const { i18n } = useTranslation();
  const lines = [
    company === name ? null : company,
    address,
    [city, state, zip].filter(Boolean).join(', '),
    countryName(i18n.language, countryCode, country),
    note,
  ];
  return (
    <Stack gap={0}>
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      <Text size="sm" fw={600}>
        <bdi>{name}</bdi>
      </Text>
      {phone && (
        <Text size="sm">
          <PhoneLink given={phone} e164={e164} />
        </Text>
      )}
      {lines.filter(Boolean).map((line) => (
        <Text key={line} size="sm">
          <bdi>{line}</bdi>
        </Text>
      ))}
    </Stack>
  );
}
