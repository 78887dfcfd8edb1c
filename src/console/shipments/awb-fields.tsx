import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const MAX_LENGTH = 40;

export interface Numbers {
  readonly awb: string;
  readonly trackingNumber: string;
}

interface AwbFieldsProps {
  readonly numbers: Numbers;
  readonly change: (numbers: Numbers) => void;
}

/** The numbers that a carrier has given a parcel. */
export function AwbFields({ numbers, change }: AwbFieldsProps) {
  const { t } = useTranslation('shipments');
  const field = (name: keyof Numbers) => ({
    dir: 'ltr' as const,
    maxLength: MAX_LENGTH,
    autoComplete: 'off',
    value: numbers[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => change({ ...numbers, [name]: event.currentTarget.value }),
  });
  return (
    <>
      <TextInput label={t('awb.awb')} required {...field('awb')} />
      <TextInput label={t('awb.tracking')} {...field('trackingNumber')} />
    </>
  );
}
