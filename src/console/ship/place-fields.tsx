import { SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../ui/country-select.js';
import type { ProblemOf } from './problems.js';
import type { Place } from './shipment-form.js';

interface PlaceFieldsProps {
  readonly at: 'origin' | 'destination';
  readonly place: Place;
  readonly change: (place: Place) => void;
  readonly problemOf: ProblemOf;
}

const LONGEST = { address: 500, city: 100, state: 100, zip: 20 } as const;

/** A postal address. Typing in it drops the coordinates, which belong to the address that was chosen. */
export function PlaceFields({ at, place, change, problemOf }: PlaceFieldsProps) {
  const { t } = useTranslation('ship');
  const set = (part: Partial<Place>): void => change({ ...place, ...part, lat: null, lng: null });
  const text = (field: keyof typeof LONGEST) => ({
    label: t(`place.${field}`),
    maxLength: LONGEST[field],
    value: place[field],
    error: problemOf(`${at}.${field}`),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => set({ [field]: event.currentTarget.value }),
  });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <TextInput {...text('address')} required style={{ gridColumn: '1 / -1' }} />
      <TextInput {...text('city')} required />
      <TextInput {...text('state')} />
      <TextInput {...text('zip')} dir="ltr" />
      <CountrySelect
        label={t('place.country')}
        required
        value={place.country}
        error={problemOf(`${at}.countryCode`)}
        choose={(country) => set({ country })}
      />
    </SimpleGrid>
  );
}
