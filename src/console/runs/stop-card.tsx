import { ActionIcon, Group, Text } from '@mantine/core';
import { IconCheck, IconLock, IconSteeringWheel } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Reasoned } from '../ui/reasoned.js';
import { StateBadge } from '../ui/status.js';
import { whoIsAt, whyFixed, type BoardRun, type BoardStop, type FreeDriver } from './board-types.js';
import { CardHandle } from './card-handle.js';
import { StopMenu } from './stop-menu.js';
import { TaskLine } from './task-line.js';
import { useTimeText, useWindowText } from './texts.js';
import type { Moves } from './use-moves.js';

interface StopCardProps {
  readonly run: BoardRun;
  readonly stop: BoardStop;
  readonly runs: readonly BoardRun[];
  readonly free: readonly FreeDriver[];
  readonly moves: Moves;
  readonly isBefore: boolean;
  readonly isLifted: boolean;
  readonly begin: (event: PointerEvent) => void;
}

/** A stop of a run with its tasks. */
export function StopCard({ run, stop, runs, free, moves, isBefore, isLifted, begin }: StopCardProps) {
  const { can } = useSession();
  const why = whyFixed(run, stop);
  const mayPlan = can('fleet:plan');
  const isOpen = run.state !== 'FINISHED' && stop.completedAt === null;
  return (
    <li
      className="board-card"
      data-card
      data-stop={stop.id}
      data-movable={(mayPlan && why === null) || undefined}
      data-urgent={isOpen && stop.late ? 'late' : isOpen && stop.atRisk ? 'risk' : undefined}
      data-lifted={isLifted || undefined}
      data-before={isBefore || undefined}
      onPointerDown={begin}
    >
      <div className="board-line">
        {mayPlan && (why === null ? <CardHandle /> : <Fixed why={why} />)}
        <StopSummary stop={stop} isOpen={isOpen} />
        {mayPlan && run.state !== 'FINISHED' && stop.completedAt === null && (
          <StopMenu run={run} stop={stop} runs={runs} free={free} moves={moves} why={why} />
        )}
      </div>
    </li>
  );
}

function StopSummary({ stop, isOpen }: Pick<StopCardProps, 'stop'> & { readonly isOpen: boolean }) {
  const { t } = useTranslation('runs');
  return (
    <div>
      <Text size="sm" fw={600}>
        {stop.sequence}. <bdi>{whoIsAt(stop).join(', ')}</bdi>
      </Text>
      <Text size="xs" c="dimmed">
        <bdi>{[stop.address, stop.city].filter(Boolean).join(', ')}</bdi>
      </Text>
      <Times stop={stop} />
      {isOpen && (stop.late || stop.atRisk) && (
        <StateBadge colour={stop.late ? 'red' : 'orange'} label={t(stop.late ? 'late' : 'atRisk')} />
      )}
      {stop.tasks.map((task) => (
        <TaskLine key={task.id} task={{ ...task, windowFrom: null, windowTo: null }} showsState />
      ))}
    </div>
  );
}

const ICONS = { locked: IconLock, done: IconCheck, finished: IconCheck, underWay: IconSteeringWheel, before: IconCheck } as const;

/** Stands in the place of the handle and says why the stop cannot be moved. */
function Fixed({ why }: { readonly why: keyof typeof ICONS }) {
  const { t } = useTranslation('runs');
  const Icon = ICONS[why];
  return (
    <Reasoned why={t(`fixed.${why}`)}>
      {(blocked) => (
        <ActionIcon size={24} variant="transparent" color="gray" aria-label={t('fixed.label')} {...blocked}>
          <Icon size={16} aria-hidden />
        </ActionIcon>
      )}
    </Reasoned>
  );
}

function Times({ stop }: { readonly stop: BoardStop }) {
  const { t } = useTranslation('runs');
  const time = useTimeText();
  const window = useWindowText()(stop);
  const { eta, arrivedAt, completedAt } = stop;
  const at = completedAt ?? arrivedAt ?? eta;
  const name = completedAt ? 'times.done' : arrivedAt ? 'times.arrived' : 'times.eta';
  if (!at && !window) return null;
  return (
    <Group gap={8}>
      {at && <Text size="xs">{t(name, { time: time(at) })}</Text>}
      {window && <Text size="xs">{t('window.in', { window })}</Text>}
    </Group>
  );
}
