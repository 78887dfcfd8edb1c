import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../ui/password-field.js';

/** Fewest characters of a password. */
export const SHORTEST_PASSWORD = 10;

export interface NewPassword {
  readonly password: string;
  readonly again: string;
  /** Shows validation errors from then on and returns whether the input is valid. */
  readonly check: () => boolean;
  readonly isTried: boolean;
  readonly set: (changes: { readonly password?: string; readonly again?: string }) => void;
}

/** New password, entered twice because the input is hidden. */
export function useNewPassword(): NewPassword {
  const [typed, setTyped] = useState({ password: '', again: '' });
  const [isTried, setTried] = useState(false);
  return {
    ...typed,
    isTried,
    set: (changes) => setTyped({ ...typed, ...changes }),
    check: () => {
      setTried(true);
      return typed.password.length >= SHORTEST_PASSWORD && typed.password === typed.again;
    },
  };
}

/** Password fields plus the user name, so that password managers store both. */
export function NewPasswordFields({ email, of }: { readonly email: string; readonly of: NewPassword }) {
  const { t } = useTranslation('login');
  const { password, again, isTried, set } = of;
  const isShort = password.length < SHORTEST_PASSWORD;
  const show = { 'aria-label': t('show') };
  return (
    <>
      <TextInput name="email" label={t('email')} value={email} readOnly autoComplete="username" dir="ltr" />
      <PasswordField
        visibilityToggleButtonProps={show}
        label={t('invitation.password')}
        description={t('invitation.rule', { count: SHORTEST_PASSWORD })}
        error={isTried && isShort && t('invitation.short', { count: password.length, least: SHORTEST_PASSWORD })}
        value={password}
        change={(password) => set({ password })}
        autoComplete="new-password"
        required
        dir="ltr"
      />
      <PasswordField
        visibilityToggleButtonProps={show}
        label={t('invitation.again')}
        error={isTried && !isShort && password !== again && t('invitation.different')}
        value={again}
        change={(again) => set({ again })}
        autoComplete="new-password"
        required
        dir="ltr"
      />
    </>
  );
}
