import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { PhoneLink } from '../ui/phone-link.js';
import { Proofs } from '../ui/proofs.js';
import { StateBadge } from '../ui/status.js';
import { whoIsAt } from './board-types.js';
import type { RunDetails } from './run-page.js';
import { TaskStateBadge } from './run-state.js';
import { TaskLine } from './task-line.js';
import { useReasonText, useTimeText, useWindowText } from './texts.js';

type Stop = RunDetails['stops'][number];
type Task = Stop['tasks'][number];

/** The stops of a run in order, with contacts, times and proofs. */
export function RunStops({ run }: { readonly run: RunDetails }) {
  const { t } = useTranslation('runs');
  return (
    <Stack gap="sm" component="section" aria-label={t('stops')}>
      <Title order={2}>{t('stops')}</Title>
      {run.stops.length === 0 && <Empty title={t('noStops')} advice={t('noStopsAdvice')} />}
      {run.stops.map((stop) => (
        <StopPaper key={stop.id} stop={stop} isOver={run.state === 'FINISHED'} />
      ))}
    </Stack>
  );
}

/** Farther than a pin and a device usually differ. */
const FAR_METRES = 150;

interface StopProps {
  readonly stop: Stop;
  readonly isOver: boolean;
}

function StopPaper({ stop, isOver }: StopProps) {
  return (
    <Paper
      withBorder
      p="md"
      component="article"
      aria-label={`${stop.sequence}. ${whoIsAt(stop).join(', ')}`}
      style={{ overflowWrap: 'anywhere' }}
    >
      <StopHeading stop={stop} isOver={isOver} />
      <StopTimes stop={stop} isOver={isOver} />
      <Stack gap="sm" mt="xs">
        {stop.tasks.map((task) => (
          <TaskDetails key={task.id} task={task} withContact={whoIsAt(stop).length > 1} />
        ))}
      </Stack>
    </Paper>
  );
}

function StopHeading({ stop, isOver }: StopProps) {
  const { t } = useTranslation('runs');
  return (
    <Group justify="space-between" align="flex-start" gap="xs">
      <div>
        <Title order={3}>
          {stop.sequence}. <bdi>{whoIsAt(stop).join(', ')}</bdi>
        </Title>
        <Text size="sm" c="dimmed">
          <bdi>{[stop.company, stop.address, stop.city].filter(Boolean).join(', ')}</bdi>
        </Text>
      </div>
      <Group gap={6}>
        {stop.locked && <StateBadge colour="gray" label={t('locked')} />}
        {!isOver && stop.late && <StateBadge colour="red" label={t('late')} />}
        {!isOver && stop.atRisk && <StateBadge colour="orange" label={t('atRisk')} />}
      </Group>
    </Group>
  );
}

function StopTimes({ stop, isOver }: StopProps) {
  const { t } = useTranslation('runs');
  const time = useTimeText();
  const window = useWindowText()(stop);
  const { eta, plannedAt, arrivedAt, completedAt, phone } = stop;
  const times = [
    ['times.planned', plannedAt],
    ['times.eta', arrivedAt === null && !isOver ? eta : null],
    ['times.arrived', arrivedAt],
    ['times.done', completedAt],
  ] as const;
  return (
    <Group gap="sm" mt={4}>
      {window && <Text size="sm">{t('window.in', { window })}</Text>}
      {times.map(
        ([name, at]) =>
          at && (
            <Text key={name} size="sm">
              {t(name, { time: time(at) })}
            </Text>
          ),
      )}
      {(stop.arrivedMetresAway ?? 0) > FAR_METRES && (
        <Text size="sm" c="orange">
          {t('times.away', { metres: stop.arrivedMetresAway })}
        </Text>
      )}
      {phone && whoIsAt(stop).length <= 1 && <Phone given={phone} e164={stop.phoneE164} />}
    </Group>
  );
}

const Phone = ({ given, e164 }: { readonly given: string; readonly e164: string | null }) => (
  <Group gap={4} component="span" wrap="nowrap" fz="sm">
    <IconPhone size={14} aria-hidden />
    <PhoneLink given={given} e164={e164} />
  </Group>
);

interface TaskDetailsProps {
  readonly task: Task;
  /** Whether it says for whom it is: several people share the door. */
  readonly withContact: boolean;
}

function TaskDetails({ task, withContact }: TaskDetailsProps) {
  return (
    <div>
      {withContact && (
        <Group gap="sm">
          <Text size="sm" fw={600}>
            <bdi>{task.contactName}</bdi>
          </Text>
          {task.contactPhone && <Phone given={task.contactPhone} e164={task.contactPhoneE164} />}
        </Group>
      )}
      <TaskLine task={task} />
      <TaskFacts task={task} />
      {task.notes && (
        <Text size="sm" mt={4}>
          <bdi>{task.notes}</bdi>
        </Text>
      )}
      <Proofs of={task.proofs} />
    </div>
  );
}

function TaskFacts({ task }: { readonly task: Task }) {
  const { t } = useTranslation('runs');
  const reasonText = useReasonText();
  return (
    <Group gap="xs" mt={4}>
      <TaskStateBadge state={task.state} />
      <Text size="xs" c="dimmed" span>
        <bdi dir="ltr">{task.shortId}</bdi> · {t('awb')} <bdi dir="ltr">{task.awb}</bdi>
      </Text>
      {task.kind !== 'PICKUP' && task.state === 'ASSIGNED' && (
        <Text size="xs" c="dimmed" span>
          {t(task.loaded ? 'loaded' : 'notLoaded')}
        </Text>
      )}
      {task.endedAt && (
        <Text size="xs" c="dimmed" span>
          <Instant at={task.endedAt} />
        </Text>
      )}
      {task.reasonCode && (
        <Text size="xs" span>
          {t('reason')} <bdi>{reasonText(task.reasonCode)}</bdi>
        </Text>
      )}
      {(task.wrongCodes ?? 0) > 0 && (
        <Text size="xs" c="orange" span>
          {t('wrongCodes', { count: task.wrongCodes ?? 0 })}
        </Text>
      )}
      {task.km !== null && (
        <Text size="xs" c="dimmed" span>
          {t('progress.kmAndMinutes', { km: task.km, minutes: task.minutes ?? 0 })}
        </Text>
      )}
    </Group>
  );
}
