import { Alert, Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSessionState } from '../app/session.js';
import { GraphError } from '../graph/graph-error.js';
import { useRead } from '../graph/use-read.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { InvitationOfDocument, type InvitationOfQuery } from './operations.generated.js';
import { PasswordForm } from './password-form.js';
import { Welcome } from './welcome.js';

/** Where the mail of an invitation leads: a first password, and in. The token is behind the # of the link, so that no server logs it. */
export default function InvitationPage() {
  const { t } = useTranslation('login');
  const token = useLocation().hash.slice(1);
  const invitation = useRead(InvitationOfDocument, { token }, { enabled: token !== '' });
  const { error } = invitation;
  if (token === '') return <Useless title={t('invitation.noTokenTitle')} advice={t('invitation.noToken')} />;
  if (error instanceof GraphError && error.code === 'NOT_FOUND') {
    return <Useless title={t('invitation.goneTitle')} advice={t('invitation.gone')} />;
  }
  return (
    <Welcome title={t('invitation.title')}>
      <Loaded read={invitation}>{({ invitation: guest }) => <Guest guest={guest} token={token} />}</Loaded>
    </Welcome>
  );
}

function Guest({ guest, token }: { readonly guest: InvitationOfQuery['invitation']; readonly token: string }) {
  const { t } = useTranslation('login');
  const isTaken = useSessionState().is === 'signed in';
  const { firstName, lastName, company, email, expiresAt } = guest;
  return (
    <Stack>
      <div>
        <Text fw={600}>{t('invitation.greeting', { name: `\u2068${firstName} ${lastName}\u2069` })}</Text>
        <Text size="sm">
          {t('invitation.intro', { company: company ? t('invitation.company', { company: `\u2068${company}\u2069` }) : '' })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('invitation.expires')} <Instant at={expiresAt} />
        </Text>
      </div>
      {isTaken && <Alert color="orange">{t('invitation.othersSession')}</Alert>}
      <PasswordForm token={token} email={email} />
    </Stack>
  );
}

function Useless({ title, advice }: { readonly title: string; readonly advice: string }) {
  const { t } = useTranslation('login');
  return (
    <Welcome title={title}>
      <Text>{advice}</Text>
      <Button component={Link} to="/login" variant="light">
        {t('invitation.signIn')}
      </Button>
    </Welcome>
  );
}
