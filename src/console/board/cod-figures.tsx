import { useTranslation } from 'react-i18next';
import { Money, useMoneyText, type Amount } from '../ui/money.js';
import { isolated } from '../ui/isolated.js';
import { ChartCard } from './chart-card.js';
import type { FiguresQuery } from './operations.generated.js';

type Outstanding = NonNullable<FiguresQuery['shipmentFigures']['codOutstanding']>;

/** Undeposited cash on delivery. Has no chart, because currencies cannot be compared in one. */
export function CodFigures({ outstanding: { collected, toCollect } }: { readonly outstanding: Outstanding }) {
  const { t } = useTranslation('board');
  const text = useMoneyText();
  const currencies = [...new Set([...collected, ...toCollect].map(({ currency }) => currency))].sort();
  const all = (amounts: readonly Amount[]): string => amounts.map((amount) => isolated(text(amount))).join(', ') || t('cod.none');
  const of = (amounts: readonly Amount[], currency: string) => <Money of={amounts.find((amount) => amount.currency === currency)} />;
  return (
    <ChartCard
      title={t('cod.title')}
      summary={t('cod.summary', { collected: all(collected), toCollect: all(toCollect) })}
      nothing={currencies.length === 0 ? t('cod.nothing') : undefined}
      rows={currencies}
      idOf={(currency) => currency}
      columns={[
        { key: 'currency', title: t('cod.currency'), cell: (currency) => <bdi>{currency}</bdi> },
        { key: 'collected', title: t('cod.collected'), end: true, cell: (currency) => of(collected, currency) },
        { key: 'toCollect', title: t('cod.toCollect'), end: true, cell: (currency) => of(toCollect, currency) },
      ]}
    />
  );
}
