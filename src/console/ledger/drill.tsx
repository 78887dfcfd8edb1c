import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Money, useMoneyText, type Amount } from '../ui/money.js';
import { useAccountName } from './account-name.js';
import { rangeBefore, rangeText, type DayRange } from './days.js';

/** The columns of a trial balance with movements, in their order. */
export const FIGURES = ['openingDebit', 'openingCredit', 'debit', 'credit', 'closingDebit', 'closingCredit'] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Readonly<Record<Figure, Amount>>;

export const isZero = ({ amount }: Amount): boolean => !/[1-9]/.test(amount);

interface Drill {
  readonly account: string;
  readonly currency: string;
  readonly side?: 'DEBIT' | 'CREDIT' | null;
  readonly shown: DayRange;
}

/** Leads to the entries of an account, beside the page that is open; null closes them. */
export function useDrillLink(): (drill: Drill | null) => string {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  return (drill) => {
    const there = new URLSearchParams(search);
    for (const name of ['account', 'currency', 'side', 'shown', 'after', 'entry']) there.delete(name);
    if (drill !== null) {
      there.set('account', drill.account);
      there.set('currency', drill.currency);
      if (drill.side) there.set('side', drill.side);
      there.set('shown', rangeText(drill.shown));
    }
    return `${pathname}?${there.toString()}`;
  };
}

interface FigureLinkProps {
  readonly of: Amount;
  readonly figure: Figure;
  readonly account: { readonly code: string; readonly title: string };
  readonly range: DayRange;
}

/** A figure, which leads to its entries: a balance that was carried over to those of the period before. */
export function FigureLink({ of: amount, figure, account, range }: FigureLinkProps) {
  const { t } = useTranslation('ledger');
  const linkTo = useDrillLink();
  const nameOf = useAccountName();
  const text = useMoneyText();
  if (isZero(amount)) return <Nothing />;
  const side = figure === 'debit' ? 'DEBIT' : figure === 'credit' ? 'CREDIT' : null;
  const shown = figure.startsWith('opening') ? rangeBefore(range) : range;
  return (
    <Anchor
      component={Link}
      to={linkTo({ account: account.code, currency: amount.currency, side, shown })}
      size="sm"
      aria-label={t('period.entriesOf', { amount: text(amount), figure: t(`figures.${figure}`), account: nameOf(account) })}
    >
      <Money of={amount} bare />
    </Anchor>
  );
}

export const Nothing = () => (
  <Text span size="sm" c="dimmed">
    –
  </Text>
);
