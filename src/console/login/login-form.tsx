import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LogInDocument } from '../app/operations.generated.js';
import { GraphError } from '../graph/graph-error.js';
import { send } from '../graph/send.js';
import { Trouble } from '../ui/trouble.js';
import { useEntry } from './use-entry.js';

/** E-mail and password. */
export function LoginForm() {
  const { t } = useTranslation('login');
  const { enter, isBusy, error } = useEntry();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void enter(() => send(LogInDocument, { email: textOf(form, 'email'), password: textOf(form, 'password') }));
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput name="email" type="email" label={t('email')} autoComplete="username" required autoFocus dir="ltr" />
        <PasswordInput
          visibilityToggleButtonProps={{ 'aria-label': t('show') }}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          required
          dir="ltr"
        />
        {error && <Refused error={error} />}
        <Button type="submit" loading={isBusy}>
          {t('submit')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('forgotten')}
        </Text>
      </Stack>
    </form>
  );
}

function Refused({ error }: { readonly error: Error }) {
  const { t } = useTranslation('login');
  if (!(error instanceof GraphError)) return <Trouble error={error} />;
  if (error.code === 'UNAUTHORIZED') {
    return (
      <Alert color="red" role="alert">
        {t('wrong')}
      </Alert>
    );
  }
  if (error.code === 'RATE_LIMITED') {
    return (
      <Alert color="orange" role="alert">
        {t('wait', { seconds: error.retryAfter ?? 60 })}
      </Alert>
    );
  }
  return <Trouble error={error} />;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
