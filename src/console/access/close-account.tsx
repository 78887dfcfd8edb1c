import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { CheckField } from '../ui/check-field.js';
import { notice } from '../ui/notices.js';
import { UpdateStaffDocument, type StaffListQuery } from './operations.generated.js';

type Person = StaffListQuery['staff']['nodes'][number];

/** Closes or reopens a staff account. */
export function CloseAccount({ person: { id, name, active } }: { readonly person: Person }) {
  const { t } = useTranslation('access');
  const which = active ? 'close' : 'reopen';
  const update = useWrite(UpdateStaffDocument, ({ updateStaff: { superAdminRequestId } }) =>
    notice(superAdminRequestId === null ? t(`${which}.done`, { name }) : t('staff.roleWaits')),
  );
  const [endTokens, setEndTokens] = useState(true);
  return (
    <Action
      key={which}
      name={t(`${which}.name`, { name })}
      short={t(`${which}.short`)}
      size="xs"
      isGrave={active}
      variant={active ? 'outline' : 'default'}
      consequences={t(`${which}.consequences`)}
      begin={() => setEndTokens(true)}
      run={() => update.mutateAsync({ id, input: { active: !active, ...(active && { endTokens }) } })}
    >
      {active && (
        <CheckField label={t('close.endTokens')} description={t('close.endTokensMeaning')} checked={endTokens} change={setEndTokens} />
      )}
    </Action>
  );
}
