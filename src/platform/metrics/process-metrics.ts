import { collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client';
import { packageVersion } from '../package-folder.js';

let registry: Registry | undefined;

/**
 * Memory, CPU time, garbage collection and event loop delay. They belong to the process, not to a service in it; measuring starts with the
 * first call.
 */
export function processMetrics(): Registry {
  if (registry) return registry;
  registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_PRECISION_MS, eventLoopUtilizationTimeout: 1000 });
  for (const name of NOT_SHOWN) registry.removeSingleMetric(name);
  new Gauge({
    name: 'shipgraph_build_info',
    help: 'Always 1; the labels describe the running build.',
    labelNames: ['version', 'node'],
    aggregator: 'first',
    registers: [registry],
  }).set({ version: packageVersion(), node: process.version }, 1);
  return registry;
}

/** These say little about the time between two scrapes, and are invalid when scrapes follow each other closely. */
const NOT_SHOWN = [
  'nodejs_eventloop_lag_min_seconds',
  'nodejs_eventloop_lag_mean_seconds',
  'nodejs_eventloop_lag_stddev_seconds',
  'nodejs_eventloop_utilization_summary',
];

/** Resolution of the event loop delay; a finer one costs more wake-ups. */
const LOOP_PRECISION_MS = 20;
