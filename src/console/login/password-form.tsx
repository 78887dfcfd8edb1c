import { Button, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { send } from '../graph/send.js';
import { Trouble } from '../ui/trouble.js';
import { NewPasswordFields, useNewPassword } from './new-password.js';
import { AcceptInvitationDocument } from './operations.generated.js';
import { useEntry } from './use-entry.js';

/** Sets the first password of an invited user and signs in. */
export function PasswordForm({ token, email }: { readonly token: string; readonly email: string }) {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const { enter, isBusy, error } = useEntry();
  const chosen = useNewPassword();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!chosen.check()) return;
    if (await enter(() => send(AcceptInvitationDocument, { token, password: chosen.password }))) await navigate('/', { replace: true });
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <NewPasswordFields email={email} of={chosen} />
        {error && <Trouble error={error} />}
        <Button type="submit" loading={isBusy}>
          {t('invitation.submit')}
        </Button>
      </Stack>
    </form>
  );
}
