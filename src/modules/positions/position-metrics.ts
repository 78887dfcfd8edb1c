import type { MetricDefinition } from '../../platform/metrics/metrics.js';
import type { CoreServices } from '../../platform/services.js';
import type { Extension } from './extend-path.js';
import type { Unusable } from './positions.enums.js';

const POINTS: MetricDefinition<'result'> = {
  name: 'shipgraph_positions_total',
  help: 'Points sent by drivers\' devices: "counted", or why they were not.',
  labels: ['result'],
};

export function countPoints(
  { metrics }: CoreServices,
  { extension, unusable }: { extension: Extension; unusable: readonly Unusable[] },
): void {
  const results = [
    ...extension.points.map(({ problem }) => problem ?? 'counted'),
    ...unusable,
    ...Array.from({ length: extension.duplicates }, () => 'duplicate'),
  ];
  const counts = new Map<string, number>();
  for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1);
  for (const [result, count] of counts) metrics.count(POINTS, { result }, count);
}
