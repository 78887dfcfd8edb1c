import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { DateField } from '../ui/date-field.js';
import { TextField } from '../ui/text-field.js';

interface DayFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly choose: (day: string | null) => void;
}

/** Optional calendar day. */
export const DayField = ({ label, value, choose }: DayFieldProps) => (
  <DateField label={label} w={160} value={value ?? ''} change={(typed) => choose(typed === '' ? null : typed)} />
);

interface WordsFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly width: number;
  readonly value: string | null;
  readonly choose: (words: string | null) => void;
}

const WAIT_MS = 300;

/** Debounced search field. */
export function WordsField({ label, hint, width, value, choose }: WordsFieldProps) {
  const [typed, setTyped] = useState(value ?? '');
  const sent = useRef(value ?? '');
  const look = useDebouncedCallback((words: string) => {
    sent.current = words;
    choose(words === '' ? null : words);
  }, WAIT_MS);
  // The Back button resets the field; results of the typed text do not.
  useEffect(() => {
    if ((value ?? '') === sent.current) return;
    sent.current = value ?? '';
    setTyped(value ?? '');
  }, [value]);
  return (
    <TextField
      label={label}
      placeholder={hint}
      maxLength={100}
      w={width}
      maw="100%"
      value={typed}
      change={(typed) => {
        setTyped(typed);
        look(typed.trim());
      }}
    />
  );
}
