import { Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Count } from '../ui/count.js';
import { Empty } from '../ui/empty.js';
import { Money, type Amount } from '../ui/money.js';
import type board from './words.en.json';

/** A kind of item that is blocked until a person acts. */
export interface Waits {
  readonly name: keyof typeof board.waits;
  readonly count: number;
  readonly amounts?: readonly Amount[];
  readonly to: string;
  readonly icon: Icon;
}

/** Items that need attention; hides empty ones. */
export function Waiting({ all }: { readonly all: readonly Waits[] }) {
  const { t } = useTranslation('board');
  const waiting = all.filter(({ count }) => count > 0);
  return (
    <Stack component="section" gap="xs" aria-labelledby="waiting">
      <Title order={2} id="waiting">
        {t('waiting')}
      </Title>
      {waiting.length === 0 ? (
        <Empty title={t('nothing.title')} advice={t('nothing.advice')} to="/shipments" action={t('nothing.action')} />
      ) : (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="sm">
          {waiting.map((waits) => (
            <WaitingCard key={waits.name} {...waits} />
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
}

function WaitingCard({ name, count, amounts = [], to, icon: Icon }: Waits) {
  const { t } = useTranslation('board');
  return (
    <Paper component={Link} to={to} withBorder p="md" className="line" c="inherit" td="none">
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Icon size={24} stroke={1.5} aria-hidden style={{ flexShrink: 0 }} />
        <div>
          <Text fw={600}>{t(`waits.${name}`)}</Text>
          <Text fz="1.75rem" fw={700} lh={1.2}>
            <Count of={count} />
          </Text>
          {amounts.map((amount) => (
            <Text key={amount.currency} size="sm" c="dimmed">
              <Money of={amount} />
            </Text>
          ))}
        </div>
      </Group>
    </Paper>
  );
}
