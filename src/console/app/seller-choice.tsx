import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { ChosenSellerDocument, FindSellersDocument, type FoundSellerFragment } from './operations.generated.js';

interface SellerChoiceProps extends Pick<SelectProps, 'size' | 'w' | 'required'> {
  /** UUID of the chosen seller; null for none, which is all of them in a filter. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly label: string;
}

const WAIT_MS = 200;

/** One seller of many, found by typing a part of its name, company, phone or e-mail address. For people who work for the operator. */
export function SellerChoice({ value, onChange, label, ...field }: SellerChoiceProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS);
  const { data: chosen } = useRead(ChosenSellerDocument, { id: value ?? '' }, { enabled: value !== null });
  const current = value === null ? undefined : chosen?.seller;
  // The field holds the name of the chosen one, which is not what is looked for.
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

/** The person of a company, or the address to tell people of one name apart by. */
export const labelOf = ({ displayName, name, email }: FoundSellerFragment): string =>
  `${displayName} · ${displayName === name ? email : name}`;
