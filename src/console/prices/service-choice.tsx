import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { ServiceNamesDocument } from './operations.generated.js';

interface ServiceChoiceProps {
  readonly value: string;
  readonly change: (code: string) => void;
  /** Placeholder for no selection. When set, the choice may be empty. */
  readonly all?: string;
  readonly required?: boolean;
}

/** Service picker, grouped by carrier. */
export function ServiceChoice({ value, change, all, required = true }: ServiceChoiceProps) {
  const { t } = useTranslation('prices');
  const { data } = useRead(ServiceNamesDocument, {});
  const groups = (data?.carriers ?? []).map(({ name, services }) => ({
    group: name,
    items: services.map((service) => ({ value: service.code, label: `${service.name} (${service.code})` })),
  }));
  return (
    <Select
      label={t('cards.service')}
      searchable
      required={required && all === undefined}
      clearable={all !== undefined}
      clearButtonProps={{ 'aria-label': t('clear') }}
      placeholder={all}
      data={groups}
      value={value === '' ? null : value}
      onChange={(code) => change(code ?? '')}
    />
  );
}
