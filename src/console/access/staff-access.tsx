import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import {
  EndStaffSessionsDocument,
  InviteStaffDocument,
  ResetTwoFactorDocument,
  WithdrawStaffInvitationDocument,
  type StaffListQuery,
} from './operations.generated.js';

type Person = StaffListQuery['staff']['nodes'][number];

/** Access actions for a staff member: pending invitation, sessions, two-factor login. */
export const StaffAccess = ({ person }: { readonly person: Person }) =>
  person.invitation ? <Invitation person={person} /> : person.active && <Access person={person} />;

function Invitation({ person: { id, name, email, role, active } }: { readonly person: Person }) {
  const { t } = useTranslation('access');
  const invite = useWrite(InviteStaffDocument);
  const withdraw = useWrite(WithdrawStaffInvitationDocument);
  return (
    <Group gap="xs">
      <Action
        name={t('inviteStaff.again', { name })}
        short={t('inviteStaff.againShort')}
        size="xs"
        consequences={t('inviteStaff.againConsequences', { email })}
        run={() => invite.mutateAsync({ input: { name, email, role } })}
        done={() => notice(t('inviteStaff.done', { email }))}
      />
      {active && (
        <Action
          name={t('inviteStaff.withdraw', { name })}
          short={t('inviteStaff.withdrawShort')}
          size="xs"
          isGrave
          variant="outline"
          consequences={t('inviteStaff.withdrawConsequences')}
          run={() => withdraw.mutateAsync({ id })}
          done={() => notice(t('inviteStaff.withdrawn'))}
        />
      )}
    </Group>
  );
}

function Access({ person: { id, name, twoFactor } }: { readonly person: Person }) {
  const { t } = useTranslation('access');
  const end = useWrite(EndStaffSessionsDocument, ({ endStaffSessions: count }) => notice(t('staffAccess.ended', { count })));
  const reset = useWrite(ResetTwoFactorDocument);
  return (
    <Group gap="xs">
      <Action
        name={t('staffAccess.end', { name })}
        short={t('staffAccess.endShort')}
        size="xs"
        consequences={t('staffAccess.endConsequences')}
        run={() => end.mutateAsync({ staffId: id })}
      />
      {twoFactor && (
        <Action
          name={t('staffAccess.reset', { name })}
          short={t('staffAccess.resetShort')}
          size="xs"
          isGrave
          variant="outline"
          consequences={t('staffAccess.resetConsequences')}
          run={() => reset.mutateAsync({ staffId: id })}
          done={() => notice(t('staffAccess.resetDone'))}
        />
      )}
    </Group>
  );
}
