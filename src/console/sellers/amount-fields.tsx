import { Autocomplete, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../ui/decimal-input.js';

interface AmountFieldsProps {
  readonly amount: string;
  readonly currency: string;
  /** Suggested currencies; any other can be typed. */
  readonly currencies: readonly string[];
  readonly set: (changes: { amount?: string; currency?: string }) => void;
}

/** Amount and currency fields. The amount stays the typed text. */
export function AmountFields({ amount, currency, currencies, set }: AmountFieldsProps) {
  const { t } = useTranslation('sellers');
  return (
    <Group grow align="start">
      <DecimalInput
        label={t('amount')}
        required
        data-autofocus
        autoComplete="off"
        pattern="[0-9]+([.][0-9]+)?"
        title={t('amountForm')}
        value={amount}
        change={(typed) => set({ amount: typed })}
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
