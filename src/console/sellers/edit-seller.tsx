import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { CheckField } from '../ui/check-field.js';
import { notice } from '../ui/notices.js';
import { LongTextField } from '../ui/text-field.js';
import { AddressFields } from './address-fields.js';
import { LocaleFields, NoticeFields, RegistrationFields } from './business-fields.js';
import { PersonFields } from './invite-seller.js';
import { UpdateSellerDocument, type SellerDetailsFragment } from './operations.generated.js';
import { detailChanges, draftOf, hasAddress } from './seller-draft.js';
import { useDraft } from './use-draft.js';

/** Edits the identity and contact details of a seller. */
export function EditSeller({ seller }: { readonly seller: SellerDetailsFragment }) {
  const { t } = useTranslation('sellers');
  const { fields, set, begin } = useDraft(draftOf(seller));
  const update = useWrite(UpdateSellerDocument, () => notice(t('details.changed')));
  const isNewEmail = fields.email.trim().toLowerCase() !== seller.email;
  return (
    <Action
      name={t('details.edit')}
      begin={begin}
      consequences={isNewEmail ? t('details.emailConsequences') : t('details.editConsequences')}
      run={() => update.mutateAsync({ id: seller.id, input: detailChanges(fields, seller) })}
    >
      <PersonFields fields={fields} set={set} />
      <AddressFields fields={fields} set={set} isWanted={hasAddress(fields)} />
      <RegistrationFields fields={fields} set={set} />
      <LocaleFields fields={fields} set={set} />
      <Group>
        <CheckField label={t('fields.isLocal')} checked={fields.isLocal} change={(isLocal) => set({ isLocal })} />
        <CheckField
          label={t('fields.isInternational')}
          checked={fields.isInternational}
          change={(isInternational) => set({ isInternational })}
        />
      </Group>
      <NoticeFields fields={fields} set={set} />
      <LongTextField
        label={t('fields.notes')}
        description={t('fields.notesHint')}
        minRows={2}
        maxRows={8}
        maxLength={5000}
        value={fields.notes}
        change={(notes) => set({ notes })}
      />
    </Action>
  );
}
