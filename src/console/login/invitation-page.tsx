import { Alert, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSessionState } from '../app/session.js';
import { GraphError } from '../graph/graph-error.js';
import { useRead } from '../graph/use-read.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { InvitationOfDocument, type InvitationOfQuery } from './operations.generated.js';
import { PasswordForm } from './password-form.js';
import { UselessLink } from './useless-link.js';
import { Welcome } from './welcome.js';

/** Target of invitation e-mails: sets the first password and signs in. The token is in the URL fragment, so that no server logs it. */
export default function InvitationPage() {
  const { t } = useTranslation('login');
  const token = useLocation().hash.slice(1);
  const invitation = useRead(InvitationOfDocument, { token }, { enabled: token !== '' });
  const { error } = invitation;
  if (token === '') return <UselessLink title={t('invitation.noTokenTitle')} advice={t('invitation.noToken')} />;
  if (error instanceof GraphError && error.code === 'NOT_FOUND') {
    return <UselessLink title={t('invitation.goneTitle')} advice={t('invitation.gone')} />;
  }
  return (
    <Welcome title={t('invitation.title')}>
      <Loaded read={invitation}>{({ invitation: guest }) => <Guest guest={guest} token={token} />}</Loaded>
    </Welcome>
  );
}

function Guest({ guest, token }: { readonly guest: InvitationOfQuery['invitation']; readonly token: string }) {
  const { t } = useTranslation(['login', 'app']);
  const isTaken = useSessionState().is === 'signed in';
  const { kind, name, company, role, email, expiresAt } = guest;
  return (
    <Stack>
      <div>
        <Text fw={600}>{t('invitation.greeting', { name: `\u2068${name}\u2069` })}</Text>
        <Text size="sm">
          {kind === 'STAFF' && role
            ? t('invitation.introStaff', { role: t(`app:roles.${role}`) })
            : t('invitation.intro', { company: company ? t('invitation.company', { company: `\u2068${company}\u2069` }) : '' })}
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
