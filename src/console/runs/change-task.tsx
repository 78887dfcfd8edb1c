import { Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { ActionDialog } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { DateField } from '../ui/date-field.js';
import { LongTextField } from '../ui/text-field.js';
import type { BoardTask } from './board-types.js';
import { ChangeTaskDocument } from './operations.generated.js';
import { fieldOf, instantOf } from './texts.js';

/** Time window and note of an open task. */
export function ChangeTask({ task, close }: { readonly task: BoardTask; readonly close: () => void }) {
  const { t } = useTranslation('runs');
  const [from, setFrom] = useState(fieldOf(task.windowFrom));
  const [to, setTo] = useState(fieldOf(task.windowTo));
  const [note, setNote] = useState(task.note ?? '');
  const write = useWrite(ChangeTaskDocument, () => notice(t('change.done')));
  const input = { taskId: task.id, windowFrom: instantOf(from), windowTo: instantOf(to), note: note.trim() || null };
  return (
    <ActionDialog
      name={t('change.title', { name: task.reference })}
      consequences={t('change.consequences')}
      opened
      close={close}
      run={() => write.mutateAsync({ input })}
    >
      <Group grow>
        <DateField type="datetime-local" label={t('change.from')} value={from} change={setFrom} />
        <DateField type="datetime-local" label={t('change.to')} value={to} change={setTo} />
      </Group>
      <LongTextField label={t('change.note')} value={note} change={setNote} maxLength={500} minRows={2} />
    </ActionDialog>
  );
}
