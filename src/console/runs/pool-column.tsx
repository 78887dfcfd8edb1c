import { Stack, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Count } from '../ui/count.js';
import { Loaded } from '../ui/loaded.js';
import type { BoardTask } from './board-types.js';
import type { ColumnProps } from './board.js';
import { CardHandle } from './card-handle.js';
import type { UnassignedTasksQuery } from './operations.generated.js';
import { TaskLine } from './task-line.js';
import { TaskMenu } from './task-menu.js';
import { POOL } from './use-drag.js';

/** Open tasks that belong to no run. */
export function PoolColumn({ read, runs, free, moves, drag }: ColumnProps & { readonly read: UseQueryResult<UnassignedTasksQuery> }) {
  const { t } = useTranslation('runs');
  const { dragging } = drag;
  const isOver = dragging?.isMoving && dragging.dragged.kind === 'stop' && dragging.place !== null && dragging.place.runId === null;
  return (
    <section className="board-column" data-column={POOL} data-over={isOver || undefined} aria-label={t('pool')}>
      <header>
        <Title order={2}>
          {t('pool')} {read.data && <Count of={read.data.tasks.totalCount} />}
        </Title>
        <Text size="xs" c="dimmed">
          {t('poolHint')}
        </Text>
      </header>
      <Loaded read={read}>
        {({ tasks: { nodes, totalCount } }) => (
          <>
            <ol className="board-cards" data-cards tabIndex={0} aria-label={t('pool')}>
              {nodes.map((task) => (
                <PoolCard key={task.id} task={task} runs={runs} free={free} moves={moves} drag={drag} />
              ))}
            </ol>
            <PoolRest nodes={nodes} totalCount={totalCount} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function PoolCard({ task, runs, free, moves, drag: { dragging, begin } }: ColumnProps & { readonly task: BoardTask }) {
  const { can } = useSession();
  const mayPlan = can('fleet:plan');
  return (
    <li
      className="board-card"
      data-card
      data-movable={mayPlan || undefined}
      data-lifted={(dragging?.isMoving && dragging.dragged.id === task.id) || undefined}
      onPointerDown={(event) => mayPlan && begin(event, { kind: 'task', id: task.id, runId: null, name: task.shortId })}
    >
      <div className="board-line">
        {mayPlan && <CardHandle />}
        <div>
          <Text size="sm" fw={600}>
            <bdi>{task.contactName}</bdi>
          </Text>
          <Text size="xs" c="dimmed">
            <bdi>{[task.address, task.city].filter(Boolean).join(', ')}</bdi>
          </Text>
          <TaskLine task={task} />
        </div>
        {mayPlan && <TaskMenu task={task} from={null} runs={runs} free={free} moves={moves} />}
      </div>
    </li>
  );
}

function PoolRest({ nodes, totalCount }: UnassignedTasksQuery['tasks']) {
  const { t } = useTranslation('runs');
  return (
    <Stack gap={0} px="sm" pb="sm">
      {nodes.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('poolEmpty')}
        </Text>
      )}
      {totalCount > nodes.length && (
        <Text size="xs" c="dimmed">
          {t('poolMore', { count: totalCount - nodes.length })}
        </Text>
      )}
    </Stack>
  );
}
