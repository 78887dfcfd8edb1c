import type { JSX } from 'preact';
import { clockTime, dayName, listed, money, t } from '../app/words.js';
import { linkTo } from '../app/route.js';
import { stateNow, useApp } from '../app/state.js';
import { dueIn } from '../model/money.js';
import { receiversOf } from '../model/receivers.js';
import { isOver } from '../model/run.js';
import type { RunView, StopView } from '../model/view.js';
import { Icon } from '../ui/icons.js';
import { Button, Chip, Ltr, Notice, Screen, Sums } from '../ui/kit.js';
import { Tabs } from '../ui/tabs.js';
import { sync } from '../sync/loop.js';
import { Standing } from './standing.js';

/** The day: stops in order, and what comes next. */
export function Day(): JSX.Element {
  const { run, kept, isReachable } = useApp();
  const [title, under] = run
    ? [
        dayName(run.date),
        <p class="quiet">
          <Ltr>{run.shortId}</Ltr> {run.vehicle}
        </p>,
      ]
    : [t('today')];
  return (
    <>
      <Screen title={title} above={under} actions={run ? <NextAction run={run} /> : <Refresh />}>
        <Standing />
        {run ? (
          <Work run={run} />
        ) : (
          <Notice tone="info" icon="list">
            {t(kept && isReachable ? 'noRun' : 'noRunHere')}
          </Notice>
        )}
      </Screen>
      <Tabs now="" />
    </>
  );
}

const Refresh = (): JSX.Element => (
  <Button look="plain" onClick={() => void sync()}>
    {t('refresh')}
  </Button>
);

function NextAction({ run }: { readonly run: RunView }): JSX.Element {
  if (run.state === 'FINISHED')
    return (
      <Button look="plain" href={linkTo('end')}>
        {t('summary')}
      </Button>
    );
  if (run.state === 'PLANNED') {
    const due = run.tasks.filter(({ kind, state }) => kind !== 'PICKUP' && !isOver({ state })).length;
    const loaded = due - run.toLoad.length;
    return run.toLoad.length > 0 ? (
      <Button href={linkTo('load')} icon="scan">
        {t('loadParcels', { done: loaded, all: due })}
      </Button>
    ) : (
      <Button href={linkTo('load')} icon="navigate">
        {t('startRun')}
      </Button>
    );
  }
  if (!run.next)
    return (
      <Button href={linkTo('end')} icon="cash">
        {t('endOfDay')}
      </Button>
    );
  return (
    <Button href={linkTo('stop', run.next.id)} icon="navigate">
      {t('goTo', { name: nameOf(run.next) })}
    </Button>
  );
}

/** Whom the driver meets, all of them; or where it is. */
export function nameOf(stop: StopView): string {
  const names = [...new Set(receiversOf(stop).map(({ name }) => name))];
  return names.length > 0 ? listed(names) : (stop.name ?? stop.address ?? stop.city ?? '');
}

function Work({ run }: { readonly run: RunView }): JSX.Element {
  const done = run.stops.filter(({ isDone }) => isDone).length;
  const open = run.tasks.filter((task) => !isOver(task)).length;
  return (
    <>
      <section class="facts" aria-label={t('progress')}>
        <div>
          <b>
            <Ltr>
              {done} / {run.stops.length}
            </Ltr>
          </b>
          <span>{t('stopsDone')}</span>
        </div>
        <div>
          <b>{open}</b>
          <span>{t('tasksOpen')}</span>
        </div>
        <div>
          <b>{run.held.length === 0 ? '0' : <Sums of={run.held} />}</b>
          <span>{t('cashHeld')}</span>
        </div>
      </section>
      {run.unsentCash.length > 0 && (
        <p class="quiet unsent">
          <Icon name="outbox" />
          <span>
            {t('cashNotSent')} <Sums of={run.unsentCash} />
          </span>
        </p>
      )}
      <progress max={Math.max(run.stops.length, 1)} value={done} aria-label={t('progress')} />
      {run.state === 'STARTED' && run.toLoad.length > 0 && (
        <Notice tone="warning" icon="scan">
          <a href={linkTo('load')}>{t('takenOver', { count: run.toLoad.length })}</a>
        </Notice>
      )}
      {run.leftBehind.length > 0 && (
        <details>
          <summary>{t('leftBehind', { count: run.leftBehind.length })}</summary>
          <ul>
            {run.leftBehind.map(({ task }) => (
              <li key={task?.id}>
                <Ltr>{task?.awb}</Ltr>
              </li>
            ))}
          </ul>
        </details>
      )}
      <ol class="stops">
        {inOrderOfWork(run).map((stop) => (
          <StopRow key={stop.id} stop={stop} isNext={stop.id === run.next?.id} />
        ))}
      </ol>
    </>
  );
}

/** What is still to be done comes first. */
const inOrderOfWork = ({ stops }: RunView): StopView[] => [
  ...stops.filter(({ isDone }) => !isDone),
  ...stops.filter(({ isDone }) => isDone),
];

function StopRow({ stop, isNext }: { readonly stop: StopView; readonly isNext: boolean }): JSX.Element {
  const { tasks } = stop;
  return (
    <li class={stop.isDone ? 'done' : isNext ? 'next' : ''}>
      <a href={linkTo('stop', stop.id)}>
        <b class="number">{stop.sequence}</b>
        <span class="what">
          <strong>{nameOf(stop)}</strong>
          <span class="quiet">{[stop.address, stop.city].filter(Boolean).join(', ')}</span>
          <span class="chips">
            <TimeChip stop={stop} />
            {kindsOf(stop).map(({ kind, count }) => (
              <Chip key={kind}>
                {t(kind)}
                {count > 1 && <Ltr> ×{count}</Ltr>}
              </Chip>
            ))}
            {tasks.flatMap((task) =>
              task.collect && !isOver(task)
                ? [
                    <Chip key={task.id} tone="info">
                      <Ltr>{money(dueIn('CASH', task) ?? task.collect)}</Ltr>
                    </Chip>,
                  ]
                : [],
            )}
            <StandingChip stop={stop} />
          </span>
        </span>
      </a>
    </li>
  );
}

function kindsOf({ tasks }: StopView): { readonly kind: 'PICKUP' | 'DELIVER' | 'RETURN'; readonly count: number }[] {
  const kinds = [...new Set(tasks.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, count: tasks.filter((task) => task.kind === kind).length }));
}

function TimeChip({ stop }: { readonly stop: StopView }): JSX.Element | null {
  const zone = stateNow().run?.timeZone;
  if (stop.isDone) return null;
  if (stop.eta === null) return null;
  return (
    <Chip tone={stop.late ? 'danger' : stop.atRisk ? 'warning' : undefined}>
      <Ltr>{clockTime(stop.eta, zone)}</Ltr> {stop.late ? t('late') : stop.atRisk ? t('atRisk') : ''}
    </Chip>
  );
}

function StandingChip({ stop: { tasks, isDone } }: { readonly stop: StopView }): JSX.Element | null {
  if (tasks.some(({ refused }) => refused)) return <Chip tone="danger">{t('needsYou')}</Chip>;
  if (tasks.some(({ here, state }) => here === 'saved' && isOver({ state }))) return <Chip tone="warning">{t('savedHere')}</Chip>;
  if (!isDone) return null;
  const failed = tasks.filter(({ state }) => state === 'FAILED').length;
  return failed > 0 ? <Chip tone="danger">{t('notDelivered')}</Chip> : <Chip tone="good">{t('sent')}</Chip>;
}
