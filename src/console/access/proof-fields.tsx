import { useTranslation } from 'react-i18next';
import { PasswordField } from '../ui/password-field.js';
import { TextField } from '../ui/text-field.js';

interface FieldProps {
  readonly value: string;
  readonly change: (value: string) => void;
}

/** Password of the current user, to confirm their identity. */
export function OwnPassword({ value, change }: FieldProps) {
  const { t } = useTranslation('access');
  return <PasswordField label={t('twoFactor.password')} autoComplete="current-password" required dir="ltr" value={value} change={change} />;
}

/** Authenticator code or, if an app is already set up, a recovery code. */
export function CodeField({ value, change, isFirst = false }: FieldProps & { readonly isFirst?: boolean }) {
  const { t } = useTranslation('access');
  return (
    <TextField
      label={t('twoFactor.code')}
      description={t(isFirst ? 'twoFactor.firstCodeMeaning' : 'twoFactor.codeMeaning')}
      autoComplete="one-time-code"
      required
      maxLength={40}
      dir="ltr"
      value={value}
      change={change}
    />
  );
}
