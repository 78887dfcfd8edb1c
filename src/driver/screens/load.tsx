import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { act } from '../app/do.js';
import { money, t } from '../app/words.js';
import { go, whileHere } from '../app/route.js';
import { useApp } from '../app/state.js';
import { Scanner } from '../camera/scanner.js';
import { minorOf, moneyOf } from '../model/money.js';
import { meantBy } from '../model/same-number.js';
import { isOver } from '../model/run.js';
import type { RunView, TaskView } from '../model/view.js';
import { Button, Chip, Field, Ltr, Notice, Screen } from '../ui/kit.js';
import { Refusal } from './refusal.js';
import { Standing } from './standing.js';

interface Said {
  readonly tone: 'good' | 'warning' | 'danger';
  readonly text: string;
}

/** Loading: each parcel is scanned; what is left over stays at the hub. Then the run starts, with a float. */
export default function Load(): JSX.Element {
  const { run } = useApp();
  const [said, say] = useState<Said>();
  if (!run)
    return (
      <Screen title={t('loading')} back={['']}>
        <Standing />
      </Screen>
    );
  const due = run.tasks.filter(({ kind, state }) => kind !== 'PICKUP' && !isOver({ state }));
  const take = (code: string): void => {
    const task = meantBy(code, due);
    if (!task) return say({ tone: 'danger', text: t('notInRun', { awb: code }) });
    if (task.loaded) return say({ tone: 'warning', text: t('alreadyLoaded', { awb: task.awb }) });
    say({ tone: 'good', text: t('loadedNow', { awb: task.awb }) });
    void act(task.awb, { kind: 'load', taskId: task.id, awb: task.awb });
  };
  return (
    <Screen
      title={t('loading')}
      back={['']}
      above={<p class="quiet">{t('loadedOf', { done: due.length - run.toLoad.length, all: due.length })}</p>}
      actions={<Start run={run} />}
    >
      <Standing />
      {run.toLoad.length > 0 && <Scanner onCode={take} />}
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
      {run.toLoad.length > 0 ? (
        <h2>{t('notLoadedYet')}</h2>
      ) : (
        <Notice tone="good" icon="check">
          {t('allLoaded')}
        </Notice>
      )}
      <ul class="parcels">
        {[...run.toLoad, ...due.filter(({ loaded }) => loaded)].map((task) => (
          <Parcel key={task.id} task={task} />
        ))}
      </ul>
    </Screen>
  );
}

const Parcel = ({ task }: { readonly task: TaskView }): JSX.Element => (
  <li>
    <span>
      <Ltr>{task.awb}</Ltr>
      {task.reference !== task.awb && <small class="quiet">{task.reference}</small>}
    </span>
    {task.loaded ? (
      <Chip tone={task.here === 'saved' ? 'warning' : 'good'}>{t(task.here === 'saved' ? 'savedHere' : 'loaded')}</Chip>
    ) : (
      <Chip>{t(task.kind)}</Chip>
    )}
    {task.refused && <Refusal action={task.refused} />}
  </li>
);

function Start({ run }: { readonly run: RunView }): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  const [float, setFloat] = useState('');
  const currency = run.tasks.find(({ collect }) => collect)?.collect?.currency ?? run.collected[0]?.currency;
  if (run.state !== 'PLANNED') return <Button onClick={() => go('')}>{t('stops')}</Button>;
  if (!isAsking) {
    return (
      <Button look={run.toLoad.length > 0 ? 'plain' : 'primary'} icon="navigate" onClick={() => setAsking(true)}>
        {t('startRun')}
      </Button>
    );
  }
  const minor = currency === undefined ? undefined : minorOf(float, currency);
  const start = (): void => {
    const goOn = whileHere(() => go(''));
    const cashFloat = currency === undefined || minor === undefined || minor === 0n ? null : moneyOf(minor, currency);
    void act(t('startRun'), { kind: 'start', cashFloat }).then((isSaved) => isSaved && goOn());
  };
  return (
    <>
      {run.toLoad.length > 0 && (
        <Notice tone="warning" icon="warning">
          {t('willBeLeft', { count: run.toLoad.length })}
        </Notice>
      )}
      {currency !== undefined && (
        <Field
          label={t('float', { currency })}
          inputMode="decimal"
          value={float}
          onText={setFloat}
          dir="ltr"
          hint={minor !== undefined && minor > 0n ? money(moneyOf(minor, currency)) : t('floatHint')}
        />
      )}
      <div class="pair">
        <Button look="plain" onClick={() => setAsking(false)}>
          {t('back')}
        </Button>
        <Button onClick={start} blocked={float !== '' && minor === undefined ? t('noAmount') : undefined}>
          {t('startNow')}
        </Button>
      </div>
    </>
  );
}
