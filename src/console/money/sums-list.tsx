import { List } from '@mantine/core';
import { sumsOf, type ExactAmount } from '../ui/exact-amounts.js';
import { useMoneyText } from '../ui/money.js';

/** Sum of the amounts in each currency. */
export function SumsList({ of }: { readonly of: readonly ExactAmount[] }) {
  const moneyText = useMoneyText();
  return (
    <List size="sm">
      {sumsOf(of).map((sum) => (
        <List.Item key={sum.currency}>{moneyText(sum)}</List.Item>
      ))}
    </List>
  );
}
