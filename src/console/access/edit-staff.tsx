import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { UpdateStaffDocument, type StaffListQuery } from './operations.generated.js';
import { StaffFields, type StaffWish } from './staff-fields.js';

type Person = StaffListQuery['staff']['nodes'][number];

/** Changes the name, e-mail address and role of a staff member. */
export function EditStaff({ person, isSelf }: { readonly person: Person; readonly isSelf: boolean }) {
  const { t } = useTranslation('access');
  const { id, name, email, role } = person;
  const [wish, setWish] = useState<StaffWish>(person);
  const update = useWrite(UpdateStaffDocument, ({ updateStaff: { superAdminRequestId } }) =>
    notice(t(superAdminRequestId === null ? 'staff.edited' : 'staff.roleWaits')),
  );
  return (
    <Action
      name={t('staff.edit', { name })}
      short={t('locations.editShort')}
      size="xs"
      icon={<IconPencil size={14} aria-hidden />}
      consequences={t(isSelf ? 'staff.editSelfConsequences' : 'staff.editConsequences')}
      begin={() => setWish({ name, email, role })}
      run={() => update.mutateAsync({ id, input: { name: wish.name.trim(), email: wish.email.trim(), role: wish.role } })}
    >
      <StaffFields wish={wish} change={(changes) => setWish({ ...wish, ...changes })} withRole={!isSelf} />
    </Action>
  );
}
