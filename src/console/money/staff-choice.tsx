import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { CodStaffDocument } from './operations.generated.js';

interface StaffChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly required?: boolean;
}

/** A colleague by name. */
export function StaffChoice({ label, value, onChange, required = false }: StaffChoiceProps) {
  const { t } = useTranslation(['money', 'app']);
  const { can } = useSession();
  const { data } = useRead(CodStaffDocument, {}, { enabled: can('cod:handover') });
  return (
    <Select
      label={label}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('staff.clear') }}
      nothingFoundMessage={t('staff.nobody')}
      required={required}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      data={(data?.colleagues ?? []).map(({ id, name, role }) => ({ value: id, label: `${name} · ${t(`app:roles.${role}`)}` }))}
    />
  );
}
