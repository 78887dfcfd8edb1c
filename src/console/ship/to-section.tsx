import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../ui/check-field.js';
import { Section } from '../ui/section.js';
import { TextField } from '../ui/text-field.js';
import type { PartProps } from './part.js';
import { PlaceFields } from './place-fields.js';
import { withRecipient } from './prefilled.js';
import { SavedPlaceChoice } from './saved-place-choice.js';
import type { Contact } from './shipment-form.js';

const FIELDS = {
  firstName: { max: 100, type: 'text', required: true },
  lastName: { max: 100, type: 'text', required: true },
  email: { max: 255, type: 'email', required: true },
  phone: { max: 30, type: 'tel', required: false },
  company: { max: 100, type: 'text', required: false },
  deliveryNote: { max: 500, type: 'text', required: false },
} as const;
const NAMES = ['firstName', 'lastName', 'company', 'email', 'phone', 'deliveryNote'] as const;
/** A company alone is a consignee. */
const OF_PERSON: ReadonlySet<keyof Contact> = new Set(['firstName', 'lastName']);

/** Who receives the parcel, from the address book or typed. */
export function ToSection(props: PartProps) {
  const { t } = useTranslation('ship');
  const { form, set, problemOf, sellerId, isReady } = props;
  return (
    <Section title={t('to.title')}>
      {isReady && (
        <SavedPlaceChoice
          kind="RECIPIENT"
          label={t('to.choose')}
          sellerId={sellerId}
          choose={(saved) => set({ ...withRecipient(form, saved), rememberAs: null })}
        />
      )}
      <ContactFields {...props} />
      <PlaceFields at="destination" place={form.destination} change={(destination) => set({ destination })} problemOf={problemOf} />
      <Remember {...props} />
    </Section>
  );
}

function ContactFields({ form: { contact }, set, problemOf }: PartProps) {
  const { t } = useTranslation('ship');
  const change = (field: keyof Contact, value: string): void => set({ contact: { ...contact, [field]: value } });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {NAMES.map((field) => (
        <TextField
          key={field}
          label={t(`to.${field}`)}
          type={FIELDS[field].type}
          required={FIELDS[field].required && !(OF_PERSON.has(field) && contact.company.trim() !== '')}
          maxLength={FIELDS[field].max}
          {...(FIELDS[field].type !== 'text' && { dir: 'ltr' })}
          error={problemOf(`customer.${field}`)}
          value={contact[field]}
          change={(typed) => change(field, typed)}
        />
      ))}
    </SimpleGrid>
  );
}

/** Replaces the entry of the same name, so that a recipient who moves is kept once. */
function Remember({ form: { contact, rememberAs }, set }: PartProps) {
  const { t } = useTranslation('ship');
  const suggestion = (`${contact.firstName} ${contact.lastName}`.trim() || contact.company.trim()).slice(0, 100);
  return (
    <>
      <CheckField
        label={t('to.remember')}
        description={t('to.rememberMeaning')}
        checked={rememberAs !== null}
        change={(checked) => set({ rememberAs: checked ? suggestion : null })}
      />
      {rememberAs !== null && (
        <TextField label={t('book.name')} required maxLength={100} value={rememberAs} change={(rememberAs) => set({ rememberAs })} />
      )}
    </>
  );
}
