import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { useDirection } from '@mantine/core';
import { useIsPhone } from '../ui/use-is-phone.js';
import { axesOf } from './chart-axes.js';
import { CHART_HEIGHT } from './chart-card.js';

const BAR_HEIGHT = 34;
const NAMES_WIDTH = 170;
const VALUES_WIDTH = 90;

interface BarsProps {
  readonly data: readonly { readonly label: string; readonly value: number }[];
  /** What is counted. */
  readonly name: string;
  readonly color: string;
  /** What the names are, where that is not clear without. */
  readonly axis?: string;
  readonly format: (value: number) => string;
  /** One under the other, for those that have names. */
  readonly lying?: boolean;
}

/** How much there is of each. */
export default function Bars({ data, name, color, axis, format, lying = false }: BarsProps) {
  const { dir } = useDirection();
  const isPhone = useIsPhone();
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
      {...(axis !== undefined && { xAxisLabel: axis })}
      valueFormatter={format}
      accessibilityLayer={false}
      {...axes}
      // Beside each bar stands how much it is.
      withXAxis={!lying}
      barChartProps={lying ? { margin: dir === 'rtl' ? { left: VALUES_WIDTH } : { right: VALUES_WIDTH } } : {}}
      // A phone has room for some of the names only.
      xAxisProps={{ ...xAxisProps, interval: isPhone ? 'equidistantPreserveStart' : 0 }}
      yAxisProps={lying ? { ...yAxisProps, width: NAMES_WIDTH } : yAxisProps}
    />
  );
}
