import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { FindSellersDocument, SellerNameDocument } from './operations.generated.js';

const WAIT_MS = 200;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly email: string;
}

/** A seller, found by typing a part of its name, company or e-mail address. */
export function SellerChoice({ value, change }: { readonly value: string; readonly change: (id: string) => void }) {
  const { t } = useTranslation('prices');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS);
  const found = useRead(FindSellersDocument, { search }, { keep: true });
  const chosen = useRead(SellerNameDocument, { id: value }, { enabled: value !== '' });
  const sellers = new Map<string, Named>();
  for (const seller of [...(found.data?.sellers.nodes ?? []), ...(value !== '' && chosen.data ? [chosen.data.seller] : [])])
    sellers.set(seller.id, seller);
  return (
    <Select
      label={t('try.seller')}
      description={t('try.sellerHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('try.public')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('try.noSeller')}
      // The service has searched already.
      filter={({ options }) => options}
      onSearchChange={setTyped}
      data={[...sellers.values()].map(({ id, name, company, email }) => ({ value: id, label: `${company ?? name} (${email})` }))}
      value={value === '' ? null : value}
      onChange={(id) => change(id ?? '')}
    />
  );
}
