import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRead } from '../graph/use-read.js';
import { Instant } from '../ui/instant.js';
import { Proofs } from '../ui/proofs.js';
import { StateBadge } from '../ui/status.js';
import { useReasonText } from './reason-field.js';
import { ShipmentTasksDocument, type ShipmentTasksQuery } from './operations.generated.js';

type Task = ShipmentTasksQuery['tasks']['nodes'][number];

const COLOURS = { ASSIGNED: 'gray', EN_ROUTE: 'cyan', ARRIVED: 'indigo', COMPLETED: 'green', FAILED: 'red', SKIPPED: 'gray' } as const;

/** What the own fleet does for the shipment, with proofs. Nothing for parcels of carriers. */
export function DriverTasks({ shipmentId }: { readonly shipmentId: string }) {
  const { t } = useTranslation('shipments');
  const { data } = useRead(ShipmentTasksDocument, { id: shipmentId });
  const tasks = data?.tasks.nodes ?? [];
  if (tasks.length === 0) return null;
  return (
    <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('driver.tasks')}>
      {tasks.map((task) => (
        <li key={task.id}>
          <OneTask task={task} />
        </li>
      ))}
    </Stack>
  );
}

function OneTask({ task }: { readonly task: Task }) {
  const { shortId, kind, state, reasonCode, notes, proofs } = task;
  const { t } = useTranslation('shipments');
  const reasonText = useReasonText();
  return (
    <>
      <Group gap="xs">
        <Text size="sm" fw={600} span>
          {t(`driver.taskKinds.${kind}`)}
        </Text>
        <StateBadge colour={COLOURS[state]} label={t(`driver.taskStates.${state}`)} />
        <Text size="xs" c="dimmed" span dir="ltr">
          {shortId}
        </Text>
      </Group>
      <DriverAndTime task={task} />
      {(reasonCode ?? notes) && (
        <Text size="sm">
          <bdi>{[reasonCode && reasonText(reasonCode), notes].filter(Boolean).join(': ')}</bdi>
        </Text>
      )}
      <Proofs of={proofs} />
    </>
  );
}

/** Who does it in which run, and until when. */
function DriverAndTime({ task }: { readonly task: Task }) {
  const { t } = useTranslation('shipments');
  const { driver, run, endedAt, eta, km, minutes } = task;
  return (
    <Group gap="xs" fz="sm">
      {driver && <bdi>{driver.name}</bdi>}
      {run && (
        <Anchor component={Link} to={`/runs/${run.shortId}`} size="sm" aria-label={`${t('driver.run')} ${run.shortId}`}>
          <bdi dir="ltr">{run.shortId}</bdi>
        </Anchor>
      )}
      {endedAt ? (
        <span>
          {t('driver.ended')} <Instant at={endedAt} />
        </span>
      ) : (
        eta && (
          <span>
            {t('driver.eta')} <Instant at={eta} />
          </span>
        )
      )}
      {km !== null && <span>{t('driver.way', { km, minutes: minutes ?? 0 })}</span>}
    </Group>
  );
}
