import { Alert, Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSessionState } from '../app/session.js';
import { GraphError } from '../graph/graph-error.js';
import { send } from '../graph/send.js';
import { useRead } from '../graph/use-read.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Trouble } from '../ui/trouble.js';
import { SignInNext } from './sign-in-next.js';
import { useEntry } from './use-entry.js';
import { ConfirmRegistrationDocument, RegistrationOfDocument, type RegistrationOfQuery } from './operations.generated.js';
import { Welcome } from './welcome.js';

/** Target of registration e-mails: opens the account and signs in. The token is in the URL fragment, so that no server logs it. */
export default function ConfirmPage() {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const registration = useRead(RegistrationOfDocument, { token }, { enabled: token !== '' });
  const isTaken = useSessionState().is === 'signed in';
  const { enter, isBusy, error } = useEntry();
  const confirm = async (): Promise<void> => {
    if (await enter(() => send(ConfirmRegistrationDocument, { token }))) await navigate('/', { replace: true });
  };
  if (token === '') return <SignInNext title={t('confirm.noTokenTitle')} advice={t('confirm.noToken')} />;
  const gone = [registration.error, error].some((each) => each instanceof GraphError && each.code === 'NOT_FOUND');
  if (gone) return <SignInNext title={t('confirm.goneTitle')} advice={t('confirm.gone')} />;
  return (
    <Welcome title={t('confirm.title')}>
      <Loaded read={registration}>{({ registration: given }) => <Who registration={given} />}</Loaded>
      {isTaken && <Alert color="orange">{t('confirm.othersSession')}</Alert>}
      {error && <Trouble error={error} />}
      <Button loading={isBusy} disabled={!registration.data} onClick={() => void confirm()}>
        {t('confirm.submit')}
      </Button>
    </Welcome>
  );
}

function Who({ registration }: { readonly registration: RegistrationOfQuery['registration'] }) {
  const { t } = useTranslation('login');
  const { firstName, lastName, company, email, expiresAt } = registration;
  return (
    <Stack gap="xs">
      <Text>
        {t('confirm.intro', {
          name: `\u2068${firstName} ${lastName}\u2069`,
          email: `\u2068${email}\u2069`,
          company: company ? t('confirm.company', { company: `\u2068${company}\u2069` }) : '',
        })}
      </Text>
      <Text size="sm">{t('confirm.warning')}</Text>
      <Text size="sm" c="dimmed">
        {t('confirm.expires')} <Instant at={expiresAt} />
      </Text>
    </Stack>
  );
}
