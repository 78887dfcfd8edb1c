import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PhoneLink } from '../ui/phone-link.js';
import { TextField } from '../ui/text-field.js';

interface PhoneFieldProps {
  /** As it is stored; null until there is something. */
  readonly stored: { readonly phone: string | null; readonly phoneE164: string | null } | null;
  readonly value: string;
  readonly change: (phone: string) => void;
}

/** A phone number, marked while it is the stored one and cannot be dialled. */
export function PhoneField({ stored, value, change }: PhoneFieldProps) {
  const { t } = useTranslation('runs');
  return (
    <TextField
      type="tel"
      label={t('phone')}
      description={t('settings.phoneHint')}
      error={isUndialled(stored) && value === stored?.phone && t('settings.phoneNotDialled')}
      value={value}
      dir="ltr"
      maxLength={30}
      change={change}
    />
  );
}

const isUndialled = (stored: PhoneFieldProps['stored']): boolean => stored?.phone != null && stored.phoneE164 === null;

/** A stored phone number, which is called by a click, or says that it cannot be. */
export function StoredPhone({ stored }: { readonly stored: NonNullable<PhoneFieldProps['stored']> }) {
  const { t } = useTranslation('runs');
  if (stored.phone === null) return <bdi>–</bdi>;
  return (
    <>
      <PhoneLink given={stored.phone} e164={stored.phoneE164} />
      {isUndialled(stored) && (
        <Text size="xs" c="red">
          {t('settings.phoneNotDialled')}
        </Text>
      )}
    </>
  );
}
