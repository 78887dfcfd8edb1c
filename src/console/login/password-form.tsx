import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { send } from '../graph/send.js';
import { Trouble } from '../ui/trouble.js';
import { AcceptInvitationDocument } from './operations.generated.js';
import { useEntry } from './use-entry.js';

const SHORTEST = 10;

/** A password that is chosen: twice, because nobody sees what was typed. */
export function PasswordForm({ token, email }: { readonly token: string; readonly email: string }) {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const { enter, isBusy, error } = useEntry();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = password.length < SHORTEST;
  const isDifferent = password !== again;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isShort || isDifferent) return;
    if (await enter(() => send(AcceptInvitationDocument, { token, password }))) await navigate('/', { replace: true });
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <TextInput name="email" label={t('email')} value={email} readOnly autoComplete="username" dir="ltr" />
        <PasswordInput
          visibilityToggleButtonProps={{ 'aria-label': t('show') }}
          label={t('invitation.password')}
          description={t('invitation.rule', { count: SHORTEST })}
          error={isTried && isShort && t('invitation.short', { count: password.length, least: SHORTEST })}
          value={password}
          onChange={({ currentTarget: { value } }) => setPassword(value)}
          autoComplete="new-password"
          required
          dir="ltr"
        />
        <PasswordInput
          visibilityToggleButtonProps={{ 'aria-label': t('show') }}
          label={t('invitation.again')}
          error={isTried && !isShort && isDifferent && t('invitation.different')}
          value={again}
          onChange={({ currentTarget: { value } }) => setAgain(value)}
          autoComplete="new-password"
          required
          dir="ltr"
        />
        {error && <Trouble error={error} />}
        <Button type="submit" loading={isBusy}>
          {t('invitation.submit')}
        </Button>
      </Stack>
    </form>
  );
}
