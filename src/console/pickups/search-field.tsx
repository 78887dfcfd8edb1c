import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/text-field.js';

interface SearchFieldProps {
  readonly value: string;
  readonly hint: string;
  readonly search: (text: string) => void;
}

/** Searches on Enter. */
export function SearchField({ value, hint, search }: SearchFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  return (
    <form
      style={{ flex: '1 1 16rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        search(text.trim());
      }}
    >
      <Group gap={6} align="flex-end" wrap="nowrap">
        <TextField type="search" label={t('search')} placeholder={hint} value={text} change={setText} maxLength={200} flex={1} />
        <Button type="submit" variant="default">
          {t('search')}
        </Button>
      </Group>
    </form>
  );
}
