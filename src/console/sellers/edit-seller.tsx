import { Checkbox, Group, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { AddressFields } from './address-fields.js';
import { PersonFields } from './invite-seller.js';
import { UpdateSellerDocument, type SellerDetailsFragment } from './operations.generated.js';
import { detailChanges, draftOf, hasAddress } from './seller-draft.js';
import { TimeZoneField } from './time-zone-field.js';
import { useDraft } from './use-draft.js';

/** Changes who the seller is and how it is reached. */
export function EditSeller({ seller }: { readonly seller: SellerDetailsFragment }) {
  const { t } = useTranslation('sellers');
  const { fields, set, begin } = useDraft(draftOf(seller));
  const update = useWrite(UpdateSellerDocument, () => notice(t('details.changed')));
  const isNewEmail = fields.email.trim().toLowerCase() !== seller.email;
  const languages = [...new Set(['en', 'ar', seller.language])];
  return (
    <Action
      name={t('details.edit')}
      begin={begin}
      consequences={isNewEmail ? t('details.emailConsequences') : t('details.editConsequences')}
      run={() => update.mutateAsync({ id: seller.id, input: detailChanges(fields, seller) })}
    >
      <PersonFields fields={fields} set={set} />
      <AddressFields fields={fields} set={set} isWanted={hasAddress(fields)} />
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
      <Group grow align="start">
        <TimeZoneField value={fields.timezone} choose={(timezone) => set({ timezone })} />
        <Select
          label={t('fields.language')}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value }))}
          value={fields.language}
          onChange={(language) => set({ language: language ?? seller.language })}
        />
      </Group>
      <Group>
        <Checkbox
          label={t('fields.isLocal')}
          checked={fields.isLocal}
          onChange={(event) => set({ isLocal: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('fields.isInternational')}
          checked={fields.isInternational}
          onChange={(event) => set({ isInternational: event.currentTarget.checked })}
        />
      </Group>
      <TagsInput
        label={t('fields.notifyEmails')}
        description={t('fields.notifyEmailsHint')}
        maxTags={20}
        acceptValueOnBlur
        value={[...fields.notifyEmails]}
        onChange={(notifyEmails) => set({ notifyEmails })}
      />
      <Textarea
        label={t('fields.notes')}
        description={t('fields.notesHint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={5000}
        value={fields.notes}
        onChange={(event) => set({ notes: event.currentTarget.value })}
      />
    </Action>
  );
}
