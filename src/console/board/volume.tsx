import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Count } from '../ui/count.js';
import { Day } from '../ui/instant.js';
import { ChartCard } from './chart-card.js';
import type { FiguresQuery } from './operations.generated.js';
import { useFiguresText } from './use-figures-text.js';

const Lines = lazy(() => import('./lines.js'));

type DayFigures = FiguresQuery['shipmentFigures']['days'][number];

const KINDS = [
  { name: 'placed', color: 'blue.6' },
  { name: 'delivered', color: 'green.8', dashes: '8 3' },
  { name: 'failed', color: 'red.7', dashes: '2 3' },
  { name: 'returned', color: 'violet.5', dashes: '8 3 2 3' },
] as const;

/** Shipments per day. */
export function Volume({ days }: { readonly days: readonly DayFigures[] }) {
  const { t } = useTranslation('board');
  const text = useFiguresText();
  const sum = (kind: (typeof KINDS)[number]['name']): number => days.reduce((total, day) => total + day[kind], 0);
  const sums = Object.fromEntries(KINDS.map(({ name }) => [name, text.count(sum(name))]));
  const busiest = days.reduce<DayFigures | undefined>((most, day) => (most && most.placed >= day.placed ? most : day), undefined);
  const isEmpty = KINDS.every(({ name }) => sum(name) === 0);
  return (
    <ChartCard
      title={t('volume.title')}
      summary={t('volume.summary', { ...sums, day: text.day(busiest?.date ?? ''), most: text.count(busiest?.placed ?? 0) })}
      nothing={isEmpty ? t('volume.nothing') : undefined}
      rows={days}
      idOf={({ date }) => date}
      columns={[
        { key: 'date', title: t('volume.day'), cell: ({ date }) => <Day of={date} /> },
        ...KINDS.map(({ name }) => ({
          key: name,
          title: t(`volume.${name}`),
          end: true,
          cell: (day: DayFigures) => <Count of={day[name]} />,
        })),
      ]}
      chart={
        <Lines
          data={days.map(({ date, ...counts }) => ({ ...counts, label: text.day(date) }))}
          lines={KINDS.map((kind) => ({ ...kind, label: t(`volume.${kind.name}`) }))}
          format={text.count}
        />
      }
    />
  );
}
