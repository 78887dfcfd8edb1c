import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from './session.js';
import { useRead } from '../graph/use-read.js';
import { ColleaguesDocument } from './operations.generated.js';

interface StaffChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly required?: boolean;
  readonly description?: string;
}

/** Staff picker by name. */
export function StaffChoice({ label, value, onChange, required = false, description }: StaffChoiceProps) {
  const { t } = useTranslation();
  const { can } = useSession();
  const { data } = useRead(ColleaguesDocument, {}, { enabled: can('cod:handover') });
  return (
    <Select
      label={label}
      description={description}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('colleagues.clear') }}
      nothingFoundMessage={t('colleagues.noMatch')}
      required={required}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      data={(data?.colleagues ?? []).map(({ id, name, role }) => ({ value: id, label: `${name} · ${t(`roles.${role}`)}` }))}
    />
  );
}
