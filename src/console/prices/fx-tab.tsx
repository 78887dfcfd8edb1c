import { Alert, Button, Group, Paper, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { useInstantText } from '../ui/instant.js';
import { notice } from '../ui/notices.js';
import { TextField } from '../ui/text-field.js';
import { numberText } from './grid-cells.js';
import { numberTyped } from './number-typed.js';
import { InstantInput } from './instant-input.js';
import { SetFxRateDocument } from './operations.generated.js';

const NOTHING = { from: '', to: '', rate: '', back: '', validFrom: null as string | null };

type Fx = typeof NOTHING;

/** Sets an exchange rate and its reverse rate, which prices need as well. */
export function FxTab() {
  const { t } = useTranslation('prices');
  const instant = useInstantText();
  const [fx, setFx] = useState(NOTHING);
  const write = useWrite(SetFxRateDocument);
  const { from, to, rate, back, validFrom } = fx;
  const isComplete = from.length === 3 && to.length === 3 && rate !== '';
  const set = (change: Partial<Fx>): void => setFx((old) => ({ ...old, ...change }));
  const run = async (): Promise<void> => {
    const { setFxRate: there } = await write.mutateAsync({ from, to, rate, validFrom });
    if (back !== '') await write.mutateAsync({ from: to, to: from, rate: back, validFrom });
    notice(t('fx.done', { from: there.from, to: there.to, rate: there.rate, at: instant(there.validFrom) }));
    setFx(NOTHING);
  };
  return (
    <Paper withBorder p="md" maw={760} component="section" aria-label={t('fx.title')}>
      <Stack gap="sm">
        <Title order={2}>{t('fx.title')}</Title>
        <Text size="sm" c="dimmed">
          {t('fx.intro')}
        </Text>
        <FxFields set={set} isComplete={isComplete} fx={fx} />
        <Alert color="blue">{t('fx.where')}</Alert>
        <Group>
          <Action
            name={t('fx.set')}
            variant="filled"
            why={isComplete ? null : t('why.fxIncomplete')}
            consequences={t('fx.consequences', { from, to, rate, when: validFrom ? instant(validFrom) : t('fx.now') })}
            run={run}
          />
          <Button variant="default" onClick={() => setFx(NOTHING)}>
            {t('clear')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

interface FxFieldsProps {
  readonly set: (change: Partial<Fx>) => void;
  readonly isComplete: boolean;
  readonly fx: Fx;
}

function FxFields({ set, isComplete, fx }: FxFieldsProps) {
  const { t } = useTranslation('prices');
  const { from, to, rate, back, validFrom } = fx;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <CurrencyField field="from" value={from} set={set} />
      <CurrencyField field="to" value={to} set={set} />
      <TextInput
        label={isComplete || (from && to) ? t('fx.rateOf', { from, to }) : t('fx.rate')}
        dir="ltr"
        inputMode="decimal"
        required
        {...numberTyped(rate, (typed) => typed !== rate && set({ rate: typed, back: reciprocal(numberText(typed)) }))}
      />
      <TextInput
        label={from && to ? t('fx.rateOf', { from: to, to: from }) : t('fx.back')}
        description={t('fx.backHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        dir="ltr"
        inputMode="decimal"
        {...numberTyped(back, (typed) => set({ back: typed }))}
      />
      <InstantInput
        label={t('fx.validFrom')}
        description={t('fx.validFromHint')}
        value={validFrom}
        change={(at) => set({ validFrom: at })}
      />
    </SimpleGrid>
  );
}

interface CurrencyFieldProps {
  readonly field: 'from' | 'to';
  readonly value: string;
  readonly set: (change: Partial<Fx>) => void;
}

function CurrencyField({ field, value, set }: CurrencyFieldProps) {
  const { t } = useTranslation('prices');
  return (
    <TextField
      label={t(`fx.${field}`)}
      dir="ltr"
      maxLength={3}
      required
      value={value}
      change={(typed) => set({ [field]: typed.trim().toUpperCase() })}
    />
  );
}

const DECIMALS = 10;
const NUMBER = /^\d{1,12}(\.\d{1,10})?$/;

/** Reciprocal, to the ten decimals of exchange rates; empty if there is none. */
function reciprocal(rate: string): string {
  if (!NUMBER.test(rate)) return '';
  const [whole = '0', fraction = ''] = rate.split('.');
  const scaled = BigInt(whole + fraction.padEnd(DECIMALS, '0'));
  if (scaled === 0n) return '';
  const unit = 10n ** BigInt(DECIMALS);
  const digits = ((unit * unit * 2n + scaled) / (scaled * 2n)).toString().padStart(DECIMALS + 1, '0');
  const point = digits.length - DECIMALS;
  let end = digits.length;
  while (end > point && digits[end - 1] === '0') end--;
  return end === point ? digits.slice(0, point) : `${digits.slice(0, point)}.${digits.slice(point, end)}`;
}
