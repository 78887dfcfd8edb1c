import { Group, TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../ui/choice-field.js';
import { TextField } from '../ui/text-field.js';
import { languageName } from './language-name.js';
import type { SellerDraft } from './seller-draft.js';
import { TimeZoneField } from './time-zone-field.js';

interface FieldsProps<Field extends keyof SellerDraft> {
  readonly fields: Pick<SellerDraft, Field>;
  readonly set: (changes: Partial<Pick<SellerDraft, Field>>) => void;
}

/** Registration numbers of the business. */
export function RegistrationFields({ fields, set }: FieldsProps<'taxId' | 'crNumber'>) {
  const { t } = useTranslation('sellers');
  return (
    <Group grow align="start">
      <TextField label={t('fields.taxId')} maxLength={50} value={fields.taxId} change={(taxId) => set({ taxId })} />
      <TextField label={t('fields.crNumber')} maxLength={50} value={fields.crNumber} change={(crNumber) => set({ crNumber })} />
    </Group>
  );
}

/** Time zone, and language of e-mails. */
export function LocaleFields({ fields, set }: FieldsProps<'timezone' | 'language'>) {
  const { t } = useTranslation('sellers');
  const languages = [...new Set(['en', 'ar', fields.language])];
  return (
    <Group grow align="start">
      <TimeZoneField value={fields.timezone} choose={(timezone) => set({ timezone })} />
      <ChoiceField
        label={t('fields.language')}
        of={languages}
        nameOf={languageName}
        value={fields.language}
        choose={(language) => set({ language })}
      />
    </Group>
  );
}

const ORDER_MAILS = ['EACH', 'DAILY', 'NONE'] as const;

/** Which e-mails about orders come, and their additional recipients. */
export function NoticeFields({ fields, set, error }: FieldsProps<'notifyEmails' | 'orderMails'> & { readonly error?: string | undefined }) {
  const { t } = useTranslation('sellers');
  return (
    <>
      <ChoiceField
        label={t('fields.orderMails')}
        description={t(`orderMails.${fields.orderMails}.meaning`)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        of={ORDER_MAILS}
        nameOf={(each) => t(`orderMails.${each}.name`)}
        value={fields.orderMails}
        choose={(orderMails) => set({ orderMails })}
      />
      <TagsInput
        label={t('fields.notifyEmails')}
        description={t('fields.notifyEmailsHint')}
        maxTags={20}
        acceptValueOnBlur
        error={error}
        value={[...fields.notifyEmails]}
        onChange={(notifyEmails) => set({ notifyEmails })}
      />
    </>
  );
}
