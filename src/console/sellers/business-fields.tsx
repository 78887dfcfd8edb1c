import { Group, Select, TagsInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
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
      <TextInput
        label={t('fields.taxId')}
        maxLength={50}
        value={fields.taxId}
        onChange={(event) => set({ taxId: event.currentTarget.value })}
      />
      <TextInput
        label={t('fields.crNumber')}
        maxLength={50}
        value={fields.crNumber}
        onChange={(event) => set({ crNumber: event.currentTarget.value })}
      />
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
      <Select
        label={t('fields.language')}
        allowDeselect={false}
        data={languages.map((value) => ({ value, label: languageName(value) }))}
        value={fields.language}
        onChange={(language) => language && set({ language })}
      />
    </Group>
  );
}

/** Additional recipients of e-mails. */
export function NoticeFields({ fields, set, error }: FieldsProps<'notifyEmails'> & { readonly error?: string | undefined }) {
  const { t } = useTranslation('sellers');
  return (
    <TagsInput
      label={t('fields.notifyEmails')}
      description={t('fields.notifyEmailsHint')}
      maxTags={20}
      acceptValueOnBlur
      error={error}
      value={[...fields.notifyEmails]}
      onChange={(notifyEmails) => set({ notifyEmails })}
    />
  );
}
