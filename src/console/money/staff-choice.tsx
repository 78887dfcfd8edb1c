import { Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { CodStaffDocument } from './operations.generated.js';

export interface Person {
  readonly id: string;
  readonly name: string;
}

interface StaffChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Who is known to those who may not list the staff. */
  readonly known: readonly Person[];
  readonly required?: boolean;
}

/** In the choice only: somebody whose id is typed. */
const SOMEBODY_ELSE = 'else';

/** A member of staff: from the list of all for those who may see it, otherwise oneself, a holder, or somebody by id. */
export function StaffChoice({ label, value, onChange, known, required = false }: StaffChoiceProps) {
  const { t } = useTranslation(['money', 'app']);
  const { can, staffId, name } = useSession();
  const mayList = can('staff:manage');
  const [isTyped, setTyped] = useState(false);
  const { data } = useRead(CodStaffDocument, { search: null }, { enabled: mayList });
  const listed = data?.staff.nodes.map((person) => ({ value: person.id, label: `${person.name} · ${t(`app:roles.${person.role}`)}` }));
  const self = staffId === null ? [] : [{ value: staffId, label: t('staff.me', { name }) }];
  const others = known.filter(({ id }) => id !== staffId).map((person) => ({ value: person.id, label: person.name }));
  const choose = (next: string | null): void => {
    setTyped(next === SOMEBODY_ELSE);
    onChange(next === SOMEBODY_ELSE ? '' : (next ?? ''));
  };
  return (
    <Stack gap="xs">
      <Select
        label={label}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('staff.clear') }}
        required={required}
        value={isTyped ? SOMEBODY_ELSE : value || null}
        onChange={choose}
        data={mayList ? (listed ?? []) : [...self, ...others, { value: SOMEBODY_ELSE, label: t('staff.else') }]}
      />
      {isTyped && (
        <TextInput
          label={t('staff.id')}
          description={t('staff.idHint')}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value.trim())}
          required={required}
          dir="ltr"
        />
      )}
    </Stack>
  );
}
