import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { useDirection } from '@mantine/core';
import { useIsPhone } from '../ui/use-is-phone.js';
import { axesOf } from './chart-axes.js';
import { CHART_HEIGHT } from './chart-card.js';

const BAR_HEIGHT = 34;
const NAMES_WIDTH = 170;
const SHORT_NAMES_WIDTH = 80;
const VALUES_WIDTH = 90;

interface BarsProps {
  readonly data: readonly { readonly label: string; readonly value: number }[];
  /** Unit of the values. */
  readonly name: string;
  readonly color: string;
  /** Axis label of the names, if needed. */
  readonly axis?: string;
  readonly format: (value: number) => string;
  /** Horizontal bars, for long names. A phone always has them, so that no name is left out. */
  readonly lying?: boolean;
}

/** Bar chart. */
export default function Bars({ data, name, color, axis, format, lying: mustLie = false }: BarsProps) {
  const { dir } = useDirection();
  const lying = useIsPhone() || mustLie;
  const { xAxisProps, yAxisProps, ...axes } = axesOf(dir);
  return (
    <BarChart
      h={lying ? Math.max(120, data.length * BAR_HEIGHT + 40) : CHART_HEIGHT}
      data={data.map((bar) => ({ ...bar }))}
      dataKey="label"
      series={[{ name: 'value', label: name, color }]}
      orientation={lying ? 'vertical' : 'horizontal'}
      gridAxis={lying ? 'y' : 'x'}
      maxBarWidth={48}
      withBarValueLabel
      {...(axis !== undefined && (lying ? { yAxisLabel: axis } : { xAxisLabel: axis }))}
      valueFormatter={format}
      accessibilityLayer={false}
      {...axes}
      // The value is shown beside each bar.
      withXAxis={!lying}
      barChartProps={lying ? { margin: dir === 'rtl' ? { left: VALUES_WIDTH } : { right: VALUES_WIDTH } } : {}}
      xAxisProps={{ ...xAxisProps, interval: 0 }}
      yAxisProps={lying ? { ...yAxisProps, width: mustLie ? NAMES_WIDTH : SHORT_NAMES_WIDTH } : yAxisProps}
    />
  );
}
