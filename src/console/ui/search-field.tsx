import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly search: (text: string) => void;
}

/** Whoever types fast asks once. */
const REST_MS = 300;

/** A text that narrows a list while it is typed. */
export function SearchField({ label, value, search }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const searchSoon = useDebouncedCallback(search, REST_MS);
  return (
    <TextInput
      type="search"
      label={label}
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
