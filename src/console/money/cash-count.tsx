import { Alert, Fieldset, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyText } from '../ui/money.js';
import { DecimalInput } from '../ui/decimal-input.js';
import { amountLike, digitsOf, minorOf, minorOfText, type ExactAmount } from '../ui/exact-amounts.js';

interface CashCountProps {
  /** Expected amount. */
  readonly expected: ExactAmount;
  /** Counted amount; undefined until something is entered. */
  readonly counted: bigint | undefined;
  readonly count: (counted: bigint | undefined) => void;
}

/** Counts cash by notes and coins or as a total, and compares it with the expected amount. */
export function CashCount({ expected, counted, count }: CashCountProps) {
  const { t } = useTranslation('money');
  const denominations = denominationsOf(expected.currency);
  const [way, setWay] = useState('total');
  return (
    <Fieldset legend={t('count.title')}>
      <Stack gap="xs">
        <Text size="sm">{t('count.hint')}</Text>
        {denominations.length > 0 && (
          <SegmentedControl
            size="xs"
            aria-label={t('count.way')}
            value={way}
            onChange={(next) => {
              setWay(next);
              count(undefined);
            }}
            data={[
              { value: 'total', label: t('count.total') },
              { value: 'notes', label: t('count.notes') },
            ]}
          />
        )}
        {way === 'total' ? (
          <Total expected={expected} count={count} />
        ) : (
          <Notes expected={expected} denominations={denominations} count={count} />
        )}
        {counted !== undefined && <Comparison expected={expected} counted={counted} />}
      </Stack>
    </Fieldset>
  );
}

function Total({ expected, count }: Pick<CashCountProps, 'expected' | 'count'>) {
  const { t } = useTranslation('money');
  const [text, setText] = useState('');
  const isWrong = text.trim() !== '' && minorOfText(text, digitsOf(expected)) === undefined;
  return (
    <DecimalInput
      label={t('count.counted', { currency: expected.currency })}
      maw={240}
      value={text}
      error={isWrong && t('count.noAmount')}
      change={(typed) => {
        setText(typed);
        count(minorOfText(typed, digitsOf(expected)));
      }}
    />
  );
}

function Notes({
  expected,
  denominations,
  count,
}: Pick<CashCountProps, 'expected' | 'count'> & { readonly denominations: readonly string[] }) {
  const { t } = useTranslation('money');
  const [pieces, setPieces] = useState<Readonly<Record<string, string>>>({});
  const change = (denomination: string, text: string): void => {
    if (!/^\d{0,7}$/.test(text)) return;
    const next = { ...pieces, [denomination]: text };
    setPieces(next);
    const values = denominations.map((each) => BigInt(next[each] || '0') * (minorOfText(each, digitsOf(expected)) ?? 0n));
    const isEmpty = Object.values(next).every((each) => each === '');
    count(isEmpty ? undefined : values.reduce((sum, value) => sum + value, 0n));
  };
  return (
    <SimpleGrid cols={{ base: 3, sm: 4, md: 6 }} spacing="xs">
      {denominations.map((each) => (
        <DecimalInput
          key={each}
          size="xs"
          label={`${each} ${expected.currency}`}
          aria-label={t('count.pieces', { denomination: each, currency: expected.currency })}
          inputMode="numeric"
          value={pieces[each] ?? ''}
          change={(typed) => change(each, typed)}
        />
      ))}
    </SimpleGrid>
  );
}

function Comparison({ expected, counted }: Pick<CashCountProps, 'expected'> & { readonly counted: bigint }) {
  const { t } = useTranslation('money');
  const moneyText = useMoneyText();
  const difference = counted - minorOf(expected);
  const text = {
    counted: moneyText(amountLike(expected, counted)),
    expected: moneyText(expected),
    difference: moneyText(amountLike(expected, difference < 0n ? -difference : difference)),
  };
  const verdict = difference === 0n ? 'same' : difference < 0n ? 'less' : 'more';
  return (
    <Alert color={verdict === 'same' ? 'green' : 'orange'} role="status" p="xs">
      {t(`count.${verdict}`, text)}
    </Alert>
  );
}

/** Notes and coins in circulation, in major units, largest first. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  AED: ['1000', '500', '200', '100', '50', '20', '10', '5', '1', '0.50', '0.25'],
  SAR: ['500', '200', '100', '50', '20', '10', '5', '2', '1', '0.50', '0.25'],
  QAR: ['500', '200', '100', '50', '10', '5', '1', '0.50', '0.25'],
  KWD: ['20', '10', '5', '1', '0.500', '0.250', '0.100', '0.050', '0.020', '0.010', '0.005'],
  BHD: ['20', '10', '5', '1', '0.500', '0.100', '0.050', '0.025', '0.010', '0.005'],
  OMR: ['50', '20', '10', '5', '1', '0.500', '0.100', '0.050', '0.025', '0.010', '0.005'],
  JOD: ['50', '20', '10', '5', '1', '0.500', '0.250', '0.100', '0.050'],
  EGP: ['200', '100', '50', '20', '10', '5', '1', '0.50', '0.25'],
  USD: ['100', '50', '20', '10', '5', '2', '1', '0.25', '0.10', '0.05', '0.01'],
  EUR: ['500', '200', '100', '50', '20', '10', '5', '2', '1', '0.50', '0.20', '0.10', '0.05', '0.02', '0.01'],
  GBP: ['50', '20', '10', '5', '2', '1', '0.50', '0.20', '0.10', '0.05', '0.02', '0.01'],
};

/** Denominations of a currency; empty if only a total can be entered. */
const denominationsOf = (currency: string): readonly string[] => KNOWN[currency] ?? [];
