import type { ChangeEvent, KeyboardEvent } from 'react';
import { numberText } from './grid-cells.js';

/** Props of a text field for a number. Parsed on blur and submit, not while typing: 15,250 passes through 15,2. */
export const numberTyped = (value: string, change: (text: string) => void) => ({
  value,
  onChange: (event: ChangeEvent<HTMLInputElement>) => change(event.currentTarget.value),
  onBlur: () => change(numberText(value)),
  onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && change(numberText(value)),
});
