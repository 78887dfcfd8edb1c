import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Count } from '../ui/count.js';
import { isolated } from '../ui/isolated.js';
import { ChartCard } from './chart-card.js';
import type { FiguresQuery } from './operations.generated.js';
import { useFiguresText } from './use-figures-text.js';

const Bars = lazy(() => import('./bars.js'));

/** Why attempts failed. */
export function FailureReasons({ reasons }: { readonly reasons: FiguresQuery['shipmentFigures']['failureReasons'] }) {
  const { t } = useTranslation('board');
  const text = useFiguresText();
  const [first] = reasons;
  const total = reasons.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartCard
      title={t('reasons.title')}
      summary={t('reasons.summary', {
        total: text.count(total),
        reason: isolated(first?.label ?? ''),
        most: text.count(first?.count ?? 0),
      })}
      nothing={first ? undefined : t('reasons.nothing')}
      rows={reasons}
      idOf={({ reasonCode }) => reasonCode ?? ''}
      columns={[
        { key: 'reason', title: t('reasons.reason'), cell: ({ label }) => <bdi>{label}</bdi> },
        { key: 'count', title: t('reasons.attempts'), end: true, cell: ({ count }) => <Count of={count} /> },
      ]}
      chart={
        <Bars
          data={reasons.map(({ label, count }) => ({ label, value: count }))}
          name={t('reasons.attempts')}
          color="red.7"
          format={text.count}
          lying
        />
      }
    />
  );
}
