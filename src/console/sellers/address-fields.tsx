import { Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../ui/country-select.js';
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
      <TextInput
        label={t('fields.street')}
        required={isWanted}
        maxLength={500}
        value={fields.street}
        onChange={(event) => set({ street: event.currentTarget.value })}
      />
      <Group grow align="start">
        <TextInput
          label={t('fields.city')}
          required={isWanted}
          maxLength={100}
          value={fields.city}
          onChange={(event) => set({ city: event.currentTarget.value })}
        />
        <TextInput label={t('fields.state')} value={fields.state} onChange={(event) => set({ state: event.currentTarget.value })} />
      </Group>
      <Group grow align="start">
        <TextInput label={t('fields.zip')} dir="ltr" value={fields.zip} onChange={(event) => set({ zip: event.currentTarget.value })} />
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
