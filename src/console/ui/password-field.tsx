import { PasswordInput, type PasswordInputProps } from '@mantine/core';

interface PasswordFieldProps extends Omit<PasswordInputProps, 'onChange'> {
  readonly change: (typed: string) => void;
}

/** A password, which can be shown. */
export const PasswordField = ({ change, ...field }: PasswordFieldProps) => (
  <PasswordInput {...field} onChange={(event) => change(event.currentTarget.value)} />
);
