import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { changeSettings } from '../app/look.js';
import { goInstead, linkTo } from '../app/route.js';
import { signIn } from '../app/session.js';
import { useApp } from '../app/state.js';
import { languages, likelyLanguage, t, wordsFor } from '../app/words.js';
import { GraphError } from '../graph/graph-error.js';
import { Button, Field, Notice, Screen } from '../ui/kit.js';

/** Opens a session bound to this phone. In the middle of the day everything saved stays, and is sent after it. */
export function SignIn(): JSX.Element {
  const { driver, settings, unsent, others } = useApp();
  const [email, setEmail] = useState(driver?.email ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const enter = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await signIn({ email: email.trim(), password, code: needsCode ? code.trim() : null });
      goInstead('');
    } catch (error) {
      if (!(error instanceof GraphError)) throw error;
      if (error.reason === 'TWO_FACTOR_REQUIRED') setNeedsCode(true);
      else
        setProblem(
          wordsFor('error', error.reason ?? '') ??
            wordsFor('error', error.code === 'UNAUTHORIZED' ? 'INVALID_CREDENTIALS' : error.code) ??
            error.message,
        );
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="whole"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <Screen
        title={t('signIn')}
        back={driver ? [''] : undefined}
        actions={
          <Button type="submit" isBusy={isBusy}>
            {t('signIn')}
          </Button>
        }
      >
        {!isSecureContext && (
          <Notice tone="danger" icon="warning">
            {t('needsHttps')}
          </Notice>
        )}
        {driver && unsent > 0 && (
          <Notice tone="info" icon="outbox">
            {t('signInToSend', { count: unsent })}
          </Notice>
        )}
        {others.map(({ name, count }) => (
          <Notice key={name} tone="info" icon="outbox">
            {t('ofAnother', { name, count })}
          </Notice>
        ))}
        {problem !== undefined && (
          <Notice tone="danger" icon="warning">
            {problem}
          </Notice>
        )}
        <Field label={t('email')} type="email" name="email" autocomplete="username" required value={email} onText={setEmail} dir="ltr" />
        <Field
          label={t('password')}
          type="password"
          name="password"
          autocomplete="current-password"
          required
          value={password}
          onText={setPassword}
          dir="ltr"
        />
        {needsCode && (
          <Field
            label={t('twoFactor')}
            hint={t('twoFactorHint')}
            name="code"
            inputMode="numeric"
            autocomplete="one-time-code"
            required
            value={code}
            onText={setCode}
            dir="ltr"
          />
        )}
        <a class="link" href={linkTo('forgotten')}>
          {t('forgot')}
        </a>
        <p class="languages" role="group" aria-label={t('language')}>
          {languages.map(({ code: each, name }) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={(settings.language ?? likelyLanguage()) === each}
              onClick={() => void changeSettings({ language: each })}
            >
              {name}
            </button>
          ))}
        </p>
      </Screen>
    </form>
  );
}
