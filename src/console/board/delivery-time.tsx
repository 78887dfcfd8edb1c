import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Count } from '../ui/count.js';
import { Facts } from '../ui/facts.js';
import { ChartCard } from './chart-card.js';
import type { FiguresQuery } from './operations.generated.js';
import { useFiguresText } from './use-figures-text.js';

const Bars = lazy(() => import('./bars.js'));

/** Time from pickup to delivery. */
export function DeliveryTime({ time }: { readonly time: FiguresQuery['shipmentFigures']['deliveryTime'] }) {
  const { t } = useTranslation('board');
  const text = useFiguresText();
  const { count, medianHours, p90Hours, buckets } = time;
  const [median, p90] = [text.hours(medianHours ?? 0), text.hours(p90Hours ?? 0)];
  const rows = buckets.map(({ upToHours, count }, index) => ({
    label:
      upToHours == null
        ? t('time.over', { hours: buckets[index - 1]?.upToHours ?? 0 })
        : t('time.range', { from: buckets[index - 1]?.upToHours ?? 0, to: upToHours }),
    value: count,
  }));
  return (
    <ChartCard
      title={t('time.title')}
      summary={t('time.summary', { number: text.count(count), median, p90 })}
      nothing={count === 0 ? t('time.nothing') : undefined}
      rows={rows}
      idOf={({ label }) => label}
      columns={[
        { key: 'hours', title: t('time.hours'), cell: ({ label }) => <bdi>{label}</bdi> },
        { key: 'count', title: t('time.deliveries'), end: true, cell: ({ value }) => <Count of={value} /> },
      ]}
      chart={<Bars data={rows} axis={t('time.hours')} name={t('time.deliveries')} color="blue.6" format={text.count} />}
    >
      <Facts
        of={[
          [t('time.median'), <strong>{median}</strong>],
          [t('time.p90'), <strong>{p90}</strong>],
        ]}
        cols={2}
      />
    </ChartCard>
  );
}
