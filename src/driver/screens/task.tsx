import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { act } from '../app/do.js';
import { money, t } from '../app/words.js';
import { fromHere, linkTo } from '../app/route.js';
import { useApp } from '../app/state.js';
import { dueIn } from '../model/money.js';
import type { Draft } from '../model/draft.js';
import { isOver } from '../model/run.js';
import { completionOf, isStepDone, stepsOf, type Step } from '../model/steps.js';
import { isToLoad, type TaskView } from '../model/view.js';
import { onChange } from '../store/changes.js';
import { draftOf } from '../store/files.js';
import { wrongCodesOf } from '../store/wrong-codes.js';
import { whereNow } from '../sync/position-watch.js';
import { Icon, type IconName } from '../ui/icons.js';
import { Button, Ltr, Notice, Screen } from '../ui/kit.js';
import { Money } from './money.js';
import { Otp } from './otp.js';
import { Photo } from './photo.js';
import { Refusal } from './refusal.js';
import { Scan } from './scan.js';
import { Signature } from './signature.js';
import { Standing } from './standing.js';

const icons: Readonly<Record<Step, IconName>> = { scan: 'scan', money: 'cash', photo: 'camera', signature: 'pen', otp: 'key' };

/** The work at the door: each thing that is asked for, one after the other, then "complete". */
export default function TaskScreen({ id, step }: { readonly id: string; readonly step: string | undefined }): JSX.Element {
  const { run } = useApp();
  const task = run?.tasks.find((each) => each.id === id);
  const draft = useDraft(id);
  if (!task || isOver(task)) {
    return (
      <Screen title={t('task')} back={['']} actions={<Button href={linkTo('')}>{t('stops')}</Button>}>
        <Standing />
        <Notice tone={task ? 'good' : 'info'} icon={task ? 'check' : 'list'}>
          {t(task ? 'taskOver' : 'stopGone')}
        </Notice>
      </Screen>
    );
  }
  if (!draft)
    return (
      <Screen title={t(`do${task.kind}`)} back={['stop', task.stopId]}>
        {null}
      </Screen>
    );
  switch (step) {
    case 'scan':
      return <Scan task={task} draft={draft} />;
    case 'money':
      return <Money task={task} draft={draft} />;
    case 'photo':
      return <Photo task={task} back={['task', id]} />;
    case 'signature':
      return <Signature task={task} />;
    case 'otp':
      return <Otp task={task} draft={draft} />;
    default:
      return <Steps task={task} draft={draft} />;
  }
}

/** The draft of a task, followed across tabs. */
export function useDraft(taskId: string): Draft | undefined {
  const { driver } = useApp();
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    const read = (): void => void draftOf(taskId, driver?.id ?? '').then(setDraft);
    read();
    return onChange(read);
  }, [taskId, driver?.id]);
  return draft;
}

function Steps({ task, draft }: { readonly task: TaskView; readonly draft: Draft }): JSX.Element {
  const { run } = useApp();
  const [isBusy, setBusy] = useState(false);
  const steps = stepsOf(task);
  const missing = steps.find((step) => !isStepDone(step, draft));
  const complete = async (): Promise<void> => {
    const goOn = fromHere('stop', task.stopId);
    setBusy(true);
    const isSaved = await act(`${task.awb} ${task.contactName ?? ''}`.trim(), {
      kind: 'complete',
      taskId: task.id,
      completion: completionOf(task, draft, { location: whereNow(), wrongCodes: await wrongCodesOf(task) }),
    });
    setBusy(false);
    if (isSaved) goOn();
  };
  const next = isToLoad(task) ? (
    <Button href={linkTo('load')} icon="scan">
      {t('scanIntoVan')}
    </Button>
  ) : missing ? (
    <Button href={linkTo('task', task.id, missing)} icon={icons[missing]}>
      {t(`step.${missing}`)}
    </Button>
  ) : (
    <Button onClick={() => void complete()} icon="check" isBusy={isBusy} blocked={run?.state === 'STARTED' ? undefined : t('startFirst')}>
      {t(`complete${task.kind}`)}
    </Button>
  );
  return (
    <Screen
      title={t(`do${task.kind}`)}
      above={
        <p class="quiet">
          <Ltr>{task.awb}</Ltr> {task.contactName}
        </p>
      }
      back={['stop', task.stopId]}
      actions={next}
    >
      <Standing />
      {task.refused && <Refusal action={task.refused} />}
      {task.company && (
        <p>
          <bdi>{task.company}</bdi>
        </p>
      )}
      {task.deliveryNote && (
        <Notice tone="info" icon="message">
          <span dir="auto">{task.deliveryNote}</span>
        </Notice>
      )}
      {task.note !== null && (
        <Notice tone="warning" icon="message">
          <span dir="auto">{task.note}</span>
        </Notice>
      )}
      {steps.length === 0 && (
        <Notice tone="info" icon="check">
          {t('nothingNeeded')}
        </Notice>
      )}
      <ol class="steps">
        {steps.map((step) => (
          <li key={step} class={isStepDone(step, draft) ? 'done' : step === missing ? 'next' : ''}>
            <a href={linkTo('task', task.id, step)}>
              <Icon name={isStepDone(step, draft) ? 'check' : icons[step]} />
              <span>
                <strong>{t(`step.${step}`)}</strong>
                <span class="quiet">{stateOf(step, task, draft)}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <Button look="plain" href={linkTo('fail', task.id)}>
        {t(task.kind === 'PICKUP' ? 'notPickedUp' : 'notDelivered')}
      </Button>
    </Screen>
  );
}

function stateOf(step: Step, task: TaskView, draft: Draft): JSX.Element | string {
  if (step === 'money' && task.collect) {
    if (draft.notCollectedReason !== null) return t('notCollected');
    return (
      <Ltr>
        {money(dueIn(draft.payment?.method ?? 'CASH', task) ?? task.collect)}
        {draft.payment?.method === 'POS' ? ` · ${t('byCard')}` : ''}
      </Ltr>
    );
  }
  if (step === 'otp' && draft.withoutOtpReason !== null) return t('withoutCode');
  if (step === 'otp' && draft.otp !== null && draft.isCodeChecked) return t('codeRight');
  return isStepDone(step, draft) ? t('done') : t('toDo');
}
