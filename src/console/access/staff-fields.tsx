import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StaffRole } from '../../schema-types.generated.js';
import { TextField } from '../ui/text-field.js';
import { roleOf, staffRoles } from './roles.js';

export interface StaffWish {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
}

interface StaffFieldsProps {
  readonly wish: StaffWish;
  readonly change: (changes: Partial<StaffWish>) => void;
  /** False for the user's own role, which only another person may change. */
  readonly withRole?: boolean;
}

/** Name, e-mail and role, with a description of the role. */
export function StaffFields({ wish, change, withRole = true }: StaffFieldsProps) {
  const { t } = useTranslation(['access', 'app']);
  return (
    <Stack gap="sm">
      <TextField label={t('staff.name')} required maxLength={200} value={wish.name} change={(name) => change({ name })} />
      <TextField
        label={t('staff.email')}
        description={t('staff.emailMeaning')}
        type="email"
        dir="ltr"
        required
        value={wish.email}
        change={(email) => change({ email })}
      />
      {withRole && (
        <Radio.Group label={t('staff.role')} required value={wish.role} onChange={(role) => change({ role: roleOf(role) ?? wish.role })}>
          <Stack gap="xs" mt={4}>
            {staffRoles.map((role) => (
              <Radio key={role} value={role} label={t(`app:roles.${role}`)} description={t(`roleMeanings.${role}`)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </Stack>
  );
}
