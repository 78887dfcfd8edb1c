import { Alert, Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LogInDocument } from '../app/operations.generated.js';
import { GraphError } from '../graph/graph-error.js';
import { send } from '../graph/send.js';
import { CodeForm } from './code-form.js';
import { Refused } from './refused.js';
import { SignUpLink } from './sign-up-link.js';
import { useEntry } from './use-entry.js';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** E-mail and password, and a code if the account requires one. */
export function LoginForm() {
  const { t } = useTranslation('login');
  const [proven, setProven] = useState<Credentials>();
  const { enter, isBusy, error } = useEntry();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = { email: textOf(form, 'email'), password: textOf(form, 'password') };
    void enter(() =>
      send(LogInDocument, { ...given, code: null }).catch((thrown: unknown) => {
        if (thrown instanceof GraphError && thrown.reason === 'TWO_FACTOR_REQUIRED') setProven(given);
        throw thrown;
      }),
    );
  };
  if (proven) return <CodeForm prove={(code) => send(LogInDocument, { ...proven, code })} back={() => setProven(undefined)} />;
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput name="email" type="email" label={t('email')} autoComplete="username" required autoFocus dir="ltr" />
        <Password />
        {error && <LoginRefused error={error} />}
        <Button type="submit" loading={isBusy}>
          {t('submit')}
        </Button>
        <Anchor component={Link} to="/forgotten" size="sm">
          {t('forgotten')}
        </Anchor>
        <SignUpLink />
      </Stack>
    </form>
  );
}

function Password() {
  const { t } = useTranslation('login');
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': t('show') }}
      name="password"
      label={t('password')}
      autoComplete="current-password"
      required
      dir="ltr"
    />
  );
}

function LoginRefused({ error }: { readonly error: Error }) {
  const { t } = useTranslation('login');
  if (!(error instanceof GraphError) || error.code !== 'UNAUTHORIZED') return <Refused error={error} />;
  return (
    <Alert color="red" role="alert">
      {t('wrong')}
    </Alert>
  );
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
