import type { JSX } from 'preact';
import { act } from '../app/do.js';
import { clockTime, t } from '../app/words.js';
import { linkTo } from '../app/route.js';
import { useApp } from '../app/state.js';
import { receiversOf, type Receiver } from '../model/receivers.js';
import { isOver } from '../model/run.js';
import type { RunView, StopView, TaskView } from '../model/view.js';
import { whereNow } from '../sync/position-watch.js';
import { Icon } from '../ui/icons.js';
import { Button, Ltr, Notice, Screen } from '../ui/kit.js';
import { nameOf } from './day.js';
import { callLink, mapLink, messageLink, whatsappLink } from './links.js';
import { Refusal } from './refusal.js';
import { Standing } from './standing.js';
import { TaskCard } from './task-card.js';

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
  const receivers = receiversOf(stop);
  return (
    <Screen title={nameOf(stop)} above={<When stop={stop} zone={run.timeZone} />} back={['']} actions={<NextHere run={run} stop={stop} />}>
      <Standing withoutDecisions={refused.length > 0} />
      {refused.map((action) => (
        <Refusal key={action.seq} action={action} />
      ))}
      <address>{[stop.address, stop.city, stop.zip].filter(Boolean).join(', ')}</address>
      {receivers.length > 1 ? (
        <Shared run={run} stop={stop} receivers={receivers} />
      ) : (
        <Single run={run} stop={stop} receiver={receivers[0]} />
      )}
    </Screen>
  );
}

interface StopParts {
  readonly run: RunView;
  readonly stop: StopView;
}

/** A stop where one person is met. */
function Single({ run, stop, receiver }: StopParts & { readonly receiver: Receiver | undefined }): JSX.Element {
  const isKnown = !stop.isDone;
  const phone = receiver?.phoneE164 ?? (isKnown ? (stop.phoneE164 ?? null) : null);
  const given = receiver?.phone ?? (isKnown ? stop.phone : null);
  return (
    <>
      <nav class="contacts" aria-label={t('contact')}>
        <Navigate stop={stop} />
        {phone !== null && <Contacts phone={phone} />}
      </nav>
      {phone === null && given !== null && <NotDialled given={given} />}
      <Cards run={run} stop={stop} tasks={stop.tasks} />
    </>
  );
}

/** A door where several people wait: each with a name, a number and parcels. */
function Shared({ run, stop, receivers }: StopParts & { readonly receivers: readonly Receiver[] }): JSX.Element {
  return (
    <>
      <nav class="contacts" aria-label={t('contact')}>
        <Navigate stop={stop} />
      </nav>
      {receivers.map((receiver) => (
        <ReceiverPart key={`${receiver.name} ${receiver.phone}`} run={run} stop={stop} receiver={receiver} />
      ))}
      <Cards run={run} stop={stop} tasks={stop.tasks.filter((task) => !receivers.some(({ tasks }) => tasks.includes(task)))} />
    </>
  );
}

function ReceiverPart({ run, stop, receiver }: StopParts & { readonly receiver: Receiver }): JSX.Element {
  const { name, phone, phoneE164, tasks } = receiver;
  return (
    <section class="receiver" aria-label={name}>
      <h2>
        <bdi>{name}</bdi>
        {receiver.company && (
          <>
            {' · '}
            <bdi>{receiver.company}</bdi>
          </>
        )}
      </h2>
      {phoneE164 !== null && (
        <>
          <p class="quiet">
            <Ltr>{phone ?? phoneE164}</Ltr>
          </p>
          <nav class="contacts" aria-label={`${t('contact')}: ${name}`}>
            <Contacts phone={phoneE164} />
          </nav>
        </>
      )}
      {phoneE164 === null && phone !== null && <NotDialled given={phone} />}
      <Cards run={run} stop={stop} tasks={tasks} isBelowName />
    </section>
  );
}

const Navigate = ({ stop }: { readonly stop: StopView }): JSX.Element => (
  <a href={mapLink(stop)}>
    <Icon name="navigate" />
    <span>{t('navigate')}</span>
  </a>
);

const Contacts = ({ phone }: { readonly phone: string }): JSX.Element => (
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
);

const NotDialled = ({ given }: { readonly given: string }): JSX.Element => (
  <Notice tone="info">
    {t('notDialled')} <Ltr>{given}</Ltr>
  </Notice>
);

interface CardsParts extends StopParts {
  readonly tasks: readonly TaskView[];
  /** The name of the person stands above the cards. */
  readonly isBelowName?: boolean;
}

function Cards({ run, stop, tasks, isBelowName = false }: CardsParts): JSX.Element {
  const isOnly = stop.tasks.filter((task) => !isOver(task)).length === 1 && stop.arrivedAt !== null;
  return (
    <>
      {tasks.map((task) => (
        <TaskCard key={task.id} task={task} canWork={run.state === 'STARTED'} isOnly={isOnly} isNamed={!isBelowName} />
      ))}
    </>
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
