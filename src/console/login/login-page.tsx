import { Alert, Button, Center, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { LogInDocument } from '../app/operations.generated.js';
import { GraphError } from '../graph/graph-error.js';
import { send } from '../graph/send.js';
import { Trouble } from '../ui/trouble.js';

/** The way in, for people who work for the operator and for sellers. */
export default function LoginPage() {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const [error, setError] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${t('title')} · shipgraph`;
  }, [t]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setError(undefined);
    try {
      await send(LogInDocument, { email: textOf(form, 'email'), password: textOf(form, 'password') });
      await queries.resetQueries();
      await navigate(pathOf(search.get('to')), { replace: true });
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Center component="main" mih="100vh" p="md">
      <Paper withBorder p="xl" w={400}>
        <form onSubmit={(event) => void submit(event)}>
          <Stack>
            <div>
              <Text fw={700}>shipgraph</Text>
              <Title order={1}>{t('title')}</Title>
              <Text c="dimmed" size="sm">
                {t('intro')}
              </Text>
            </div>
            <TextInput name="email" type="email" label={t('email')} autoComplete="username" required autoFocus dir="ltr" />
            <PasswordInput name="password" label={t('password')} autoComplete="current-password" required dir="ltr" />
            {error && <Refused error={error} />}
            <Button type="submit" loading={isBusy}>
              {t('submit')}
            </Button>
          </Stack>
        </form>
      </Paper>
    </Center>
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

/** Only places of the console itself: a link to the login must not lead elsewhere. */
const pathOf = (wanted: string | null): string => (wanted?.startsWith('/') && !wanted.startsWith('//') ? wanted : '/');
