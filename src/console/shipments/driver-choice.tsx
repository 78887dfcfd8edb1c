import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { DriversDocument } from './operations.generated.js';

interface DriverChoiceProps {
  readonly value: string | null;
  readonly choose: (driverId: string | null) => void;
}

/** Driver picker. */
export function DriverChoice({ value, choose }: DriverChoiceProps) {
  const { t } = useTranslation('shipments');
  const { data } = useRead(DriversDocument, {});
  return (
    <Select
      label={t('driver.driver')}
      required
      searchable
      data={(data?.drivers ?? []).map(({ id, name }) => ({ value: id, label: name ?? id }))}
      value={value}
      onChange={choose}
      nothingFoundMessage={t('driver.noMatch')}
    />
  );
}
