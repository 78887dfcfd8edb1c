import cluster from 'node:cluster';
import { AggregatorRegistry } from '@prometheus-io/client';
import type { Config } from './config.js';
import { startEmbeddedDatabase } from './embedded-database.js';
import { heapFlag, processHeapMb } from './heap-limit.js';
import { KeptProcess, type ProcessPlan } from './platform/cluster/kept-process.js';
import type { FromChild } from './platform/cluster/messages.js';
import { processMetrics } from './platform/metrics/process-metrics.js';

export interface Supervision {
  /** The URL of the web processes, and the path of the demo credentials. */
  readonly url: string | undefined;
  readonly credentials: string | undefined;
  readonly stop: () => Promise<void>;
}

type Say = (message: string) => void;

/** Runs the web processes, which share one port, and the worker; owns the embedded database. */
export async function supervise(config: Config, say: Say): Promise<Supervision> {
  const server = config.database.url === undefined ? await startEmbeddedDatabase(config.dataDir, say) : undefined;
  const plans = plansOf(config, server?.url);
  cluster.setupPrimary({
    execArgv: [
      ...process.execArgv.filter((flag) => !flag.startsWith('--max-old-space-size')),
      heapFlag(processHeapMb(config, plans.length)),
    ],
  });
  const told: { url?: string; credentials?: string } = {};
  const metrics = openMetricsOfAll();
  const heard = (message: FromChild, child: KeptProcess): void => {
    if (message.kind === 'ready') Object.assign(told, dropUndefined(message));
    else void metrics().then((text) => child.tell({ kind: 'metrics', id: message.id, text }));
  };
  const children = plans.map((plan) => new KeptProcess(plan, { heard, say }));
  const stop = async (): Promise<void> => {
    await Promise.all(children.map((child) => child.stop()));
    await server?.stop();
  };
  try {
    // The first process migrates and initialises the database before the others start.
    const [first, ...others] = children;
    await first?.start();
    await Promise.all(others.map((child) => child.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: told.url, credentials: told.credentials, stop };
}

function plansOf(config: Config, embeddedUrl: string | undefined): ProcessPlan[] {
  const web = Array.from({ length: config.webProcesses ?? 0 }, (_, index) => ({ name: `web-${index + 1}`, role: 'web' }));
  const all = config.role === 'all' ? [...web, { name: 'worker', role: 'worker' }] : web;
  const common = {
    DATABASE_POOL: String(Math.max(2, Math.floor(config.database.pool / all.length))),
    // Whether the demo is enabled depends on whether a database was configured.
    DEMO: String(config.demo),
    ...(embeddedUrl !== undefined && { DATABASE_URL: embeddedUrl }),
  };
  return all.map(({ name, role }) => ({ name, environment: { ...common, ROLE: role } }));
}

/** Sums the processes' own counters; takes the maximum of what each reads from the database. */
function openMetricsOfAll(): () => Promise<string | undefined> {
  AggregatorRegistry.setRegistries([processMetrics()]);
  const all = new AggregatorRegistry();
  // If a process does not reply in time, the process that received the scrape reports only its own metrics.
  return () => all.clusterMetrics().catch(() => undefined);
}

const dropUndefined = ({ url, credentials }: { url: string | undefined; credentials: string | undefined }) => ({
  ...(url !== undefined && { url }),
  ...(credentials !== undefined && { credentials }),
});
