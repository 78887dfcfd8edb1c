import { SegmentedControl, SimpleGrid, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../ui/check-field.js';
import { DecimalInput } from '../ui/decimal-input.js';
import { Section } from '../ui/section.js';
import { TextField } from '../ui/text-field.js';
import { fieldOf } from './field-of.js';
import type { PartProps } from './part.js';
import { useMayBook } from './use-may-book.js';

/** Who pays for the goods, the seller's own reference, and whether the parcel is ready. */
export function PaymentSection({ form, set, problemOf }: PartProps) {
  const { t } = useTranslation('ship');
  const { payment, isPacked } = form;
  const mayBook = useMayBook();
  return (
    <Section title={t('payment.title')}>
      <Stack gap="sm">
        <SegmentedControl
          aria-label={t('payment.title')}
          style={{ alignSelf: 'start' }}
          data={[
            { value: 'PREPAID', label: t('payment.PREPAID') },
            { value: 'POSTPAID', label: t('payment.POSTPAID') },
          ]}
          value={payment}
          onChange={(value) => set({ payment: value === 'POSTPAID' ? 'POSTPAID' : 'PREPAID' })}
        />
        <PaymentFields problemOf={problemOf} set={set} form={form} />
        <CheckField
          label={t('payment.packed')}
          description={t(mayBook ? 'payment.packedAndBooked' : 'payment.packedMeaning')}
          checked={isPacked}
          change={(isPacked) => set({ isPacked })}
        />
      </Stack>
    </Section>
  );
}

function PaymentFields({ problemOf, set, form }: Pick<PartProps, 'problemOf' | 'set' | 'form'>) {
  const { t } = useTranslation('ship');
  const { payment, collection, reference, currency } = form;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {payment === 'POSTPAID' && (
        <DecimalInput
          label={t('payment.collection', { currency: currency || '–' })}
          description={t('payment.collectionMeaning')}
          maxLength={16}
          {...fieldOf('order.collectionAmount', problemOf)}
          value={collection}
          change={(typed) => set({ collection: typed })}
        />
      )}
      <TextField
        label={t('payment.reference')}
        description={t('payment.referenceMeaning')}
        maxLength={100}
        {...fieldOf('order.orderReference', problemOf)}
        value={reference}
        change={(reference) => set({ reference })}
      />
    </SimpleGrid>
  );
}
