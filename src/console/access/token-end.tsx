import { Select, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../ui/date-field.js';

const DAYS = ['30', '90', '365'] as const;

/** When a token ends: after so many days, on a day (YYYY-MM-DD), or never. */
export interface TokenEnd {
  readonly choice: (typeof DAYS)[number] | 'day' | 'never';
  readonly day: string;
}

export const IN_90_DAYS: TokenEnd = { choice: '90', day: '' };

/** The instant for the service; null for never. A day lasts until midnight where the user is. */
export function endOf({ choice, day }: TokenEnd): string | null {
  if (choice === 'never') return null;
  const end = choice === 'day' ? new Date(`${day}T23:59:59`) : new Date(Date.now() + Number(choice) * 86_400_000);
  return end.toISOString();
}

interface EndFieldProps {
  readonly end: TokenEnd;
  readonly change: (end: TokenEnd) => void;
}

/** Chooses the end of a token. */
export function EndField({ end, change }: EndFieldProps) {
  const { t } = useTranslation('access');
  return (
    <Stack gap="xs">
      <Select
        label={t('tokens.expires')}
        description={t('create.expiresMeaning')}
        data={[
          ...DAYS.map((days) => ({ value: days, label: t('create.inDays', { count: Number(days) }) })),
          { value: 'day', label: t('create.onDay') },
          { value: 'never', label: t('create.never') },
        ]}
        value={end.choice}
        onChange={(choice) => choice && change({ ...end, choice: choice })}
        allowDeselect={false}
      />
      {end.choice === 'day' && <DateField label={t('create.day')} required value={end.day} change={(day) => change({ ...end, day })} />}
    </Stack>
  );
}
