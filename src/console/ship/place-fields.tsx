import { Button, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { countryName } from '../ui/countries.js';
import { CountrySelect } from '../ui/country-select.js';
import { TextField } from '../ui/text-field.js';
import { partsOf, type LineParts } from './address-line.js';
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
  const wide = { required: true, placeholder: t('place.line'), style: { gridColumn: '1 / -1' } };
  return (
    <SimpleGrid cols={2} spacing="sm">
      {choose ? <SuggestField {...text('address')} {...wide} {...book} choose={choose} /> : <TextField {...text('address')} {...wide} />}
      <SplitLine place={place} split={(parts) => set({ ...parts, zip: parts.zip || place.zip })} />
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

/** Offers to distribute an address that was typed or pasted as one line. */
function SplitLine({ place, split }: { readonly place: Place; readonly split: (parts: LineParts) => void }) {
  const { t, i18n } = useTranslation('ship');
  const parts = place.city === '' ? partsOf(place.address, i18n.language, place.country) : null;
  if (!parts) return null;
  const { address, city, zip, country } = parts;
  const shown = [address, city, zip, countryName(i18n.language, country)].filter(Boolean).map((part) => `\u2068${part}\u2069`);
  return (
    <Button variant="light" size="xs" justify="start" style={{ gridColumn: '1 / -1' }} onClick={() => split(parts)}>
      {t('place.split', { parts: shown.join(' · ') })}
    </Button>
  );
}
