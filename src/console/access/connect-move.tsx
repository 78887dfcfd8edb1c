import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconPlayerTrackNext, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ShipmentStatus } from '../../schema-types.generated.js';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Section } from '../ui/section.js';
import { ShipmentStatusBadge } from '../ui/status.js';
import { Trouble } from '../ui/trouble.js';
import type { ConnectedShop } from './connected-shop.js';
import { LatestTestParcelDocument, MoveTestParcelDocument, type LatestTestParcelQuery } from './operations.generated.js';

type Parcel = LatestTestParcelQuery['shipments']['nodes'][number];

/** Orders may also come from the checkout of the store. */
const LOOK_EVERY_MS = 4_000;

/** What a carrier would report next. The other statuses are left to the page of the shipment. */
const NEXT: Partial<Readonly<Record<ShipmentStatus, ShipmentStatus>>> = {
  NEW: 'PICKUP',
  FULFILLED: 'PICKUP',
  PICKUP: 'PICKED_UP',
  PICKED_UP: 'IN_TRANSIT',
  IN_TRANSIT: 'DELIVERED',
};

/** Moves the latest parcel of a test shop step by step, so that its webhook and label can be tried without anyone's help. */
export function MoveTestParcel({ shop }: { readonly shop: ConnectedShop }) {
  const { t } = useTranslation('access');
  const { nodes = [] } = useRead(LatestTestParcelDocument, { shopId: shop.id }, { refetchInterval: LOOK_EVERY_MS }).data?.shipments ?? {};
  const [parcel] = nodes;
  if (!parcel) return null;
  return (
    <Section title={t('connect.move')}>
      <Text size="sm">{t('connect.moveMeaning')}</Text>
      <Group gap="xs" aria-live="polite">
        <Anchor component={Link} to={`/shipments/${parcel.reference}`} size="sm">
          <bdi dir="ltr">{parcel.reference}</bdi>
        </Anchor>
        <ShipmentStatusBadge status={parcel.status} />
      </Group>
      <Steps of={parcel} />
      <Anchor component={Link} to={`/shops/${shop.domain}`} size="sm">
        {t('connect.clock')}
      </Anchor>
    </Section>
  );
}

function Steps({ of: { id, status, label } }: { readonly of: Parcel }) {
  const { t } = useTranslation(['access', 'ui']);
  const { can } = useSession();
  const { mutate, isPending, error } = useWrite(MoveTestParcelDocument);
  const next = can('shop:manage') || can('shipment:simulate') ? NEXT[status] : undefined;
  return (
    <>
      <Group gap="xs">
        {next && (
          <Button
            variant="filled"
            size="sm"
            loading={isPending}
            leftSection={<IconPlayerTrackNext size={16} aria-hidden />}
            onClick={() => mutate({ id, to: next })}
          >
            {t('connect.moveTo', { status: t(`ui:statuses.${next}`) })}
          </Button>
        )}
        {label && <LabelLink url={label.url} />}
      </Group>
      {error && <Trouble error={error} />}
    </>
  );
}

function LabelLink({ url }: { readonly url: string }) {
  const { t } = useTranslation(['access', 'ui']);
  return (
    <Button
      component="a"
      href={pathOf(url)}
      target="_blank"
      rel="noreferrer"
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
    >
      {t('connect.label')}
    </Button>
  );
}

/** On the origin of this page, because the public address may differ. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url, location.origin);
  return `${pathname}${search}`;
}
