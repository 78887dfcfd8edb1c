import { TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { SecretDialog } from '../ui/secret-dialog.js';
import { CreateStaffDocument } from './operations.generated.js';
import { StaffFields, type StaffWish } from './staff-fields.js';

const SHORTEST = 10;

/** Nobody thinks of a good one, and it is to be changed after the first login anyway. */
const newPassword = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(15)))).replace(/[+/]/g, 'x');

const nobody = (): StaffWish & { readonly password: string } => ({ name: '', email: '', role: 'OPS', password: newPassword() });

/** Makes an account for somebody who works for the operator, and shows the first password once. */
export function CreateStaff() {
  const { t } = useTranslation('access');
  const [wish, setWish] = useState(nobody);
  const [password, setPassword] = useState<string>();
  const create = useWrite(CreateStaffDocument);
  return (
    <>
      <Action
        name={t('staff.create')}
        variant="filled"
        icon={<IconPlus size={16} aria-hidden />}
        consequences={t('staff.createConsequences')}
        begin={() => setWish(nobody())}
        run={async () => {
          await create.mutateAsync({ input: { ...wish, name: wish.name.trim(), email: wish.email.trim() } });
          setPassword(wish.password);
        }}
      >
        <StaffFields wish={wish} change={(changes) => setWish({ ...wish, ...changes })} />
        <TextInput
          label={t('staff.password')}
          description={t('staff.passwordMeaning')}
          required
          minLength={SHORTEST}
          dir="ltr"
          autoComplete="off"
          value={wish.password}
          onChange={({ currentTarget }) => setWish({ ...wish, password: currentTarget.value })}
        />
      </Action>
      <SecretDialog
        title={t('staff.created', { name: wish.name })}
        name={t('staff.passwordOf', { email: wish.email })}
        secret={password}
        close={() => setPassword(undefined)}
      />
    </>
  );
}
