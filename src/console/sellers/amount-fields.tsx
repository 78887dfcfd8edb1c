import { Autocomplete, Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { latinDigits } from '../ui/latin-digits.js';

interface AmountFieldsProps {
  readonly amount: string;
  readonly currency: string;
  /** Those that are likely; any other can be typed. */
  readonly currencies: readonly string[];
  readonly set: (changes: { amount?: string; currency?: string }) => void;
}

/** How much, of which money. The amount stays the text that was typed. */
export function AmountFields({ amount, currency, currencies, set }: AmountFieldsProps) {
  const { t } = useTranslation('sellers');
  return (
    <Group grow align="start">
      <TextInput
        label={t('amount')}
        required
        data-autofocus
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        pattern="[0-9]+([.][0-9]+)?"
        title={t('amountForm')}
        value={amount}
        onChange={(event) => set({ amount: latinDigits(event.currentTarget.value) })}
      />
      <Autocomplete
        label={t('currency')}
        required
        dir="ltr"
        maxLength={3}
        data={[...currencies]}
        value={currency}
        onChange={(code) => set({ currency: code.toUpperCase() })}
      />
    </Group>
  );
}
