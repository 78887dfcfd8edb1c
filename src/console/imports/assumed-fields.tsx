import { Fieldset, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../ui/country-select.js';
import { DecimalInput } from '../ui/decimal-input.js';
import { TextField } from '../ui/text-field.js';
import type { Assumed } from './assumed.js';

interface AssumedFieldsProps {
  readonly value: Assumed;
  readonly change: (value: Assumed) => void;
}

const MEASURES = ['grams', 'length', 'width', 'height'] as const;

/** What to assume where the file says nothing. */
export function AssumedFields({ value, change }: AssumedFieldsProps) {
  const set = (part: Partial<Assumed>): void => change({ ...value, ...part });
  return (
    <>
      <ParcelDefaults value={value} set={set} />
      <OriginDefaults value={value} set={set} />
    </>
  );
}

function ParcelDefaults({ value, set }: Pick<AssumedFieldsProps, 'value'> & { readonly set: (part: Partial<Assumed>) => void }) {
  const { t } = useTranslation('imports');
  return (
    <Fieldset legend={t('assumed.parcel')}>
      <SimpleGrid cols={{ base: 2, md: 6 }} spacing="sm">
        {MEASURES.map((measure) => (
          <DecimalInput
            key={measure}
            label={t(`assumed.${measure}`)}
            maxLength={10}
            value={value[measure]}
            change={(typed) => set({ [measure]: typed })}
          />
        ))}
        <TextField
          label={t('assumed.currency')}
          dir="ltr"
          maxLength={3}
          value={value.currency}
          change={(typed) => set({ currency: typed.toUpperCase() })}
        />
        <CountrySelect label={t('assumed.country')} value={value.countryCode} choose={(countryCode) => set({ countryCode })} />
      </SimpleGrid>
    </Fieldset>
  );
}

function OriginDefaults({ value, set }: Pick<AssumedFieldsProps, 'value'> & { readonly set: (part: Partial<Assumed>) => void }) {
  const { t } = useTranslation('imports');
  return (
    <Fieldset legend={t('assumed.origin')}>
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="sm">
        <TextField
          label={t('assumed.address')}
          description={t('assumed.originHint')}
          maxLength={500}
          value={value.address}
          change={(address) => set({ address })}
        />
        <TextField label={t('assumed.city')} maxLength={100} value={value.city} change={(city) => set({ city })} />
        <CountrySelect label={t('assumed.originCountry')} value={value.originCountry} choose={(originCountry) => set({ originCountry })} />
      </SimpleGrid>
    </Fieldset>
  );
}
