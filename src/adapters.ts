import { pathToFileURL } from 'node:url';
import { shippedAdapters } from './adapters/index.js';
import type { CarrierAdapter } from './modules/carriers/index.js';

const CODE = /^[A-Z0-9_]{2,20}$/;

/** The adapters of this release, and those of the modules that CARRIER_ADAPTERS names. */
export async function loadAdapters(paths: readonly string[]): Promise<ReadonlyMap<string, CarrierAdapter>> {
  const loaded = await Promise.all(paths.map(loadAdapter));
  const adapters = new Map<string, CarrierAdapter>();
  for (const adapter of [...shippedAdapters, ...loaded]) {
    if (adapters.has(adapter.code)) throw new Error(`Two carrier adapters have the code ${adapter.code}.`);
    adapters.set(adapter.code, adapter);
  }
  return adapters;
}

async function loadAdapter(path: string): Promise<CarrierAdapter> {
  const module = (await import(pathToFileURL(path).href)) as { default?: unknown; adapter?: unknown };
  const adapter = module.default ?? module.adapter;
  if (!isAdapter(adapter))
    throw new Error(`${path} exports no carrier adapter. Run "shipgraph carrier check ${path}" to see what is missing.`);
  return adapter;
}

const isAdapter = (value: unknown): value is CarrierAdapter =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  CODE.test(value.code.slice(0, 21)) &&
  'quote' in value &&
  'book' in value &&
  'capabilities' in value;
