import { Stack } from '@mantine/core';
import { Money, type Amount } from './money.js';

interface AmountsProps {
  readonly of: readonly Amount[];
  readonly signed?: boolean;
}

/** One amount per currency; a dash if there is none. */
export const Amounts = ({ of, signed = false }: AmountsProps) =>
  of.length === 0 ? (
    <span>–</span>
  ) : (
    <Stack gap={0} component="span" display="inline-flex">
      {of.map((amount) => (
        <Money key={amount.currency} of={amount} signed={signed} />
      ))}
    </Stack>
  );
