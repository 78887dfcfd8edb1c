import type { JSX } from 'preact';
import { go, whileHere } from '../app/route.js';
import { useApp } from '../app/state.js';
import { t, wordsFor } from '../app/words.js';
import type { Decision, StoredAction } from '../model/action.js';
import { draftAgain } from '../model/steps.js';
import { changeDraft } from '../store/files.js';
import { settle } from '../store/outbox.js';
import { Button, Notice } from '../ui/kit.js';
import { callLink } from './links.js';

/** The parcel is no longer the driver's, or the task is over: nothing can be done again. */
const OVER = new Set(['TASK_MOVED', 'TASK_CLOSED', 'TASK_NOT_FOUND', 'RUN_FINISHED', 'RUN_NOT_FOUND', 'PARCEL_NOT_IN_RUN']);
const FOR_DISPATCH = new Set(['TASK_MOVED', 'TASK_CLOSED', 'OTP_LOCKED', 'PARCEL_NOT_IN_RUN']);

/** In the driver's language, by the sentence of the service or at least by its code. */
export function decisionText({ code, message, variant, params = {} }: Decision): string {
  const known = wordsFor('error', `${code}.${variant}`, params) ?? wordsFor('error', code) ?? message;
  const { triesLeft } = params;
  return typeof triesLeft === 'number' ? `${known} ${t('triesLeft', { count: triesLeft })}` : known;
}

/** What the service decided, and the way on. */
export function Refusal({ action }: { readonly action: StoredAction }): JSX.Element | null {
  const { run } = useApp();
  const { decision } = action;
  if (!decision) return null;
  const task = 'taskId' in action ? run?.tasks.find(({ id }) => id === action.taskId) : undefined;
  const canRedo = action.kind === 'complete' && task !== undefined && !OVER.has(decision.code);
  const hubPhone = run?.hub?.phoneE164;
  const redo = async (): Promise<void> => {
    if (action.kind !== 'complete') return;
    const { driverId, taskId, completion } = action;
    const screen = [completion.outcome === 'FAILED' ? 'fail' : 'task', taskId, ...(decision.code.startsWith('OTP') ? ['otp'] : [])];
    const goOn = whileHere(() => go(...screen));
    await changeDraft(taskId, driverId, draftAgain(taskId, driverId, completion));
    goOn();
  };
  return (
    <Notice tone="danger" icon="warning">
      <p>{decisionText(decision)}</p>
      <div class="pair">
        {FOR_DISPATCH.has(decision.code) && hubPhone != null && (
          <Button look="plain" icon="call" href={callLink(hubPhone)}>
            {t('callHub')}
          </Button>
        )}
        {canRedo ? (
          <Button look="plain" onClick={() => void redo()}>
            {t(decision.code.startsWith('OTP') ? 'otherCode' : 'doAgain')}
          </Button>
        ) : (
          <Button look="plain" onClick={() => void settle(action)}>
            {t('understood')}
          </Button>
        )}
      </div>
    </Notice>
  );
}
