import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconClockPlay } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { useInstantText } from '../ui/instant.js';
import { AdvanceTestClockDocument, type ShopQuery } from './operations.generated.js';

type Clock = NonNullable<ShopQuery['shop']['testClock']>;

interface TestClockProps {
  readonly domain: string;
  readonly clock: Clock;
  readonly manages: boolean;
}

const STEPS = { hour: 3_600_000, day: 86_400_000, week: 7 * 86_400_000 } as const;
const names = ['hour', 'day', 'week'] as const;

/** How often an advancing clock is read again. */
const EVERY_MS = 1_000;

/** The clock of a shop in test mode, which its owner advances. */
export function TestClock({ domain, clock, manages }: TestClockProps) {
  const { t } = useTranslation('access');
  const text = useInstantText();
  const write = useWrite(AdvanceTestClockDocument);
  useRefetchWhile(clock.advancingTo !== null);
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={2}>{t('clock.title')}</Title>
        <Text aria-live="polite">
          {t('clock.now')}: <time dateTime={clock.now}>{text(clock.now)}</time>
        </Text>
        {clock.advancingTo !== null && <Text c="dimmed">{t('clock.advancing', { time: text(clock.advancingTo) })}</Text>}
        <Text size="sm" c="dimmed">
          {t('clock.advice')}
        </Text>
        {manages && (
          <Group gap="xs">
            {names.map((name) => (
              <Action
                key={name}
                name={t('clock.name', { step: t(`clock.${name}`) })}
                variant="default"
                size="xs"
                icon={<IconClockPlay size={14} aria-hidden />}
                consequences={t('clock.advice')}
                run={() => write.mutateAsync({ domain, to: new Date(Date.parse(clock.now) + STEPS[name]).toISOString() })}
              />
            ))}
          </Group>
        )}
      </Stack>
    </Paper>
  );
}

function useRefetchWhile(isAdvancing: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isAdvancing) return;
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: ['Shop'] }), EVERY_MS);
    return () => clearInterval(timer);
  }, [isAdvancing, client]);
}
