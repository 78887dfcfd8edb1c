import { SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../ui/check-field.js';
import { Section } from '../ui/section.js';
import { TextField } from '../ui/text-field.js';
import { fieldOf } from './field-of.js';
import type { SuggestionFragment } from './operations.generated.js';
import type { PartProps } from './part.js';
import { PlaceFields } from './place-fields.js';
import { withRecipient } from './prefilled.js';
import type { Contact } from './shipment-form.js';
import { SuggestField } from './suggest-field.js';

/** Who receives the parcel. Anyone who received one before is suggested while the name or the street is typed. */
export function ToSection(props: PartProps) {
  const { t } = useTranslation('ship');
  const { form, set, ...rest } = props;
  const choose = (suggestion: SuggestionFragment): void => set({ ...withRecipient(form, suggestion), rememberAs: null });
  return (
    <Section title={t('to.title')}>
      <ContactFields {...props} choose={choose} />
      <PlaceFields {...rest} at="destination" place={form.destination} change={(destination) => set({ destination })} choose={choose} />
      <MoreOfRecipient {...props} />
      <Remember {...props} />
    </Section>
  );
}

interface ContactFieldsProps extends PartProps {
  readonly choose: (suggestion: SuggestionFragment) => void;
}

function ContactFields({ form: { contact }, set, problemOf, sellerId, isReady, choose }: ContactFieldsProps) {
  const { t } = useTranslation('ship');
  const field = (name: keyof Contact) => ({ ...fieldOf(`customer.${name}`, problemOf), ...contactField(contact, name, set) });
  return (
    <>
      <SuggestField
        {...field('name')}
        label={t('to.name')}
        description={t('to.nameHint')}
        required={contact.company.trim() === ''}
        maxLength={200}
        sellerId={sellerId}
        isReady={isReady}
        choose={choose}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField {...field('phone')} label={t('to.phone')} type="tel" dir="ltr" maxLength={30} />
        <TextField {...field('email')} label={t('to.email')} type="email" dir="ltr" maxLength={255} />
      </SimpleGrid>
      <Text size="xs" c="dimmed">
        {t('to.reach')}
      </Text>
    </>
  );
}

const contactField = (contact: Contact, name: keyof Contact, set: PartProps['set']) => ({
  value: contact[name],
  change: (typed: string) => set({ contact: { ...contact, [name]: typed } }),
});

/** What few recipients have, folded until it is used. */
function MoreOfRecipient({ form: { contact }, set, problemOf }: PartProps) {
  const { t } = useTranslation('ship');
  const isUsed = contact.company !== '' || contact.deliveryNote !== '';
  return (
    <details open={isUsed || undefined}>
      <summary>{t('to.more')}</summary>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {(['company', 'deliveryNote'] as const).map((name) => (
          <TextField
            key={name}
            {...fieldOf(`customer.${name}`, problemOf)}
            {...contactField(contact, name, set)}
            label={t(`to.${name}`)}
            maxLength={name === 'company' ? 100 : 500}
          />
        ))}
      </SimpleGrid>
    </details>
  );
}

/** Replaces the entry of the same name, so that a recipient who moves is kept once. */
function Remember({ form: { contact, rememberAs }, set, problemOf }: PartProps) {
  const { t } = useTranslation('ship');
  const suggestion = (contact.name.trim() || contact.company.trim()).slice(0, 100);
  return (
    <>
      <CheckField
        label={t('to.remember')}
        description={t('to.rememberMeaning')}
        checked={rememberAs !== null}
        change={(checked) => set({ rememberAs: checked ? suggestion : null })}
      />
      {rememberAs !== null && (
        <TextField
          {...fieldOf('rememberAs', problemOf)}
          label={t('book.name')}
          required
          maxLength={100}
          value={rememberAs}
          change={(rememberAs) => set({ rememberAs })}
        />
      )}
    </>
  );
}
