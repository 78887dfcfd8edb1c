import { TextInput, type TextInputProps } from '@mantine/core';

interface DecimalInputProps extends Omit<TextInputProps, 'onChange' | 'dir' | 'type'> {
  readonly change: (typed: string) => void;
}

/** Number field that keeps its value as text. Converts digits of any script to Latin ones. */
export const DecimalInput = ({ change, ...field }: DecimalInputProps) => (
  <TextInput inputMode="decimal" {...field} dir="ltr" onChange={(event) => change(latinDigits(event.currentTarget.value))} />
);

/** Converts the digits and decimal separator of Arabic keyboards. */
export const latinDigits = (typed: string): string =>
  typed.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replaceAll('٫', '.');
