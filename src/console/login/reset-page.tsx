import { Button, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { GraphError } from '../graph/graph-error.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { CheckField } from '../ui/check-field.js';
import { Loaded } from '../ui/loaded.js';
import { NewPasswordFields, useNewPassword } from './new-password.js';
import { PasswordResetOfDocument, ResetPasswordDocument, type PasswordResetOfQuery } from './operations.generated.js';
import { Refused } from './refused.js';
import { UselessLink } from './useless-link.js';
import { Welcome } from './welcome.js';

/** Target of password reset e-mails. The token is in the URL fragment, so that no server logs it. */
export default function ResetPage() {
  const { t } = useTranslation('login');
  const token = useLocation().hash.slice(1);
  const [doneFor, setDone] = useState<PasswordResetOfQuery['passwordReset']>();
  const isDone = doneFor !== undefined;
  const reset = useRead(PasswordResetOfDocument, { token }, { enabled: token !== '' && !isDone });
  const { error } = reset;
  if (doneFor) return <Done isDriver={doneFor.isDriver} />;
  if (token === '') return <UselessLink title={t('invitation.noTokenTitle')} advice={t('invitation.noToken')} />;
  if (error instanceof GraphError && error.code === 'NOT_FOUND') {
    return <UselessLink title={t('reset.goneTitle')} advice={t('reset.gone')} remedy={{ to: '/forgotten', label: t('reset.again') }} />;
  }
  return (
    <Welcome title={t('reset.title')}>
      <Loaded read={reset}>
        {({ passwordReset }) => <ResetForm of={passwordReset} token={token} done={() => setDone(passwordReset)} />}
      </Loaded>
    </Welcome>
  );
}

interface ResetFormProps {
  readonly of: PasswordResetOfQuery['passwordReset'];
  readonly token: string;
  readonly done: () => void;
}

function ResetForm({ of: { email, tokenCount }, token, done }: ResetFormProps) {
  const { t } = useTranslation('login');
  const chosen = useNewPassword();
  const [endTokens, setEndTokens] = useState(true);
  const change = useWrite(ResetPasswordDocument, done);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen.check()) change.mutate({ token, password: chosen.password, endTokens });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm">{t('reset.intro')}</Text>
        <NewPasswordFields email={email} of={chosen} />
        {tokenCount > 0 && (
          <CheckField
            label={t('reset.endTokens', { count: tokenCount })}
            description={t('reset.endTokensMeaning')}
            checked={endTokens}
            change={setEndTokens}
          />
        )}
        {change.error && <Refused error={change.error} />}
        <Button type="submit" loading={change.isPending}>
          {t('reset.submit')}
        </Button>
      </Stack>
    </form>
  );
}

function Done({ isDriver }: { readonly isDriver: boolean }) {
  const { t } = useTranslation('login');
  return (
    <Welcome title={t('reset.doneTitle')}>
      <Text role="status">{t('reset.done')}</Text>
      {isDriver ? (
        <Button component="a" href="/driver">
          {t('reset.driver')}
        </Button>
      ) : (
        <Button component={Link} to="/login">
          {t('invitation.signIn')}
        </Button>
      )}
    </Welcome>
  );
}
