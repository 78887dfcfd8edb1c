import type { JSX } from 'preact';
import { clockTime, t, wordsFor } from '../app/words.js';
import { useApp } from '../app/state.js';
import type { StoredAction } from '../model/action.js';
import { dropFile } from '../store/files.js';
import { sync } from '../sync/loop.js';
import { Button, Chip, Ltr, Notice, Screen } from '../ui/kit.js';
import { Tabs } from '../ui/tabs.js';
import { Refusal } from './refusal.js';
import { Standing } from './standing.js';

/** What was done on this phone: saved here, sent, or decided otherwise. */
export default function Saved(): JSX.Element {
  const { actions, unsent, others, refusedFiles, isSignedOut, run } = useApp();
  const decided = actions.filter(({ state, isSettled }) => state === 'refused' && !isSettled);
  const waiting = actions.filter(({ state }) => state === 'saved');
  const sent = actions.filter(({ state }) => state === 'sent').toReversed();
  const files = unsent - waiting.length;
  return (
    <>
      <Screen
        title={t('saved')}
        actions={
          unsent > 0 && !isSignedOut ? (
            <Button look="plain" onClick={() => void sync()}>
              {t('sendNow')}
            </Button>
          ) : undefined
        }
      >
        <Standing />
        {unsent === 0 && decided.length === 0 && (
          <Notice tone="good" icon="check">
            {t('allSent')}
          </Notice>
        )}
        {decided.map((action) => (
          <section key={action.seq} class="card">
            <Line action={action} />
            <Refusal action={action} />
          </section>
        ))}
        {refusedFiles.map((file) => (
          <section key={file.id} class="card">
            <Notice tone="danger" icon="warning">
              <p>
                {t('fileRefused', { awb: run?.tasks.find(({ id }) => id === file.taskId)?.awb ?? '' })}{' '}
                {wordsFor('error', file.code ?? '') ?? file.code}
              </p>
              <Button look="plain" onClick={() => void dropFile(file)}>
                {t('understood')}
              </Button>
            </Notice>
          </section>
        ))}
        {(waiting.length > 0 || files > 0) && <h2>{t('savedHere')}</h2>}
        {files > 0 && <p>{t('filesWaiting', { count: files })}</p>}
        <ul class="lines">
          {waiting.map((action) => (
            <li key={action.seq}>
              <Line action={action} />
            </li>
          ))}
        </ul>
        {sent.length > 0 && <h2>{t('sent')}</h2>}
        <ul class="lines">
          {sent.map((action) => (
            <li key={action.seq}>
              <Line action={action} />
            </li>
          ))}
        </ul>
        {others.map(({ name, count }) => (
          <Notice key={name} tone="info" icon="outbox">
            {t('ofAnother', { name, count })}
          </Notice>
        ))}
      </Screen>
      <Tabs now="saved" />
    </>
  );
}

function Line({ action }: { readonly action: StoredAction }): JSX.Element {
  const what =
    action.kind === 'complete' ? (action.completion.outcome === 'COMPLETED' ? t('completed') : t('failed')) : t(`did.${action.kind}`);
  return (
    <div class="line">
      <Ltr>{clockTime(action.deviceTime)}</Ltr>
      <span>
        {what} <bdi class="quiet">{action.kind === 'start' || action.kind === 'finish' ? '' : action.label}</bdi>
      </span>
      {action.state === 'refused' ? null : (
        <Chip tone={action.state === 'sent' ? 'good' : 'warning'}>{t(action.state === 'sent' ? 'sent' : 'savedHere')}</Chip>
      )}
    </div>
  );
}
