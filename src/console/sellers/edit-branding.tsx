import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { ChoiceField } from '../ui/choice-field.js';
import { notice } from '../ui/notices.js';
import { TextField } from '../ui/text-field.js';
import { UpdateBrandingDocument, type SellerBrandingFragment } from './operations.generated.js';
import { useDraft } from './use-draft.js';

const languages = ['COUNTRY', 'EN', 'AR'] as const;

interface Draft {
  readonly brandName: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly supportUrl: string;
  readonly language: (typeof languages)[number];
}

/** Edits the name and contacts shown to shoppers. Emptied fields are cleared. */
export function EditBranding({ seller: { id, branding } }: { readonly seller: SellerBrandingFragment }) {
  const { t } = useTranslation('sellers');
  const { fields, set, begin } = useDraft<Draft>({
    brandName: branding.brandName ?? '',
    supportEmail: branding.supportEmail ?? '',
    supportPhone: branding.supportPhone ?? '',
    supportUrl: branding.supportUrl ?? '',
    language: branding.mailLanguage ?? 'COUNTRY',
  });
  const update = useWrite(UpdateBrandingDocument, () => notice(t('branding.changed')));
  const { language, ...texts } = fields;
  const mailLanguage = language === 'COUNTRY' ? null : language;
  return (
    <Action
      name={t('branding.edit')}
      begin={begin}
      consequences={t('branding.editConsequences')}
      run={() => update.mutateAsync({ sellerId: id, input: { ...texts, mailLanguage } })}
    >
      <TextField
        label={t('branding.brandName')}
        description={t('branding.brandNameHint')}
        maxLength={60}
        value={fields.brandName}
        change={(brandName) => set({ brandName })}
      />
      <ContactFields fields={fields} set={set} />
      <LanguageChoice fields={fields} set={set} />
    </Action>
  );
}

interface FieldsProps {
  readonly fields: Draft;
  readonly set: (changes: Partial<Draft>) => void;
}

function LanguageChoice({ fields, set }: FieldsProps) {
  const { t } = useTranslation('sellers');
  return (
    <ChoiceField
      label={t('branding.mailLanguage')}
      description={t('branding.mailLanguageHint')}
      of={languages}
      nameOf={(value) => t(`branding.languages.${value}`)}
      value={fields.language}
      choose={(language) => set({ language })}
    />
  );
}

function ContactFields({ fields, set }: FieldsProps) {
  const { t } = useTranslation('sellers');
  return (
    <>
      <Group grow align="start">
        <TextField
          label={t('branding.supportEmail')}
          type="email"
          dir="ltr"
          maxLength={255}
          value={fields.supportEmail}
          change={(supportEmail) => set({ supportEmail })}
        />
        <TextField
          label={t('branding.supportPhone')}
          type="tel"
          dir="ltr"
          maxLength={30}
          value={fields.supportPhone}
          change={(supportPhone) => set({ supportPhone })}
        />
      </Group>
      <TextField
        label={t('branding.supportUrl')}
        description={t('branding.supportUrlHint')}
        type="url"
        dir="ltr"
        placeholder="https://"
        maxLength={500}
        value={fields.supportUrl}
        change={(supportUrl) => set({ supportUrl })}
      />
    </>
  );
}
