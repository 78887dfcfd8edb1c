import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../ui/country-select.js';
import { TextField } from '../ui/text-field.js';
import type { SellerDraft } from './seller-draft.js';

type Address = Pick<SellerDraft, 'street' | 'city' | 'state' | 'zip' | 'countryCode'>;

interface AddressFieldsProps {
  readonly fields: Address;
  readonly set: (changes: Partial<Address>) => void;
  /** True if one part is filled in, which makes the others required. */
  readonly isWanted: boolean;
}

/** Business address; all fields empty for none. */
export function AddressFields({ fields, set, isWanted }: AddressFieldsProps) {
  const { t } = useTranslation('sellers');
  return (
    <>
      <TextField
        label={t('fields.street')}
        required={isWanted}
        maxLength={500}
        value={fields.street}
        change={(street) => set({ street })}
      />
      <Group grow align="start">
        <TextField label={t('fields.city')} required={isWanted} maxLength={100} value={fields.city} change={(city) => set({ city })} />
        <TextField label={t('fields.state')} value={fields.state} change={(state) => set({ state })} />
      </Group>
      <Group grow align="start">
        <TextField label={t('fields.zip')} dir="ltr" value={fields.zip} change={(zip) => set({ zip })} />
        <CountrySelect
          label={t('fields.country')}
          required={isWanted}
          value={fields.countryCode}
          choose={(countryCode) => set({ countryCode })}
        />
      </Group>
    </>
  );
}
