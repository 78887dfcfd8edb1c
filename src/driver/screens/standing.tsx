import type { JSX } from 'preact';
import { ago, span, t } from '../app/words.js';
import { linkTo } from '../app/route.js';
import { useApp } from '../app/state.js';
import { Button, Notice } from '../ui/kit.js';

/** A wrong clock is corrected, but the driver reads other times on the phone. */
const NOTABLE_SKEW_MS = 120_000;
const NOTABLE_AGE_MS = 120_000;

/** What a driver must know about the network, the session, the clock and the age of what is shown. */
export function Standing({ withoutDecisions = false }: { readonly withoutDecisions?: boolean }): JSX.Element {
  const { isFull, isSignedOut, isReachable, isSending, unsent, kept, skewMs, isOfToday, actions } = useApp();
  const decided = actions.filter(({ state, isSettled }) => state === 'refused' && !isSettled).length;
  const age = kept ? Date.now() - kept.fetchedAt : 0;
  return (
    <>
      {isFull && (
        <Notice tone="danger" icon="warning">
          {t('noRoom')}
        </Notice>
      )}
      {isSignedOut && (
        <Notice tone="danger" icon="warning">
          <p>{unsent > 0 ? t('signInToSend', { count: unsent }) : t('sessionEnded')}</p>
          <Button href={linkTo('sign-in')}>{t('signIn')}</Button>
        </Notice>
      )}
      {decided > 0 && !withoutDecisions && (
        <Notice tone="danger" icon="warning">
          <a href={linkTo('saved')}>{t('decidedOtherwise', { count: decided })}</a>
        </Notice>
      )}
      {!isSignedOut && !isReachable && (
        <Notice tone="warning" icon="offline">
          {t('offline')} {unsent > 0 && t('savedHereCount', { count: unsent })} {age > NOTABLE_AGE_MS && t('asOf', { ago: ago(age) })}
        </Notice>
      )}
      {!isSignedOut && isReachable && unsent > 0 && (
        <Notice tone="info" icon="outbox">
          {isSending ? t('sending', { count: unsent }) : t('savedHereCount', { count: unsent })}
        </Notice>
      )}
      {Math.abs(skewMs) > NOTABLE_SKEW_MS && (
        <Notice tone="warning" icon="clock">
          {t(skewMs < 0 ? 'clockAhead' : 'clockBehind', { span: span(skewMs) })}
        </Notice>
      )}
      {!isOfToday && (
        <Notice tone="warning" icon="warning">
          {t('notToday')}
        </Notice>
      )}
    </>
  );
}
