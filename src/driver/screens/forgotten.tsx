import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { linkTo } from '../app/route.js';
import { useApp } from '../app/state.js';
import { t, wordsFor } from '../app/words.js';
import { GraphError } from '../graph/graph-error.js';
import { RequestPasswordResetDocument } from '../graph/operations.generated.js';
import { send } from '../graph/send.js';
import { Button, Field, Notice, Screen } from '../ui/kit.js';

/** Asks for the mail with the link to a new password. The answer does not say whether there is such an account. */
export default function Forgotten(): JSX.Element {
  const { driver } = useApp();
  const [email, setEmail] = useState(driver?.email ?? '');
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const request = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await send(RequestPasswordResetDocument, { email: email.trim() });
      setSentTo(email.trim());
    } catch (error) {
      if (!(error instanceof GraphError)) throw error;
      setProblem(error.code === 'UNREACHABLE' ? t('forgotOffline') : (wordsFor('error', error.code) ?? error.message));
    } finally {
      setBusy(false);
    }
  };
  if (sentTo !== undefined)
    return (
      <Screen title={t('forgot')} back={['sign-in']} actions={<Button href={linkTo('sign-in')}>{t('signIn')}</Button>}>
        <Notice tone="good" icon="check">
          {t('forgotSent', { email: sentTo })}
        </Notice>
      </Screen>
    );
  return (
    <form
      class="whole"
      onSubmit={(event) => {
        event.preventDefault();
        void request();
      }}
    >
      <Screen
        title={t('forgot')}
        back={['sign-in']}
        actions={
          <Button type="submit" isBusy={isBusy}>
            {t('forgotSend')}
          </Button>
        }
      >
        <p>{t('forgotHint')}</p>
        {problem !== undefined && (
          <Notice tone="danger" icon="warning">
            {problem}
          </Notice>
        )}
        <Field label={t('email')} type="email" name="email" autocomplete="username" required value={email} onText={setEmail} dir="ltr" />
      </Screen>
    </form>
  );
}
