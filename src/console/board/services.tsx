import { useTranslation } from 'react-i18next';
import { Count } from '../ui/count.js';
import { isolated } from '../ui/isolated.js';
import { ChartCard } from './chart-card.js';
import type { FiguresQuery } from './operations.generated.js';
import { useFiguresText } from './use-figures-text.js';

/** Deliveries and speed per service. */
export function Services({ services }: { readonly services: FiguresQuery['shipmentFigures']['services'] }) {
  const { t } = useTranslation('board');
  const text = useFiguresText();
  const [first] = services;
  return (
    <ChartCard
      title={t('services.title')}
      summary={t('services.summary', { service: isolated(first?.serviceName ?? ''), most: text.count(first?.delivered ?? 0) })}
      nothing={first ? undefined : t('services.nothing')}
      rows={services}
      idOf={({ serviceCode }) => serviceCode}
      columns={[
        { key: 'service', title: t('services.service'), cell: ({ serviceName }) => <bdi>{serviceName}</bdi> },
        { key: 'delivered', title: t('services.delivered'), end: true, cell: ({ delivered }) => <Count of={delivered} /> },
        {
          key: 'median',
          title: t('services.median'),
          end: true,
          cell: ({ medianHours }) => (medianHours == null ? '–' : text.hours(medianHours)),
        },
      ]}
    />
  );
}
