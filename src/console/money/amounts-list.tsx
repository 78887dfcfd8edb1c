import { Stack } from '@mantine/core';
import { Money, type Amount } from '../ui/money.js';

/** One amount per currency; a dash if there is none. */
export const Amounts = ({ of }: { readonly of: readonly Amount[] }) =>
  of.length === 0 ? (
    <span>–</span>
  ) : (
    <Stack gap={0} align="flex-start" component="span">
      {of.map((amount) => (
        <Money key={amount.currency} of={amount} />
      ))}
    </Stack>
  );
