import '@mantine/charts/styles.css';
import { LineChart } from '@mantine/charts';
import { useDirection } from '@mantine/core';
import { CHART_HEIGHT } from './chart-card.js';
import { axesOf } from './chart-axes.js';

export interface Line {
  readonly name: string;
  readonly label: string;
  readonly color: string;
  /** Dash pattern, because some users cannot distinguish the colours. */
  readonly dashes?: string;
}

interface LinesProps {
  readonly data: readonly Readonly<Record<string, string | number>>[];
  readonly lines: readonly Line[];
  readonly format: (value: number) => string;
}

/** Line chart over time, which runs in reading direction. */
export default function Lines({ data, lines, format }: LinesProps) {
  const { dir } = useDirection();
  return (
    <LineChart
      h={CHART_HEIGHT}
      data={data.map((point) => ({ ...point }))}
      dataKey="label"
      series={lines.map(({ name, label, color, dashes }) => ({
        name,
        label,
        color,
        ...(dashes !== undefined && { strokeDasharray: dashes }),
      }))}
      curveType="linear"
      withDots={data.length < 15}
      withLegend
      valueFormatter={format}
      accessibilityLayer={false}
      {...axesOf(dir)}
    />
  );
}
