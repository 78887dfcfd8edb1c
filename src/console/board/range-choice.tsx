import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import { DateField } from '../ui/date-field.js';
import { LENGTHS, type Range } from './use-range.js';

/** Date range and, for operator staff, seller. */
export function RangeChoice({ range }: { readonly range: Range }) {
  const { t } = useTranslation(['board', 'app']);
  const { isOperator, can } = useSession();
  const { from, to, days, sellerId, change } = range;
  const choose = (value: string): void =>
    value === 'own' ? change({ days: null, from, to }) : change({ days: value, from: null, to: null });
  return (
    <Group align="flex-end" gap="md">
      <Stack gap={4}>
        <Text size="sm" fw={500} id="range">
          {t('figures.range')}
        </Text>
        <SegmentedControl
          aria-labelledby="range"
          value={days === null ? 'own' : String(days)}
          onChange={choose}
          data={[
            ...LENGTHS.map((length) => ({ value: String(length), label: t('figures.lastDays', { count: length }) })),
            { value: 'own', label: t('figures.own') },
          ]}
        />
      </Stack>
      {days === null && (
        <>
          <DayInput label={t('figures.from')} value={from} max={to} choose={(day) => change({ from: day })} />
          <DayInput label={t('figures.to')} value={to} min={from} choose={(day) => change({ to: day })} />
        </>
      )}
      {isOperator && can('seller:read') && (
        <SellerChoice label={t('figures.seller')} value={sellerId} onChange={(id) => change({ seller: id })} w={280} />
      )}
    </Group>
  );
}

interface DayInputProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly choose: (day: string) => void;
}

/** Ignores a cleared field. */
const DayInput = ({ choose, ...field }: DayInputProps) => (
  <DateField required {...field} change={(typed) => typed !== '' && choose(typed)} />
);
