import { Button, Tabs } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { Page } from '../ui/page.js';
import { PageLoading } from '../ui/page-loading.js';
import { useDay } from './use-day.js';

const Board = lazy(() => import('./board.js'));
const Progress = lazy(() => import('./progress.js'));
const Cash = lazy(() => import('./cash.js'));
const Figures = lazy(() => import('./figures.js'));
const RefusedEvents = lazy(() => import('./refused-events.js'));
const ProofProblems = lazy(() => import('./proof-problems.js'));

const VIEWS = { plan: Board, progress: Progress, cash: Cash, figures: Figures, reports: RefusedEvents, proofs: ProofProblems } as const;
const NAMES = ['plan', 'progress', 'cash', 'figures', 'reports', 'proofs'] as const;
const DISPATCH_ONLY: readonly string[] = ['figures', 'reports', 'proofs'];

/** The runs of a day: planning, progress, cash, and what waits for a decision. */
export default function RunsPage() {
  const { t } = useTranslation('runs');
  const { can } = useSession();
  const { get, set } = useFilters();
  const day = useDay();
  const names = NAMES.filter((name) => can('fleet:plan') || !DISPATCH_ONLY.includes(name));
  const view = names.find((name) => name === get('view')) ?? 'plan';
  const View = VIEWS[view];
  return (
    <Page
      title={t('title')}
      actions={
        can('fleet:plan') && (
          <Button component={Link} to="/runs/settings" size="xs" variant="default" leftSection={<IconSettings size={14} aria-hidden />}>
            {t('settings.title')}
          </Button>
        )
      }
    >
      <Tabs value={view} onChange={(name) => set({ view: name === 'plan' ? null : name })} keepMounted={false}>
        <ViewTabs names={names} />
        <Tabs.Panel value={view}>
          {day.isKnown ? (
            <Suspense fallback={<PageLoading />}>
              <View day={day} />
            </Suspense>
          ) : (
            <PageLoading />
          )}
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function ViewTabs({ names }: { readonly names: readonly (keyof typeof VIEWS)[] }) {
  const { t } = useTranslation('runs');
  return (
    <Tabs.List mb="md">
      {names.map((name) => (
        <Tabs.Tab key={name} value={name}>
          {t(`views.${name}`)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
