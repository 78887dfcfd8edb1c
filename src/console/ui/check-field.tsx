import { Checkbox, type CheckboxProps } from '@mantine/core';

interface CheckFieldProps extends Omit<CheckboxProps, 'onChange'> {
  readonly change: (checked: boolean) => void;
}

/** Yes or no. */
export const CheckField = ({ change, ...field }: CheckFieldProps) => (
  <Checkbox {...field} onChange={(event) => change(event.currentTarget.checked)} />
);
