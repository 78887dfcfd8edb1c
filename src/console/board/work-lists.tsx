import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { IconMapPin, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRead } from '../graph/use-read.js';
import { BlockBadges } from '../ui/blocks.js';
import { PhoneLink } from '../ui/phone-link.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Money } from '../ui/money.js';
import { WorkBoardDocument, type WorkListFragment } from './operations.generated.js';

/** Next pickups and deliveries, longest waiting first. */
export default function WorkLists() {
  const { t } = useTranslation('board');
  const work = useRead(WorkBoardDocument, {});
  return (
    <Loaded read={work}>
      {({ pending, failedPickups, atTheDoor }) => (
        <>
          <Stack component="section" gap="xs" aria-labelledby="pickups">
            <Title order={2} id="pickups">
              {t('work.pickups')}
            </Title>
            <Group gap="xs">
              <IconTruckDelivery size={20} aria-hidden />
              <Anchor component={Link} to="/pickups?tab=confirm&status=PENDING_CONFIRMATION">
                {t('work.pending', { count: pending.totalCount })}
              </Anchor>
            </Group>
            <WorkList name={t('work.failed')} list={failedPickups} status="PICKUP_FAILED" attempts={(row) => row.pickupAttempts} />
          </Stack>
          <Stack component="section" gap="xs" aria-labelledby="doors">
            <Title order={2} id="doors">
              {t('work.doors')}
            </Title>
            {atTheDoor.totalCount === 0 ? (
              <Empty title={t('work.noDoors')} advice={t('work.noDoorsAdvice')} to="/shipments?status=BOOKED" action={t('work.booked')} />
            ) : (
              <WorkList name={t('work.doorsList')} list={atTheDoor} status="IN_TRANSIT" attempts={(row) => row.deliveryAttempts} />
            )}
          </Stack>
        </>
      )}
    </Loaded>
  );
}

type Row = WorkListFragment['nodes'][number];

interface WorkListProps {
  readonly name: string;
  readonly list: WorkListFragment;
  readonly status: string;
  readonly attempts: (row: Row) => number;
}

function WorkList({ name, list: { nodes, totalCount }, status, attempts }: WorkListProps) {
  const { t } = useTranslation('board');
  if (totalCount === 0) return null;
  return (
    <>
      <DataTable
        caption={name}
        rows={nodes}
        idOf={({ id }) => id}
        columns={[
          { key: 'parcel', title: t('work.parcel'), cell: Parcel },
          { key: 'receiver', title: t('work.receiver'), cell: Receiver },
          { key: 'city', title: t('work.city'), cell: City },
          { key: 'cod', title: t('work.cod'), cell: ({ cod }) => <Money of={cod?.amount} />, end: true },
          { key: 'since', title: t('work.since'), cell: ({ statusAt }) => <Instant at={statusAt} ago /> },
          { key: 'waits', title: t('work.waits'), cell: ({ id, blockedBy }) => <BlockBadges of={blockedBy} shipmentId={id} /> },
          { key: 'attempts', title: t('work.attempts'), cell: attempts, end: true },
        ]}
      />
      {totalCount > nodes.length && (
        <Anchor component={Link} to={`/shipments?status=${status}`} size="sm">
          {t('work.all', { count: totalCount })}
        </Anchor>
      )}
    </>
  );
}

const Parcel = ({ id, reference }: Row) => (
  <Anchor component={Link} to={`/shipments/${id}`}>
    <bdi>{reference}</bdi>
  </Anchor>
);

const Receiver = ({ receiverName, receiverPhone, receiverPhoneE164 }: Row) => (
  <>
    <bdi>{receiverName}</bdi>
    {receiverPhone && (
      <Text size="sm">
        <PhoneLink given={receiverPhone} e164={receiverPhoneE164} />
      </Text>
    )}
  </>
);

const City = ({ destinationCity }: Row) => (
  <Group gap={4} wrap="nowrap">
    <IconMapPin size={14} aria-hidden />
    <bdi>{destinationCity}</bdi>
  </Group>
);
