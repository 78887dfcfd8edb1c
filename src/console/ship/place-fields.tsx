import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../ui/country-select.js';
import { TextField } from '../ui/text-field.js';
import { fieldOf } from './field-of.js';
import type { SuggestionFragment } from './operations.generated.js';
import type { PartProps } from './part.js';
import type { Place } from './shipment-form.js';
import { SuggestField } from './suggest-field.js';

interface PlaceFieldsProps extends Pick<PartProps, 'problemOf' | 'sellerId' | 'isReady'> {
  readonly at: 'origin' | 'destination';
  readonly place: Place;
  readonly change: (place: Place) => void;
  /** Set where the street suggests recipients. */
  readonly choose?: (suggestion: SuggestionFragment) => void;
}

const LONGEST = { address: 500, city: 100, state: 100, zip: 20 } as const;

/** A postal address. Typing in it drops the coordinates, which belong to the address that was chosen. */
export function PlaceFields({ at, place, change, choose, problemOf, ...book }: PlaceFieldsProps) {
  const { t } = useTranslation('ship');
  const set = (part: Partial<Place>): void => change({ ...place, ...part, lat: null, lng: null });
  const text = (field: keyof typeof LONGEST) => ({
    ...fieldOf(`${at}.${field}`, problemOf),
    label: t(`place.${field}`),
    maxLength: LONGEST[field],
    value: place[field],
    change: (typed: string) => set({ [field]: typed }),
  });
  const wide = { required: true, style: { gridColumn: '1 / -1' } };
  return (
    <SimpleGrid cols={2} spacing="sm">
      {choose ? <SuggestField {...text('address')} {...wide} {...book} choose={choose} /> : <TextField {...text('address')} {...wide} />}
      <TextField {...text('city')} required />
      <TextField {...text('state')} />
      <TextField {...text('zip')} dir="ltr" />
      <CountrySelect
        {...fieldOf(`${at}.countryCode`, problemOf)}
        className="country"
        label={t('place.country')}
        required
        value={place.country}
        choose={(country) => set({ country })}
      />
    </SimpleGrid>
  );
}
