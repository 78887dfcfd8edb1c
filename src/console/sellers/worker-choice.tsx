import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { WorkersDocument } from './operations.generated.js';

interface WorkerChoiceProps {
  readonly value: string;
  readonly choose: (id: string) => void;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Picker for workers who hold cash. Others can be entered by id. */
export function WorkerChoice({ value, choose }: WorkerChoiceProps) {
  const { t } = useTranslation('sellers');
  const { can } = useSession();
  const [typed, setTyped] = useState('');
  const { data } = useRead(WorkersDocument, { staff: can('staff:manage') });
  const people = new Map<string, string>();
  for (const { holder } of data?.codCustody ?? []) if (holder) people.set(holder.id, holder.name);
  for (const { id, name } of data?.staff?.nodes ?? []) people.set(id, name);
  for (const id of [typed.trim(), value]) if (UUID.test(id) && !people.has(id)) people.set(id, id);
  return (
    <Select
      label={t('shortage.worker')}
      description={t('shortage.workerHint')}
      required
      searchable
      nothingFoundMessage={t('shortage.unknown')}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...people].map(([id, name]) => ({ value: id, label: name }))}
      value={value === '' ? null : value}
      onChange={(id) => choose(id ?? '')}
    />
  );
}
