import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { ChosenSellerDocument, FindSellersDocument, type FoundSellerFragment } from './operations.generated.js';
import { inOneLine } from '../ui/isolated.js';

interface SellerChoiceProps extends Pick<SelectProps, 'size' | 'w' | 'required' | 'id' | 'error'> {
  /** UUID of the selected seller; null for none, which means all in a filter. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly label: string;
}

const WAIT_MS = 200;

/** Seller picker for operator staff: searches name, company, phone and e-mail address. */
export function SellerChoice({ value, onChange, label, ...field }: SellerChoiceProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS);
  const { data: chosen } = useRead(ChosenSellerDocument, { id: value ?? '' }, { enabled: value !== null });
  const current = value === null ? undefined : chosen?.seller;
  // The field shows the selected name, which is not a search text.
  const isTyped = search !== '' && search !== (current && labelOf(current));
  const { data, isFetching } = useRead(FindSellersDocument, { search: isTyped ? search : null }, { keep: true });
  const found = data?.sellers.nodes ?? [];
  const others = found.filter(({ id }) => id !== current?.id);
  return (
    <Select
      label={label}
      placeholder={t('sellerChoice.placeholder')}
      nothingFoundMessage={isFetching || search !== typed.trim() ? t('loading') : t('sellerChoice.nothing')}
      data={[...(current ? [current] : []), ...others].map((seller) => ({ value: seller.id, label: labelOf(seller) }))}
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      clearable
      clearButtonProps={{ 'aria-label': t('sellerChoice.clear') }}
      {...field}
    />
  );
}

/** Contact name of a company, or the e-mail address to distinguish people with the same name. */
export const labelOf = ({ displayName, name, email }: FoundSellerFragment): string =>
  inOneLine(displayName, displayName === name ? email : name);
