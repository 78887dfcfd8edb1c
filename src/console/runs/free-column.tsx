import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Count } from '../ui/count.js';
import type { ColumnProps } from './board.js';
import { driverName, type FreeDriver } from './board-types.js';
import { columnOf } from './use-drag.js';
import { inOneLine } from '../ui/isolated.js';

interface FreeColumnProps extends Pick<ColumnProps, 'drag'> {
  readonly drivers: readonly FreeDriver[];
}

/** Drivers without a run on this day. A card that is dropped on one opens a run. */
export function FreeColumn({ drivers, drag: { dragging } }: FreeColumnProps) {
  const { t } = useTranslation('runs');
  const over = dragging?.isMoving ? dragging.place?.runId : undefined;
  return (
    <section className="board-column" aria-label={t('free')}>
      <header>
        <Title order={2}>
          {t('free')} <Count of={drivers.length} />
        </Title>
        <Text size="xs" c="dimmed">
          {t('freeHint')}
        </Text>
      </header>
      <ul className="board-cards" tabIndex={0} aria-label={t('free')}>
        {drivers.map((driver) => (
          <li
            key={driver.id}
            className="board-card"
            data-column={columnOf(driver.id)}
            data-over={over === columnOf(driver.id) || undefined}
          >
            <Text size="sm" fw={600}>
              <bdi>{driverName(driver)}</bdi>
            </Text>
            <Text size="xs" c="dimmed">
              <span>{inOneLine(driver.vehicle, driver.hub?.code)}</span>
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
