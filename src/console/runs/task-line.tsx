import { Anchor, Group, Text } from '@mantine/core';
import { IconCash, IconNote } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Money } from '../ui/money.js';
import { Quantity } from '../ui/quantity.js';
import type { BoardTask } from './board-types.js';
import { TaskKindBadge, TaskStateBadge } from './run-state.js';
import { useWindowText } from './texts.js';

/** A task in a card: what is done, for which parcel, and what is to be collected. */
export function TaskLine({ task, showsState = false }: { readonly task: BoardTask; readonly showsState?: boolean }) {
  const { t } = useTranslation('runs');
  const windowText = useWindowText();
  const window = windowText(task);
  return (
    <>
      <Group gap={6} mt={4}>
        <TaskKindBadge kind={task.kind} />
        {showsState && task.state !== 'ASSIGNED' && <TaskStateBadge state={task.state} />}
        <Anchor component={Link} to={`/shipments/${task.reference}`} size="xs" dir="ltr">
          {task.reference}
        </Anchor>
        <Text size="xs" c="dimmed" span>
          <Quantity of={task.weightKg} unit="kg" />
        </Text>
      </Group>
      {window && <Text size="xs">{t('window.in', { window })}</Text>}
      {task.collect && (
        <Group gap={4} wrap="nowrap">
          <IconCash size={14} aria-hidden />
          <Text size="xs">
            {t('collect')} <Money of={task.collect} />
          </Text>
        </Group>
      )}
      {task.note && (
        <Group gap={4} wrap="nowrap" align="flex-start">
          <IconNote size={14} aria-hidden style={{ flex: 'none' }} />
          <Text size="xs">
            <bdi>{task.note}</bdi>
          </Text>
        </Group>
      )}
    </>
  );
}
