import { Group } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { TextField } from '../ui/text-field.js';
import { InviteSellerDocument } from './operations.generated.js';
import { useDraft } from './use-draft.js';

const EMPTY = { firstName: '', lastName: '', email: '', company: '', phone: '' };

/** Invites a seller by e-mail. */
export function InviteSeller() {
  const { t } = useTranslation('sellers');
  const { fields, set, begin } = useDraft(EMPTY);
  const invite = useWrite(InviteSellerDocument, ({ inviteSeller: { seller } }) => notice(t('invite.done', { email: seller.email })));
  const { company, phone, ...required } = fields;
  return (
    <Action
      name={t('invite.name')}
      icon={<IconMail size={16} aria-hidden />}
      variant="filled"
      begin={begin}
      consequences={t('invite.consequences')}
      run={() => invite.mutateAsync({ input: { ...required, company: company || null, phone: phone || null } })}
    >
      <PersonFields fields={fields} set={set} />
    </Action>
  );
}

interface PersonFieldsProps {
  readonly fields: typeof EMPTY;
  readonly set: (changes: Partial<typeof EMPTY>) => void;
}

/** Name and contact details. */
export function PersonFields({ fields, set }: PersonFieldsProps) {
  const { t } = useTranslation('sellers');
  return (
    <>
      <Group grow align="start">
        <TextField
          label={t('fields.firstName')}
          required
          data-autofocus
          maxLength={100}
          value={fields.firstName}
          change={(firstName) => set({ firstName })}
        />
        <TextField label={t('fields.lastName')} required maxLength={100} value={fields.lastName} change={(lastName) => set({ lastName })} />
      </Group>
      <TextField
        label={t('fields.email')}
        type="email"
        required
        dir="ltr"
        autoComplete="off"
        value={fields.email}
        change={(email) => set({ email })}
      />
      <Group grow align="start">
        <TextField label={t('fields.company')} maxLength={100} value={fields.company} change={(company) => set({ company })} />
        <TextField label={t('fields.phone')} type="tel" dir="ltr" maxLength={30} value={fields.phone} change={(phone) => set({ phone })} />
      </Group>
    </>
  );
}
