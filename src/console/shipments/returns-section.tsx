import { Anchor, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Section } from '../ui/section.js';
import { ShipmentStatusBadge } from '../ui/status.js';
import { MayReturnDocument } from './operations.generated.js';
import { ReturnAction } from './return-action.js';
import type { ShipmentDetails } from './shipment-details.js';

/** Returns of this shipment, or the original of this return. */
export function ReturnsSection({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  const { returnShipment, returns, status, type } = shipment;
  const asks = can('return:create') && type === 'OUTBOUND' && status === 'DELIVERED';
  const { data } = useRead(MayReturnDocument, { shipmentId: shipment.id }, { enabled: asks });
  const { eligible = false, reason = null } = data?.returnEligibility ?? {};
  if (!returnShipment && returns.length === 0 && !asks) return null;
  return (
    <Section title={t('returns.title')} actions={eligible && <ReturnAction shipment={shipment} />}>
      {returnShipment && <OriginalFacts returnShipment={returnShipment} />}
      {returns.map(({ id, createdAt, returnReason, shipment: back }) => (
        <OneReturn key={id} back={back} createdAt={createdAt} returnReason={returnReason} />
      ))}
      {asks && !eligible && reason && (
        <Text size="sm" c="dimmed">
          {t('returns.notNow')} <bdi>{reason}</bdi>
        </Text>
      )}
      {eligible && returns.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('returns.possible')}
        </Text>
      )}
    </Section>
  );
}

/** The shipment that comes back, and why. */
function OriginalFacts({ returnShipment }: { readonly returnShipment: NonNullable<ShipmentDetails['returnShipment']> }) {
  const { t } = useTranslation('shipments');
  return (
    <Facts
      cols={2}
      of={[
        [
          t('returns.original'),
          returnShipment.original && (
            <Anchor component={Link} to={`/shipments/${returnShipment.original.reference}`} size="sm" dir="ltr">
              {returnShipment.original.reference}
            </Anchor>
          ),
        ],
        [t('returns.why'), returnShipment.returnReason && <bdi>{returnShipment.returnReason}</bdi>],
        [t('columns.billing'), returnShipment.paymentStatus && t(`billings.${returnShipment.paymentStatus}`)],
      ]}
    />
  );
}

interface OneReturnProps {
  readonly back: ShipmentDetails['returns'][number]['shipment'];
  readonly createdAt: string;
  readonly returnReason: string | null;
}

function OneReturn({ back, createdAt, returnReason }: OneReturnProps) {
  return (
    <Group gap="xs">
      {back && (
        <>
          <Anchor component={Link} to={`/shipments/${back.reference}`} size="sm" dir="ltr">
            {back.reference}
          </Anchor>
          <ShipmentStatusBadge status={back.status} />
        </>
      )}
      <Text size="sm">
        <Instant at={createdAt} /> {returnReason && <bdi>{`· ${returnReason}`}</bdi>}
      </Text>
    </Group>
  );
}
