import { Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { Facts } from '../ui/facts.js';
import { Loaded } from '../ui/loaded.js';
import { Money } from '../ui/money.js';
import { PhoneLink } from '../ui/phone-link.js';
import { Stale } from '../ui/stale.js';
import { ShipmentStatusBadge } from '../ui/status.js';
import { countryName } from '../ui/countries.js';
import { NextStep } from './next-step.js';
import { ShipmentDetailsDocument } from './operations.generated.js';
import { SellerLink } from './seller-link.js';
import type { ShipmentDetails } from './shipment-details.js';
import { TimelineEnd } from './timeline.js';
import { inOneLine } from '../ui/isolated.js';

/** Rows that the arrow keys only pass are not read. */
const REST_MS = 150;

/** What a list shows of a shipment beside it. It reads what the page reads, which opens at once then. */
export function ShipmentPreview({ id: given }: { readonly id: string }) {
  const { isOperator } = useSession();
  const [id] = useDebouncedValue(given, REST_MS);
  const read = useRead(ShipmentDetailsDocument, { id, isOperator });
  return (
    <Stale isStale={id !== given}>
      <Loaded read={read}>{({ shipment }) => <Preview key={shipment.id} shipment={shipment} />}</Loaded>
    </Stale>
  );
}

function Preview({ shipment }: { readonly shipment: ShipmentDetails }) {
  return (
    <Stack gap="sm">
      <div>
        <ShipmentStatusBadge status={shipment.status} />
      </div>
      <NextStep shipment={shipment} />
      <PreviewFacts shipment={shipment} />
      <TimelineEnd entries={shipment.timeline} />
    </Stack>
  );
}

function PreviewFacts({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t, i18n } = useTranslation('shipments');
  const { receiverName, receiverPhone, receiverPhoneE164, order, destinationCity, destinationCountryCode, seller, cod } = shipment;
  const place = [order?.destination.address, destinationCity, countryName(i18n.language, destinationCountryCode)]
    .filter(Boolean)
    .join(', ');
  return (
    <Facts
      cols={2}
      of={[
        [
          t('columns.receiver'),
          <Text key="receiver" size="sm" component="div">
            <bdi>{receiverName}</bdi>
            <div>
              <bdi>{place}</bdi>
            </div>
          </Text>,
        ],
        [t('columns.phone'), receiverPhone && <PhoneLink given={receiverPhone} e164={receiverPhoneE164} />],
        [t('columns.seller'), seller && <SellerLink seller={seller} />],
        [t('columns.order'), order && <bdi>{order.orderReference}</bdi>],
        [t('columns.service'), <span key="service">{inOneLine(shipment.carrierName, shipment.serviceName)}</span>],
        [t('columns.cod'), cod && <Money of={cod.amount} />],
      ]}
    />
  );
}
