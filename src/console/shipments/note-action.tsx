import { FileInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { base64Of } from '../ui/files.js';
import { ChoiceField } from '../ui/choice-field.js';
import { LongTextField } from '../ui/text-field.js';
import { WriteShipmentNoteDocument } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';
import type { NoteVisibility } from '../../schema-types.generated.js';

const types = ['GENERAL', 'PICKUP', 'DELIVERY', 'RETURN', 'FINANCE'] as const;
const visibilities = ['INTERNAL', 'SELLER'] as const;
const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,.xlsx,.txt,.csv';
const MOST_FILES = 5;
/** Requests are limited to 1 MiB, and Base64 adds a third. Larger files need the multipart REST route. */
const MOST_KIB = 700;

/** Adds a note to the shipment, with files. */
export function NoteAction({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const [text, setText] = useState('');
  const [type, setType] = useState<(typeof types)[number]>('GENERAL');
  const [visibility, setVisibility] = useState<(typeof visibilities)[number]>('INTERNAL');
  const [files, setFiles] = useState<readonly File[]>([]);
  const write = useWrite(WriteShipmentNoteDocument, () => {
    setText('');
    setFiles([]);
    notice(t('notes.done'));
  });
  const kib = files.reduce((sum, { size }) => sum + size, 0) / 1024;
  const problem = files.length > MOST_FILES ? t('notes.tooMany') : kib > MOST_KIB ? t('notes.tooLarge', { most: MOST_KIB }) : null;
  const run = async (): Promise<void> => {
    if (problem !== null) throw new Error(problem);
    const sent = await Promise.all(files.map(async (file) => ({ fileName: file.name, content: await base64Of(file) })));
    await write.mutateAsync({ input: { id: shipment.id, text: text.trim() || null, type, visibility, files: sent } });
  };
  return (
    <Action
      name={t('notes.add')}
      size="xs"
      icon={<IconPlus size={14} aria-hidden />}
      consequences={visibility === 'SELLER' ? t('notes.sellerConsequences') : t('notes.internalConsequences')}
      run={run}
    >
      <LongTextField label={t('notes.text')} value={text} change={setText} maxLength={5000} minRows={3} required={files.length === 0} />
      <ChoiceField label={t('notes.type')} of={types} nameOf={(value) => t(`noteTypes.${lower(value)}`)} value={type} choose={setType} />
      <VisibilityChoice visibility={visibility} setVisibility={setVisibility} />
      <FilesField files={files} setFiles={setFiles} problem={problem} />
    </Action>
  );
}

interface VisibilityChoiceProps {
  readonly visibility: NoteVisibility;
  readonly setVisibility: (visibility: NoteVisibility) => void;
}

function VisibilityChoice({ visibility, setVisibility }: VisibilityChoiceProps) {
  const { t } = useTranslation('shipments');
  return (
    <ChoiceField
      label={t('notes.visibility')}
      of={visibilities}
      nameOf={(value) => (value === 'INTERNAL' ? t('notes.internal') : t('notes.seller'))}
      value={visibility}
      choose={setVisibility}
    />
  );
}

interface FilesFieldProps {
  readonly files: readonly File[];
  readonly setFiles: (files: readonly File[]) => void;
  readonly problem: string | null;
}

function FilesField({ files, setFiles, problem }: FilesFieldProps) {
  const { t } = useTranslation('shipments');
  return (
    <FileInput
      label={t('notes.files')}
      description={t('notes.filesHint', { most: MOST_KIB })}
      value={[...files]}
      onChange={setFiles}
      accept={ACCEPTED}
      error={problem}
      multiple
      clearable
      clearButtonProps={{ 'aria-label': t('filters.clearOne') }}
    />
  );
}

const lower = <Text extends string>(text: Text) => text.toLowerCase() as Lowercase<Text>;
