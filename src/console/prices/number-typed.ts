import type { ChangeEvent, KeyboardEvent } from 'react';
import { numberText } from './grid-cells.js';

/**
 * For a text field that takes a number. It is read as one when the field is left or sent, and not while it is typed: 15,250 passes through
 * 15,2 on its way.
 */
export const numberTyped = (value: string, change: (text: string) => void) => ({
  value,
  onChange: (event: ChangeEvent<HTMLInputElement>) => change(event.currentTarget.value),
  onBlur: () => change(numberText(value)),
  onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && change(numberText(value)),
});
