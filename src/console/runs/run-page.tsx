import { Grid, Group, List, Progress, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSession } from '../app/session.js';
import { useLive } from '../graph/use-live.js';
import { useRead } from '../graph/use-read.js';
import { Amounts } from '../ui/amounts-list.js';
import { Facts } from '../ui/facts.js';
import { Day, Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Money } from '../ui/money.js';
import { Page } from '../ui/page.js';
import { PageLoading } from '../ui/page-loading.js';
import { Section } from '../ui/section.js';
import { Difference } from './cash.js';
import { LiveState } from '../ui/live-state.js';
import { RunDetailsDocument, RunMovedDocument, RunPositionDocument, type RunDetailsQuery } from './operations.generated.js';
import { EventTable } from './refused-events.js';
import { RunActions } from './run-actions.js';
import { Worries } from './run-column.js';
import { RunStateBadge } from './run-state.js';
import { RunStops } from './run-stops.js';
import { Timeline } from './timeline.js';
import { inOneLine } from '../ui/isolated.js';

const Replay = lazy(() => import('./replay.js'));

export type RunDetails = RunDetailsQuery['run'];

/** One run: its stops and tasks with proofs, times, cash, and the way that the driver took. */
export default function RunPage() {
  const { t } = useTranslation('runs');
  const { can } = useSession();
  const { id = '' } = useParams();
  const read = useRead(RunDetailsDocument, { id });
  const run = read.data?.run;
  const isLive = useLive(RunMovedDocument, { run: run?.id ?? '' }, { reads: [RunDetailsDocument], enabled: run !== undefined });
  const back = { to: run ? `/runs?date=${run.date}` : '/runs', name: t('title') };
  return (
    <Loaded read={read} loading={<Page title={id} back={back} children={null} />}>
      {({ run }) => (
        <Page
          key={run.id}
          name={run.shortId}
          back={back}
          title={
            <Group component="span" gap="sm">
              <bdi>{run.driver.name}</bdi>
              <RunStateBadge state={run.state} />
            </Group>
          }
          actions={<LiveState isLive={isLive} mih={36} ms="auto" />}
        >
          <RunActions run={run} />
          <Head run={run} />
          {run.refusedEvents.length > 0 && can('fleet:plan') && (
            <Section title={t('views.reports')}>
              <EventTable rows={run.refusedEvents} />
            </Section>
          )}
          <RunParts run={run} />
        </Page>
      )}
    </Loaded>
  );
}

function RunParts({ run }: { readonly run: RunDetailsQuery['run'] }) {
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <RunStops run={run} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Stack gap="md">
          <Timeline run={run} />
          <CashSection run={run} />
          <LeftBehind run={run} />
          {run.stops.length > 0 && (
            <Suspense fallback={<PageLoading />}>
              <Replay run={run} />
            </Suspense>
          )}
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

/** Where the driver was last. */
interface Seen {
  readonly at: string;
  readonly km: number;
}

function Head({ run }: { readonly run: RunDetails }) {
  const { t } = useTranslation('runs');
  const { stops, stopsDone } = run.progress;
  const [seen, setSeen] = useState<Seen>();
  useLive(
    RunPositionDocument,
    { run: run.id },
    { reads: [], heard: ({ positionChanged }) => setSeen(positionChanged), enabled: run.state === 'STARTED' },
  );
  return (
    <Section title={t('progress.label')}>
      <Progress value={stops === 0 ? 0 : (stopsDone / stops) * 100} aria-label={t('progress.label')} />
      <Worries run={run} />
      <RunFacts run={run} seen={seen} />
    </Section>
  );
}

interface RunFactsProps {
  readonly run: RunDetails;
  readonly seen: Seen | undefined;
}

function RunFacts({ run, seen }: RunFactsProps) {
  const { t } = useTranslation('runs');
  const { stops, stopsDone } = run.progress;
  const km = seen?.km ?? run.km;
  return (
    <Facts
      cols={4}
      of={[
        [
          t('run'),
          <bdi key="run" dir="ltr">
            {run.shortId}
          </bdi>,
        ],
        [t('day'), <Day key="day" of={run.date} />],
        [t('hub'), run.hub && <span>{inOneLine(run.hub.code, run.hub.name)}</span>],
        [t('vehicle'), run.vehicle && <bdi>{run.vehicle}</bdi>],
        [t('phone'), run.driver.phone && <bdi dir="ltr">{run.driver.phone}</bdi>],
        [t('stops'), t('progress.stops', { done: stopsDone, count: stops })],
        [t('started'), run.startedAt && <Instant at={run.startedAt} />],
        [t('finished'), run.finishedAt && <Instant at={run.finishedAt} />],
        [t('planned'), run.plannedKm !== null && t('progress.kmAndMinutes', { km: run.plannedKm, minutes: run.plannedMinutes ?? 0 })],
        [t('driven'), km !== null && t('progress.kmAndMinutes', { km, minutes: run.minutes ?? 0 })],
        [t('lastSeen'), seen && <Instant at={seen.at} ago />],
      ]}
    />
  );
}

function CashSection({ run: { cash } }: { readonly run: RunDetails }) {
  const { t } = useTranslation('runs');
  return (
    <Section title={t('views.cash')}>
      <Facts
        of={[
          [t('cash.collected'), <Amounts key="collected" of={cash.collected} />],
          [t('cash.toCollect'), <Amounts key="toCollect" of={cash.toCollect} />],
          [t('cash.float'), <Money key="float" of={cash.float} />],
          [t('cash.expected'), <Amounts key="expected" of={cash.expected} />],
          [t('cash.counted'), cash.counted && <Amounts of={cash.counted} />],
          [t('cash.difference'), cash.difference && <Difference of={cash.difference} />],
        ]}
      />
    </Section>
  );
}

function LeftBehind({ run: { leftBehind } }: { readonly run: RunDetails }) {
  const { t } = useTranslation('runs');
  if (leftBehind.length === 0) return null;
  return (
    <Section title={t('leftBehind.title')}>
      <Text size="sm" c="dimmed">
        {t('leftBehind.hint')}
      </Text>
      <List size="sm">
        {leftBehind.map(({ task, reason }, index) => (
          <List.Item key={task?.id ?? index}>
            <bdi dir="ltr">{task?.reference}</bdi> · <bdi>{task?.contactName}</bdi>:{' '}
            {t(`leftBehind.reasons.${reason}` as 'leftBehind.reasons.not_loaded')}
          </List.Item>
        ))}
      </List>
    </Section>
  );
}
