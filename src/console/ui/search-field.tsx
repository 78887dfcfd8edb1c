import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly search: (text: string) => void;
}

/** Whoever types fast asks once. */
const REST_MS = 300;

/** A text that narrows a list while it is typed. */
export function SearchField({ label, value, placeholder, search }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const searchSoon = useDebouncedCallback((words: string) => {
    sent.current = words;
    search(words);
  }, REST_MS);
  // The Back button, or a filter that is taken away, changes what is looked for; an answer to what was typed does not.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  return (
    <TextInput
      type="search"
      label={label}
      placeholder={placeholder}
      value={text}
      maxLength={200}
      leftSection={<IconSearch size={16} aria-hidden />}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        searchSoon(currentTarget.value.trim());
      }}
    />
  );
}
