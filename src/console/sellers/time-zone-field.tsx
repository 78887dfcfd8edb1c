import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface TimeZoneFieldProps {
  readonly value: string;
  readonly choose: (zone: string) => void;
}

/** Time zone picker with the browser's list. */
export function TimeZoneField({ value, choose }: TimeZoneFieldProps) {
  const { t } = useTranslation('sellers');
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(value === '' ? [] : [value])]);
  return (
    <Select
      label={t('fields.timezone')}
      placeholder="UTC"
      searchable
      limit={50}
      data={[...zones]}
      value={value === '' ? null : value}
      onChange={(zone) => choose(zone ?? '')}
    />
  );
}
