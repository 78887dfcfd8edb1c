import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../ui/action.js';
import { TextField } from '../ui/text-field.js';

interface KeepActionProps {
  readonly name: string;
  readonly why: string | null;
  readonly suggestion: string;
  readonly keep: (name: string) => Promise<unknown>;
}

/** Keeps something in the address book, under a name. */
export function KeepAction({ name, why, suggestion, keep }: KeepActionProps) {
  const { t } = useTranslation('ship');
  const [entry, setEntry] = useState('');
  return (
    <Action
      name={name}
      size="xs"
      why={why}
      icon={<IconBookmark size={14} aria-hidden />}
      consequences={t('book.keepMeaning')}
      begin={() => setEntry(suggestion)}
      run={() => keep(entry.trim())}
    >
      <TextField label={t('book.name')} required maxLength={100} value={entry} change={setEntry} />
    </Action>
  );
}
