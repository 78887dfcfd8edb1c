import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { ServiceNamesDocument } from './operations.generated.js';

interface ServiceChoiceProps {
  readonly value: string;
  readonly change: (code: string) => void;
  /** Where none at all is an answer as well. */
  readonly all?: string;
  readonly required?: boolean;
}

/** A service, by its carrier. */
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
