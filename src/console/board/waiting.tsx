import { Badge, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconClock, type Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Count } from '../ui/count.js';
import { Empty } from '../ui/empty.js';
import { localeOf, Money, type Amount } from '../ui/money.js';
import type board from './words.en.json';
import './waiting.css';

/** How much of something is open, since when the oldest waits, and the money at stake. */
interface Open {
  readonly count: number;
  readonly oldestAt?: string | null;
  readonly amounts?: readonly Amount[];
}

/** A kind of item that is blocked until a person acts. */
export interface Waits extends Open {
  readonly name: keyof typeof board.waits;
  readonly to: string;
  readonly icon: Icon;
}

/** Kinds that the caller may not see are null. */
export const waits = (name: Waits['name'], open: Open | null | undefined, to: string, icon: Icon): Waits => ({
  name,
  to,
  icon,
  ...(open ?? { count: 0 }),
});

/** Items that need attention, those first that have waited longest. */
export function Waiting({ all }: { readonly all: readonly Waits[] }) {
  const { t } = useTranslation('board');
  const waiting = all.filter(({ count }) => count > 0).sort((one, other) => sinceOf(one) - sinceOf(other));
  return (
    <Stack component="section" gap="xs" aria-labelledby="waiting">
      <Title order={2} id="waiting">
        {t('waiting')}
      </Title>
      {waiting.length === 0 ? (
        <Empty title={t('nothing.title')} advice={t('nothing.advice')} to="/shipments" action={t('nothing.action')} />
      ) : (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="sm">
          {waiting.map((each) => (
            <WaitingCard key={each.name} {...each} />
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
}

const sinceOf = ({ oldestAt }: Open): number => (oldestAt ? Date.parse(oldestAt) : Infinity);

function WaitingCard({ name, count, amounts = [], oldestAt, to, icon: Icon }: Waits) {
  const { t } = useTranslation('board');
  const urgency = urgencyOf(oldestAt);
  return (
    <Paper component={Link} to={to} withBorder p="md" className="line waits" data-urgency={urgency} c="inherit" td="none">
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Icon size={24} stroke={1.5} aria-hidden style={{ flexShrink: 0 }} />
        <Stack gap={2} align="flex-start" miw={0}>
          <Text fw={600}>{t(`waits.${name}`)}</Text>
          <Text fz="1.75rem" fw={700} lh={1.2}>
            <Count of={count} />
          </Text>
          {amounts.map((amount) => (
            <Text key={amount.currency} size="sm" c="dimmed">
              {TO_COLLECT.has(name) && `${t('toCollect')} `}
              <Money of={amount} />
            </Text>
          ))}
          {oldestAt && <Age since={oldestAt} urgency={urgency} />}
        </Stack>
      </Group>
    </Paper>
  );
}

/** Their money is still with the receivers. */
const TO_COLLECT: ReadonlySet<Waits['name']> = new Set(['failedPickups', 'notCollected', 'holds', 'failedDeliveries']);

type Urgency = 'high' | 'raised' | 'none';
const DAY_MS = 86_400_000;
const COLOURS: Readonly<Record<Urgency, string>> = { high: 'red', raised: 'orange', none: 'gray' };

/** What waits for days comes first. */
function urgencyOf(since: string | null | undefined): Urgency {
  const days = since ? (Date.now() - Date.parse(since)) / DAY_MS : 0;
  return days >= 3 ? 'high' : days >= 1 ? 'raised' : 'none';
}

function Age({ since, urgency }: { readonly since: string; readonly urgency: Urgency }) {
  const { t, i18n } = useTranslation('board');
  return (
    <Badge
      variant="light"
      color={COLOURS[urgency]}
      tt="none"
      fw={600}
      radius="sm"
      miw="max-content"
      leftSection={<IconClock size={12} aria-hidden />}
    >
      <time dateTime={since}>{t('oldest', { age: ageText(since, i18n.language) })}</time>
    </Badge>
  );
}

const UNITS = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
] as const;

/** The greatest unit that fits, such as "3 days". */
function ageText(since: string, language: string): string {
  const ms = Math.max(0, Date.now() - Date.parse(since));
  const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? ['minute', 60_000];
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(1, Math.floor(ms / length)),
  );
}
