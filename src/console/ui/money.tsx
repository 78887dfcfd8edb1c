import { useTranslation } from 'react-i18next';
import { isolatedLtr } from './isolated.js';

/** Amount as returned by the service. */
export interface Amount {
  readonly amount: string;
  readonly currency: string;
}

/** Uses Latin digits in every language, because amounts are compared with documents and other systems. */
export const localeOf = (language: string): string => (language === 'ar' ? 'ar-AE-u-nu-latn' : 'en-GB');

/** Formats an amount for sentences and labels, direction-isolated. */
export function useMoneyText(): (money: Amount) => string {
  const { language } = useTranslation().i18n;
  return (money) => (language === 'ar' ? isolatedLtr(textOf(money, language)) : textOf(money, language));
}

const textOf = (money: Amount, language: string): string => `${figuresOf(money, language)} ${money.currency}`;

function figuresOf({ amount }: Amount, language: string): string {
  const digits = (amount.split('.')[1] ?? '').length;
  const figures = new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  // Pass the amount as a string: a large number would lose its last digits.
  return figures.format(amount as Intl.StringNumericLiteral);
}

interface MoneyProps {
  readonly of: Amount | null | undefined;
  readonly signed?: boolean;
  /** Without its currency, where a heading names it. */
  readonly bare?: boolean;
}

/** Amount with its currency; a dash if there is none. */
export function Money({ of, signed = false, bare = false }: MoneyProps) {
  const { language } = useTranslation().i18n;
  if (!of) return <span>–</span>;
  const sign = signed && !of.amount.startsWith('-') && Number(of.amount) !== 0 ? '+' : '';
  return (
    <bdi dir="ltr" className="figures">
      {sign}
      {bare ? figuresOf(of, language) : textOf(of, language)}
    </bdi>
  );
}
