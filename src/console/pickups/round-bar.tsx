import { Button, Group, Paper, Select, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import { useRead } from '../graph/use-read.js';
import { BulkAction } from '../ui/bulk-action.js';
import { LongTextField } from '../ui/text-field.js';
import { AssignRound } from './assign-round.js';
import { RoundReasonsDocument, RoundStepDocument, type RoundRowFragment } from './operations.generated.js';
import { inOneLine } from '../ui/isolated.js';

/** Transition numbers of the service, in display order. */
const steps = [
  { name: 'book', edges: [3] },
  { name: 'again', edges: [8] },
  { name: 'start', edges: [4] },
  { name: 'pickUp', edges: [5] },
  { name: 'fail', edges: [6] },
  { name: 'miss', edges: [7] },
] as const;
const REASONED: readonly string[] = ['fail', 'miss'];

/** Steps for the selected parcels; only those that at least one of them allows. */
export function RoundBar({ rows, clear }: { readonly rows: readonly RoundRowFragment[]; readonly clear: () => void }) {
  const { t } = useTranslation('pickups');
  return (
    <Paper withBorder p="xs" component="section" aria-label={t('chosen', { count: rows.length })}>
      <Group gap="xs">
        <Text fw={600} size="sm" role="status">
          {t('chosen', { count: rows.length })}
        </Text>
        {steps.map(({ name, edges }) => (
          <RoundStep key={name} name={name} edges={edges} rows={rows} done={clear} />
        ))}
        <AssignRound rows={rows} done={clear} />
        <Button size="xs" variant="subtle" onClick={clear}>
          {t('chooseNone')}
        </Button>
      </Group>
    </Paper>
  );
}

interface RoundStepProps {
  readonly name: (typeof steps)[number]['name'];
  readonly edges: readonly number[];
  readonly rows: readonly RoundRowFragment[];
  readonly done: () => void;
}

function RoundStep({ name, edges, rows, done }: RoundStepProps) {
  const { t } = useTranslation('pickups');
  const [reasonCode, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  // Retries of the same step of a parcel share one event id.
  const keys = useRef(new Map<string, string>());
  const stepOf = (row: RoundRowFragment) => row.allowedTransitions.find(({ edge }) => edges.includes(edge));
  const items = rows.filter((row) => stepOf(row) !== undefined);
  if (items.length === 0) return null;
  const act = async (row: RoundRowFragment): Promise<void> => {
    const step = stepOf(row);
    if (!step) return;
    const key = keys.current.get(row.id) ?? crypto.randomUUID();
    keys.current.set(row.id, key);
    const why = REASONED.includes(name) ? { reasonCode, note: note.trim() || null } : {};
    await send(RoundStepDocument, { input: { id: row.id, status: step.to, source: 'console', sourceEventId: key, ...why } });
  };
  return (
    <BulkAction
      name={t('stepCount', { step: t(`steps.${name}`), count: items.length })}
      items={items}
      idOf={({ id }) => id}
      nameOf={({ reference, receiverName }) => inOneLine(reference, receiverName)}
      consequences={
        <>
          {t(`stepConsequences.${name}`)}
          {items.length < rows.length && <Text size="sm">{t('left', { count: rows.length - items.length })}</Text>}
        </>
      }
      act={act}
      done={done}
    >
      {REASONED.includes(name) && (
        <>
          <Reason value={reasonCode} onChange={setReason} />
          <LongTextField label={t('note')} value={note} change={setNote} maxLength={2000} />
        </>
      )}
    </BulkAction>
  );
}

function Reason({ value, onChange }: { readonly value: string | null; readonly onChange: (code: string | null) => void }) {
  const { t, i18n } = useTranslation('pickups');
  const { data } = useRead(RoundReasonsDocument, {});
  const labelOf = (code: string, label: string): string =>
    i18n.exists(`reasons.${code}`, { ns: 'pickups' }) ? t(`reasons.${code}` as 'reasons.other') : label;
  return (
    <Select
      label={t('reason')}
      data={(data?.reference.reasonCodes ?? []).map(({ code, label }) => ({ value: code, label: labelOf(code, label) }))}
      value={value}
      onChange={onChange}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
    />
  );
}
