import type { JSX } from 'preact';
import { act } from '../app/do.js';
import { clockTime, money, t } from '../app/words.js';
import { linkTo } from '../app/route.js';
import { useApp } from '../app/state.js';
import { dueIn } from '../model/money.js';
import { isOver } from '../model/run.js';
import type { RunView, StopView, TaskView } from '../model/view.js';
import { whereNow } from '../sync/position-watch.js';
import { Icon } from '../ui/icons.js';
import { Button, Chip, Ltr, Notice, Screen } from '../ui/kit.js';
import { nameOf } from './day.js';
import { callLink, mapLink, messageLink, whatsappLink } from './links.js';
import { Refusal } from './refusal.js';
import { Standing } from './standing.js';

/** One stop: where, when, whom to call, and what is done there. */
export function StopScreen({ id }: { readonly id: string }): JSX.Element {
  const { run } = useApp();
  const stop = run?.stops.find((each) => each.id === id);
  if (!run || !stop) {
    return (
      <Screen title={t('stop')} back={['']}>
        <Standing />
        <Notice tone="info">{t('stopGone')}</Notice>
      </Screen>
    );
  }
  const refused = stop.tasks.flatMap((task) => task.refused ?? []);
  const isOnly = stop.tasks.filter((task) => !isOver(task)).length === 1;
  const open = stop.tasks.filter((task) => !isOver(task));
  const phone = open.find((task) => task.contactPhoneE164)?.contactPhoneE164 ?? (stop.isDone ? null : (stop.phoneE164 ?? null));
  const given = open.find((task) => task.contactPhone)?.contactPhone ?? (stop.isDone ? null : stop.phone);
  return (
    <Screen title={nameOf(stop)} above={<When stop={stop} zone={run.timeZone} />} back={['']} actions={<NextHere run={run} stop={stop} />}>
      <Standing withoutDecisions={refused.length > 0} />
      {refused.map((action) => (
        <Refusal key={action.seq} action={action} />
      ))}
      <address>{[stop.address, stop.city, stop.zip].filter(Boolean).join(', ')}</address>
      <nav class="contacts" aria-label={t('contact')}>
        <a href={mapLink(stop)}>
          <Icon name="navigate" />
          <span>{t('navigate')}</span>
        </a>
        {phone !== null && (
          <>
            <a href={callLink(phone)}>
              <Icon name="call" />
              <span>{t('call')}</span>
            </a>
            <a href={messageLink(phone)}>
              <Icon name="message" />
              <span>{t('message')}</span>
            </a>
            <a href={whatsappLink(phone)} rel="noreferrer" target="_blank">
              <Icon name="whatsapp" />
              <span>WhatsApp</span>
            </a>
          </>
        )}
      </nav>
      {phone === null && given !== null && (
        <Notice tone="info">
          {t('notDialled')} <Ltr>{given}</Ltr>
        </Notice>
      )}
      {stop.tasks.map((task) => (
        <TaskCard key={task.id} task={task} canWork={run.state === 'STARTED'} isOnly={isOnly && stop.arrivedAt !== null} />
      ))}
    </Screen>
  );
}

function When({ stop, zone }: { readonly stop: StopView; readonly zone: string }): JSX.Element {
  const { windowFrom, windowTo, eta } = stop;
  const time = (at: string): JSX.Element => <Ltr>{clockTime(at, zone)}</Ltr>;
  return (
    <p class="quiet">
      {windowFrom !== null && windowTo !== null && (
        <span>
          {t('window')}{' '}
          <Ltr>
            {clockTime(windowFrom, zone)}–{clockTime(windowTo, zone)}
          </Ltr>{' '}
        </span>
      )}
      {stop.arrivedAt !== null ? (
        <span>
          {t('arrivedAt')} {time(stop.arrivedAt)}
        </span>
      ) : (
        eta !== null && (
          <span>
            {t('eta')} {time(eta)}
          </span>
        )
      )}
    </p>
  );
}

function NextHere({ run, stop }: { readonly run: RunView; readonly stop: StopView }): JSX.Element | null {
  if (run.state === 'PLANNED') return <Button href={linkTo('load')}>{t(run.toLoad.length > 0 ? 'loadFirst' : 'startRun')}</Button>;
  const open = stop.tasks.filter((task) => !isOver(task));
  const [first] = open;
  if (!first || run.state !== 'STARTED') {
    return run.next ? (
      <Button href={linkTo('stop', run.next.id)} icon="navigate">
        {t('goTo', { name: nameOf(run.next) })}
      </Button>
    ) : (
      <Button href={linkTo('')}>{t('stops')}</Button>
    );
  }
  if (stop.arrivedAt === null) {
    const arrive = (): void => void act(nameOf(stop), { kind: 'arrive', stopId: stop.id, location: whereNow() });
    return (
      <div class="pair">
        <Button look="plain" href={mapLink(stop)} icon="navigate">
          {t('go')}
        </Button>
        <Button onClick={arrive} icon="check">
          {t('arrived')}
        </Button>
      </div>
    );
  }
  return (
    <Button href={linkTo('task', first.id)} icon="check">
      {t(open.length > 1 ? `next${first.kind}` : `do${first.kind}`)}
    </Button>
  );
}

interface TaskCardParts {
  readonly task: TaskView;
  readonly canWork: boolean;
  /** The big button below does this task. */
  readonly isOnly: boolean;
}

function TaskCard({ task, canWork, isOnly }: TaskCardParts): JSX.Element {
  const over = isOver(task);
  return (
    <section class="card">
      <h2>
        {t(task.kind)} <Ltr>{task.awb}</Ltr>
      </h2>
      <p class="chips">
        {task.collect && !over && (
          <Chip tone="info">
            {t('collect')} <Ltr>{money(dueIn('CASH', task) ?? task.collect)}</Ltr>
          </Chip>
        )}
        {task.here === 'saved' && <Chip tone="warning">{t('savedHere')}</Chip>}
        {over && task.here !== 'saved' && (
          <Chip tone={task.state === 'COMPLETED' ? 'good' : 'danger'}>{t(task.state === 'COMPLETED' ? 'completed' : 'failed')}</Chip>
        )}
      </p>
      {task.contactName !== null && !over && (
        <p>
          <bdi>{task.contactName}</bdi>
          {task.company && (
            <>
              {' · '}
              <bdi>{task.company}</bdi>
            </>
          )}
        </p>
      )}
      {task.deliveryNote && !over && (
        <Notice tone="info" icon="message">
          <span dir="auto">{task.deliveryNote}</span>
        </Notice>
      )}
      {task.note !== null && !over && (
        <Notice tone="warning" icon="message">
          <span dir="auto">{task.note}</span>
        </Notice>
      )}
      <p class="quiet">
        <bdi>{task.products.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</bdi> · <Ltr>{task.weightKg} kg</Ltr>
        {task.reference !== task.awb && (
          <>
            {' · '}
            <Ltr>{task.reference}</Ltr>
          </>
        )}
      </p>
      {!over && canWork && (
        <div class="pair">
          <Button look="plain" href={linkTo('fail', task.id)}>
            {t(task.kind === 'PICKUP' ? 'notPickedUp' : 'notDelivered')}
          </Button>
          {!isOnly && (
            <Button look="plain" href={linkTo('task', task.id)}>
              {t(`do${task.kind}`)}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
