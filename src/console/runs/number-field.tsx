import { NumberInput } from '@mantine/core';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly description?: string;
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
}

/** A number that may be empty. */
export const NumberField = ({ value, onChange, decimals = 0, ...field }: NumberFieldProps) => (
  <NumberInput
    {...field}
    value={value ?? ''}
    onChange={(next) => onChange(next === '' ? null : Number(next))}
    decimalScale={decimals}
    inputMode={decimals > 0 ? 'decimal' : 'numeric'}
    hideControls
  />
);
