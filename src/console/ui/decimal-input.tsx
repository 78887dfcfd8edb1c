import { TextInput, type TextInputProps } from '@mantine/core';
import { latinDigits } from './latin-digits.js';

interface DecimalInputProps extends Omit<TextInputProps, 'onChange' | 'dir' | 'type'> {
  readonly change: (typed: string) => void;
}

/** A field for an amount or another number, kept as the text that was typed. Whatever digits the keyboard has, it holds Latin ones. */
export const DecimalInput = ({ change, ...field }: DecimalInputProps) => (
  <TextInput inputMode="decimal" {...field} dir="ltr" onChange={(event) => change(latinDigits(event.currentTarget.value))} />
);
