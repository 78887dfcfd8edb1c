import { Button, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/text-field.js';
import { Refused } from './refused.js';
import { useEntry } from './use-entry.js';

interface CodeFormProps {
  readonly prove: (code: string) => Promise<unknown>;
  readonly back: () => void;
}

/** Second login step: a code from the authenticator app, or a recovery code. */
export function CodeForm({ prove, back }: CodeFormProps) {
  const { t } = useTranslation('login');
  const [code, setCode] = useState('');
  const { enter, isBusy, error } = useEntry();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await enter(() => prove(code.trim())))) setCode('');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <Text size="sm">{t('code.intro')}</Text>
        <CodeField code={code} setCode={setCode} />
        {error && <Refused error={error} />}
        <Button type="submit" loading={isBusy}>
          {t('submit')}
        </Button>
        <Button variant="subtle" onClick={back}>
          {t('code.back')}
        </Button>
      </Stack>
    </form>
  );
}

function CodeField({ code, setCode }: { readonly code: string; readonly setCode: (value: string) => void }) {
  const { t } = useTranslation('login');
  return (
    <TextField
      name="code"
      label={t('code.label')}
      description={t('code.meaning')}
      autoComplete="one-time-code"
      inputMode="text"
      required
      autoFocus
      maxLength={40}
      dir="ltr"
      value={code}
      change={setCode}
    />
  );
}
