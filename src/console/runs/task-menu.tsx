import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowsExchange, IconClock, IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardRun, BoardTask, FreeDriver } from './board-types.js';
import { ChangeTask } from './change-task.js';
import { MoveDialog } from './move-dialog.js';
import type { Moves } from './use-moves.js';

interface TaskMenuProps {
  readonly task: BoardTask;
  readonly from: BoardRun | null;
  readonly runs: readonly BoardRun[];
  readonly free: readonly FreeDriver[];
  readonly moves: Moves;
}

/** What dispatch does with a task that belongs to no run. */
export function TaskMenu({ task, from, runs, free, moves }: TaskMenuProps) {
  const { t } = useTranslation('runs');
  const [isMoving, setMoving] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const name = task.contactName ?? task.shortId;
  return (
    <>
      <Menu withinPortal position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('menu.open', { name })}>
            <IconDotsVertical size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconArrowsExchange size={16} aria-hidden />} onClick={() => setMoving(true)}>
            {t('menu.assign')}
          </Menu.Item>
          <Menu.Item leftSection={<IconClock size={16} aria-hidden />} onClick={() => setChanging(true)}>
            {t('menu.change')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <MoveDialog
        opened={isMoving}
        close={() => setMoving(false)}
        name={name}
        from={from}
        runs={runs}
        free={free}
        move={(to) => moves.moveTask(task, to)}
      />
      {isChanging && <ChangeTask task={task} close={() => setChanging(false)} />}
    </>
  );
}
