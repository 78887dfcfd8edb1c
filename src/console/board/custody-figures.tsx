import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { Count } from '../ui/count.js';
import { Loaded } from '../ui/loaded.js';
import { Money, useMoneyText } from '../ui/money.js';
import { isolated, inOneLine } from '../ui/isolated.js';
import { ChartCard } from './chart-card.js';
import { CustodyDocument, type CustodyQuery } from './operations.generated.js';

const Bars = lazy(() => import('./bars.js'));

type Custody = CustodyQuery['codCustody'][number];

/** Cash custody: one chart per currency. */
export function CustodyFigures() {
  const { t } = useTranslation('board');
  const custody = useRead(CustodyDocument, {});
  return (
    <Loaded read={custody}>
      {({ codCustody }) => {
        const currencies = [...new Set(codCustody.map(({ amount }) => amount.currency))].sort();
        if (currencies.length === 0) return <CustodyOf currency="" sums={[]} title={t('custody.title')} />;
        return currencies.map((currency) => (
          <CustodyOf
            key={currency}
            currency={currency}
            sums={codCustody.filter(({ amount }) => amount.currency === currency)}
            title={t('custody.titleIn', { currency })}
          />
        ));
      }}
    </Loaded>
  );
}

interface CustodyOfProps {
  readonly title: string;
  readonly currency: string;
  readonly sums: readonly Custody[];
}

function CustodyOf({ title, currency, sums }: CustodyOfProps) {
  const { t } = useTranslation('board');
  const text = useMoneyText();
  const nameOf = ({ stage, holder, carrierCode, cash }: Custody): string => {
    const name = t(`custody.stages.${stage}`);
    const who = holder?.name ?? carrierCode;
    return who !== null ? inOneLine(name, isolated(who)) : cash ? name : t('custody.provider');
  };
  // Numbers only draw the bars; labels use the amount strings.
  const bars = sums.map((sum) => ({ label: nameOf(sum), value: Number(sum.amount.amount) }));
  const digits = sums[0]?.amount.amount.split('.')[1]?.length ?? 0;
  return (
    <ChartCard
      title={title}
      summary={sums.map((sum) => `${nameOf(sum)}: ${isolated(text(sum.amount))}`).join('; ')}
      nothing={sums.length === 0 ? t('custody.nothing') : undefined}
      rows={sums}
      idOf={({ stage, holder, carrierCode, cash }) => `${stage} ${holder?.id ?? carrierCode} ${cash}`}
      columns={[
        { key: 'holder', title: t('custody.holder'), cell: (sum) => <bdi>{nameOf(sum)}</bdi> },
        { key: 'shipments', title: t('custody.shipments'), end: true, cell: ({ shipments }) => <Count of={shipments} /> },
        { key: 'amount', title: t('custody.amount'), end: true, cell: ({ amount }) => <Money of={amount} /> },
      ]}
      chart={
        <Bars
          data={bars}
          name={t('custody.amount')}
          color="orange.8"
          format={(value) => text({ amount: value.toFixed(digits), currency })}
          lying
        />
      }
    />
  );
}
