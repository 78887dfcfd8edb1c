import { Select, type SelectProps } from '@mantine/core';
import { oneOf } from '../graph/one-of.js';

interface ChoiceFieldProps<Value extends string> extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'allowDeselect'> {
  readonly of: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly value: Value | null;
  readonly choose: (value: Value) => void;
}

/** One of a few known values. */
export const ChoiceField = <Value extends string>({ of, nameOf, value, choose, ...field }: ChoiceFieldProps<Value>) => (
  <Select
    {...field}
    allowDeselect={false}
    data={of.map((each) => ({ value: each, label: nameOf(each) }))}
    value={value}
    onChange={(chosen) => {
      const known = oneOf(of, chosen);
      if (known !== null) choose(known);
    }}
  />
);
