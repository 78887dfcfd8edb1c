import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsExchange, IconClock, IconDotsVertical, IconLock, IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstFree, type BoardRun, type BoardStop, type BoardTask, type FreeDriver, type whyFixed } from './board-types.js';
import { ChangeTask } from './change-task.js';
import { MoveDialog } from './move-dialog.js';
import type { Moves } from './use-moves.js';

interface StopMenuProps {
  readonly run: BoardRun;
  readonly stop: BoardStop;
  readonly runs: readonly BoardRun[];
  readonly free: readonly FreeDriver[];
  readonly moves: Moves;
  readonly why: ReturnType<typeof whyFixed>;
}

/** What dispatch does with a stop, by keyboard as well. Dragging has the same effect. */
export function StopMenu({ run, stop, runs, free, moves, why }: StopMenuProps) {
  const { t } = useTranslation('runs');
  const [isMoving, setMoving] = useState(false);
  const [changing, setChanging] = useState<BoardTask>();
  const name = stop.name ?? String(stop.sequence);
  return (
    <>
      <Menu withinPortal position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('menu.open', { name })}>
            <IconDotsVertical size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <StopActions run={run} stop={stop} moves={moves} why={why} setMoving={setMoving} setChanging={setChanging} />
      </Menu>
      <MoveDialog
        opened={isMoving}
        close={() => setMoving(false)}
        name={name}
        from={run}
        runs={runs}
        free={free}
        move={(to) => moves.moveStop({ stop, from: run, to })}
      />
      {changing && <ChangeTask task={changing} close={() => setChanging(undefined)} />}
    </>
  );
}

interface StopActionsProps extends Omit<StopMenuProps, 'runs' | 'free'> {
  readonly setMoving: (isMoving: boolean) => void;
  readonly setChanging: (task: BoardTask) => void;
}

function StopActions({ run, stop, moves, why, setMoving, setChanging }: StopActionsProps) {
  const { t } = useTranslation('runs');
  const at = run.stops.indexOf(stop);
  const isLocked = stop.locked;
  const isMovable = why === null;
  const canRise = isMovable && at > firstFree(run.stops);
  const canSink = isMovable && at < run.stops.length - 1;
  const shift = (by: number): void => void moves.moveStop({ stop, from: run, to: { run, index: at + by } });
  return (
    <Menu.Dropdown>
      {canRise && (
        <Menu.Item leftSection={<IconArrowUp size={16} aria-hidden />} onClick={() => shift(-1)}>
          {t('menu.up')}
        </Menu.Item>
      )}
      {canSink && (
        <Menu.Item leftSection={<IconArrowDown size={16} aria-hidden />} onClick={() => shift(1)}>
          {t('menu.down')}
        </Menu.Item>
      )}
      {isMovable && (
        <Menu.Item leftSection={<IconArrowsExchange size={16} aria-hidden />} onClick={() => setMoving(true)}>
          {t('menu.move')}
        </Menu.Item>
      )}
      {(isMovable || isLocked) && (
        <Menu.Item
          leftSection={isLocked ? <IconLockOpen size={16} aria-hidden /> : <IconLock size={16} aria-hidden />}
          onClick={() => void moves.lock(stop, !isLocked)}
        >
          {t(isLocked ? 'menu.unlock' : 'menu.lock')}
        </Menu.Item>
      )}
      {stop.tasks.map((task) => (
        <Menu.Item key={task.id} leftSection={<IconClock size={16} aria-hidden />} onClick={() => setChanging(task)}>
          {stop.tasks.length === 1 ? t('menu.change') : t('menu.changeOf', { name: task.reference })}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  );
}
