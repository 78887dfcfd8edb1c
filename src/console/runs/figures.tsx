import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../graph/use-filters.js';
import { useRead } from '../graph/use-read.js';
import { Count } from '../ui/count.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { localeOf } from '../ui/money.js';
import { Difference } from './cash.js';
import { FiguresChoice, type FigureGroup } from './figures-choice.js';
import { FleetFiguresDocument, type FleetFiguresQuery } from './operations.generated.js';
import { dayAfter } from './texts.js';
import type { Day } from './use-day.js';
import { inOneLine } from '../ui/isolated.js';

type Row = FleetFiguresQuery['fleetFigures'][number];

/** How drivers worked in a range of days, by driver, hub or day. */
export default function Figures({ day }: { readonly day: Day }) {
  const { t } = useTranslation('runs');
  const { get } = useFilters();
  const { percent, number } = useNumberText();
  const from = get('from') ?? dayAfter(day.today, -6);
  const to = get('to') ?? day.today;
  const by = groupOf(get('by'));
  const read = useRead(FleetFiguresDocument, { from, to, by, hub: day.hubId }, { keep: true });
  return (
    <Stack gap="md">
      <FiguresChoice day={day} from={from} to={to} by={by} />
      <Loaded read={read}>
        {({ fleetFigures }) =>
          fleetFigures.length === 0 ? (
            <Empty title={t('figures.none')} advice={t('figures.noneAdvice')} />
          ) : (
            <DataTable
              caption={t('views.figures')}
              rows={fleetFigures}
              idOf={keyOf}
              columns={[
                { key: 'about', title: t(`figures.groups.${by}`), cell: (row) => <About row={row} /> },
                { key: 'runs', title: t('title'), end: true, cell: ({ runs }) => <Count of={runs} /> },
                { key: 'stops', title: t('stops'), end: true, cell: ({ stops }) => <Count of={stops} /> },
                { key: 'perHour', title: t('figures.stopsPerHour'), end: true, cell: ({ stopsPerHour }) => number(stopsPerHour) },
                { key: 'first', title: t('figures.firstAttempt'), end: true, cell: (row) => percent(row.firstAttemptSuccess) },
                { key: 'late', title: t('figures.late'), end: true, cell: ({ lateShare }) => percent(lateShare) },
                { key: 'kmPerStop', title: t('figures.kmPerStop'), end: true, cell: ({ kmPerStop }) => number(kmPerStop) },
                { key: 'cash', title: t('figures.cashDifference'), end: true, cell: (row) => <Difference of={row.cashDifferences} /> },
              ]}
            />
          )
        }
      </Loaded>
    </Stack>
  );
}

const groupOf = (text: string | null): FigureGroup => (text === 'DAY' || text === 'HUB' ? text : 'DRIVER');

const keyOf = ({ day, hub, driver }: Row): string => day ?? hub?.id ?? driver?.id ?? '';

const About = ({ row: { day, hub, driver } }: { readonly row: Row }) => (
  <bdi>{day ?? (hub && inOneLine(hub.code, hub.name)) ?? driver?.name ?? '–'}</bdi>
);

/** Shares and rates with one decimal; a dash without one. */
function useNumberText() {
  const { i18n } = useTranslation();
  const format = (options: Intl.NumberFormatOptions) => {
    const figures = new Intl.NumberFormat(localeOf(i18n.language), { maximumFractionDigits: 1, ...options });
    return (value: number | null) => <bdi className="figures">{value === null ? '–' : figures.format(value)}</bdi>;
  };
  return { number: format({}), percent: format({ style: 'percent' }) };
}
