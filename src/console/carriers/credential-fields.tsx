import { PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CredentialFieldFragment } from './operations.generated.js';

export type Credentials = Readonly<Record<string, string>>;

interface CredentialFieldsProps {
  readonly of: readonly CredentialFieldFragment[];
  readonly values: Credentials;
  readonly change: (values: Credentials) => void;
  /** False while none of them need be given. */
  readonly required?: boolean;
}

/** What a carrier asks for to log in. Nothing of it is filled in or remembered by the browser. */
export function CredentialFields({ of, values, change, required = true }: CredentialFieldsProps) {
  const { t } = useTranslation('carriers');
  return of.map(({ name, label, secret, maxLength, required: isNeeded }) => {
    const Field = secret ? PasswordInput : TextInput;
    return (
      <Field
        key={name}
        label={label}
        dir="ltr"
        autoComplete={secret ? 'new-password' : 'off'}
        spellCheck={false}
        maxLength={maxLength}
        required={required && isNeeded}
        value={values[name] ?? ''}
        onChange={({ currentTarget }) => change({ ...values, [name]: currentTarget.value })}
        {...(secret && { visibilityToggleButtonProps: { 'aria-label': t('credentials.show', { name: label }) } })}
      />
    );
  });
}

/** Only what was typed: an empty field means that the account has no such credential. */
export const typedCredentials = (values: Credentials): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
