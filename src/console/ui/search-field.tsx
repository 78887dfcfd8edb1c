import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { TextField } from './text-field.js';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly search: (text: string) => void;
}

/** Debounces typing. */
const REST_MS = 300;

/** Search field that filters a list while typing. */
export function SearchField({ label, value, placeholder, search }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const searchSoon = useDebouncedCallback((words: string) => {
    sent.current = words;
    search(words);
  }, REST_MS);
  // The Back button or clearing a filter resets the field; results of the typed text do not.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      value={text}
      maxLength={200}
      leftSection={<IconSearch size={16} aria-hidden />}
      change={(typed) => {
        setText(typed);
        searchSoon(typed.trim());
      }}
    />
  );
}
