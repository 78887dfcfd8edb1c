import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/text-field.js';

interface ReferenceFieldProps {
  readonly value: string;
  readonly set: (changes: { reference: string }) => void;
  readonly required?: boolean;
}

/** Payment reference: a bank slip number or payment id. */
export function ReferenceField({ value, set, required = false }: ReferenceFieldProps) {
  const { t } = useTranslation('sellers');
  return (
    <TextField
      label={t('reference')}
      description={t('referenceHint')}
      required={required}
      maxLength={100}
      autoComplete="off"
      value={value}
      change={(reference) => set({ reference })}
    />
  );
}
