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
  { extension, unusable, tooMany }: { extension: Extension; unusable: readonly Unusable[]; tooMany: number },
): void {
  const counts = new Map<string, number>();
  const add = (result: string, count = 1): void => void counts.set(result, (counts.get(result) ?? 0) + count);
  for (const { problem } of extension.points) add(problem ?? 'counted');
  for (const reason of unusable) add(reason);
  add('duplicate', extension.duplicates);
  add('too_late', extension.tooLate);
  add('too_many', tooMany);
  for (const [result, count] of counts) if (count > 0) metrics.count(POINTS, { result }, count);
}
