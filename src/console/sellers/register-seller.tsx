import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { PasswordField } from '../ui/password-field.js';
import { TextField } from '../ui/text-field.js';
import { PersonFields } from './invite-seller.js';
import { RegisterSellerDocument } from './operations.generated.js';
import { TimeZoneField } from './time-zone-field.js';
import { useDraft } from './use-draft.js';

const EMPTY = { firstName: '', lastName: '', email: '', company: '', phone: '', password: '', taxId: '', crNumber: '', timezone: '' };

/** Creates an account with a password, for sellers who are present. */
export function RegisterSeller() {
  const { t } = useTranslation('sellers');
  const navigate = useNavigate();
  const { fields, set, begin } = useDraft(EMPTY);
  const register = useWrite(RegisterSellerDocument, ({ registerSeller: { id, name } }) => {
    notice(t('register.done', { name }));
    void navigate(`/sellers/${id}`);
  });
  const { firstName, lastName, email, password, ...others } = fields;
  const optional = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''));
  return (
    <Action
      name={t('register.name')}
      begin={begin}
      consequences={t('register.consequences')}
      run={() => register.mutateAsync({ input: { firstName, lastName, email, password, ...optional } })}
    >
      <PersonFields fields={fields} set={set} />
      <PasswordField
        label={t('fields.password')}
        description={t('fields.passwordHint')}
        required
        minLength={10}
        dir="ltr"
        autoComplete="new-password"
        value={password}
        change={(password) => set({ password })}
      />
      <Group grow align="start">
        <TextField label={t('fields.taxId')} maxLength={50} value={fields.taxId} change={(taxId) => set({ taxId })} />
        <TextField label={t('fields.crNumber')} maxLength={50} value={fields.crNumber} change={(crNumber) => set({ crNumber })} />
      </Group>
      <TimeZoneField value={fields.timezone} choose={(timezone) => set({ timezone })} />
    </Action>
  );
}
