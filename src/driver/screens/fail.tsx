import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { act } from '../app/do.js';
import { fromHere, linkTo } from '../app/route.js';
import { useApp } from '../app/state.js';
import { t, wordsFor } from '../app/words.js';
import { reasonsFor } from '../model/reasons.js';
import { isOver } from '../model/run.js';
import { failureOf } from '../model/steps.js';
import { isToLoad } from '../model/view.js';
import { wrongCodesOf } from '../store/wrong-codes.js';
import { whereNow } from '../sync/position-watch.js';
import { Button, Choice, Field, Ltr, Notice, Screen } from '../ui/kit.js';
import { Photo } from './photo.js';
import { Standing } from './standing.js';
import { useDraft } from './task.js';

/** A task that could not be done: why, and a photo where that is asked for. */
export default function Fail({ id, step }: { readonly id: string; readonly step: string | undefined }): JSX.Element {
  const { run, reasons } = useApp();
  const [reasonCode, setReason] = useState<string | null>(null);
  const [notes, setNotes] = useState('');
  const [isBusy, setBusy] = useState(false);
  const draft = useDraft(id);
  const task = run?.tasks.find((each) => each.id === id);
  if (!task || !draft || isOver(task)) {
    return (
      <Screen title={t('task')} back={['']}>
        <Standing />
        {task && isOver(task) && <Notice tone="info">{t('taskOver')}</Notice>}
      </Screen>
    );
  }
  if (step === 'photo') return <Photo task={task} back={['fail', id]} />;
  const hasPhoto = draft.files.some(({ kind }) => kind === 'PHOTO');
  const isPhotoMissing = task.proofNeeds.failurePhoto && !hasPhoto;
  const record = async (): Promise<void> => {
    if (reasonCode === null) return;
    const goOn = fromHere('stop', task.stopId);
    setBusy(true);
    const completion = failureOf({ reasonCode, notes }, draft, { location: whereNow(), wrongCodes: await wrongCodesOf(task) });
    const isSaved = await act(`${task.awb} ${task.contactName ?? ''}`.trim(), { kind: 'complete', taskId: id, completion });
    setBusy(false);
    if (isSaved) goOn();
  };
  const blocked =
    run?.state !== 'STARTED' ? t('startFirst')
    : isToLoad(task) ? t('scanIntoVan')
    : reasonCode === null ? t('reasonNeeded')
    : reasonCode === 'other' && notes.trim() === '' ? t('noteNeeded')
    : isPhotoMissing ? t('photoNeeded')
    : undefined; // prettier-ignore
  return (
    <Screen
      title={t(task.kind === 'PICKUP' ? 'notPickedUp' : 'notDelivered')}
      above={
        <p class="quiet">
          <Ltr>{task.awb}</Ltr> {task.contactName}
        </p>
      }
      back={['stop', task.stopId]}
      actions={
        <Button look="danger" isBusy={isBusy} blocked={blocked} onClick={() => void record()}>
          {t('recordFailure')}
        </Button>
      }
    >
      <Choice
        legend={t('why')}
        value={reasonCode}
        onChoose={setReason}
        options={reasonsFor(task.kind, reasons).map(({ code, label }) => ({ value: code, text: wordsFor('reason', code) ?? label }))}
      />
      <Field label={t('note')} value={notes} onText={setNotes} maxLength={500} />
      <Button look="plain" icon={hasPhoto ? 'check' : 'camera'} href={linkTo('fail', id, 'photo')}>
        {t(hasPhoto ? 'photoTaken' : isPhotoMissing ? 'step.photo' : 'addPhoto')}
      </Button>
    </Screen>
  );
}
