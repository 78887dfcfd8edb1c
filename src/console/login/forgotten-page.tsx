import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWrite } from '../graph/use-write.js';
import { TextField } from '../ui/text-field.js';
import { RequestPasswordResetDocument } from './operations.generated.js';
import { Refused } from './refused.js';
import { Welcome } from './welcome.js';

/** Requests a password reset e-mail. The response does not reveal whether an account exists. */
export default function ForgottenPage() {
  const { t } = useTranslation('login');
  const [email, setEmail] = useState('');
  const request = useWrite(RequestPasswordResetDocument);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    request.mutate({ email: email.trim() });
  };
  const back = (
    <Anchor component={Link} to="/login" size="sm">
      {t('invitation.signIn')}
    </Anchor>
  );
  if (request.isSuccess) {
    return (
      <Welcome title={t('forgot.sentTitle')}>
        <Text role="status">{t('forgot.sent', { email: `\u2068${email.trim()}\u2069` })}</Text>
        {back}
      </Welcome>
    );
  }
  return (
    <Welcome title={t('forgot.title')} intro={t('forgot.intro')}>
      <form onSubmit={submit}>
        <Stack>
          <TextField
            name="email"
            type="email"
            label={t('email')}
            autoComplete="username"
            required
            autoFocus
            maxLength={255}
            dir="ltr"
            value={email}
            change={setEmail}
          />
          {request.error && <Refused error={request.error} />}
          <Button type="submit" loading={request.isPending}>
            {t('forgot.submit')}
          </Button>
          {back}
        </Stack>
      </form>
    </Welcome>
  );
}
