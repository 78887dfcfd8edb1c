import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { InviteStaffDocument } from './operations.generated.js';
import { StaffFields, type StaffWish } from './staff-fields.js';

const EMPTY: StaffWish = { name: '', email: '', role: 'OPS' };

/** Invites a colleague by e-mail; they choose their own password. */
export function InviteStaff() {
  const { t } = useTranslation('access');
  const [wish, setWish] = useState(EMPTY);
  const invite = useWrite(InviteStaffDocument, (_, { input: { email } }) => notice(t('inviteStaff.done', { email })));
  return (
    <Action
      name={t('inviteStaff.name')}
      variant="filled"
      icon={<IconMail size={16} aria-hidden />}
      consequences={t('inviteStaff.consequences')}
      begin={() => setWish(EMPTY)}
      run={() => invite.mutateAsync({ input: { ...wish, name: wish.name.trim(), email: wish.email.trim() } })}
    >
      <StaffFields wish={wish} change={(changes) => setWish({ ...wish, ...changes })} />
    </Action>
  );
}
