import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CarrierSimulator, ConformanceSubject } from '../carrier-kit/index.js';
import { misused } from './exit-codes.js';
import { plain } from './table.js';

/** What an author's module exports. */
export interface AdapterModule {
  readonly adapter: ConformanceSubject['adapter'];
  readonly startSimulator: (() => Promise<CarrierSimulator>) | undefined;
  readonly sample: ConformanceSubject['sample'];
}

/** Loads an ES module with an adapter: its default export or `adapter`. Says what is wrong with anything else. */
export async function loadAdapter(path: string): Promise<AdapterModule> {
  const exported = await importModule(path);
  const adapter = exported['default'] ?? exported['adapter'];
  const { startSimulator, sample } = exported;
  if (!isObject(adapter)) throw misused(`${path} exports no adapter: expected an object as the default export or as "adapter".`);
  if (!isObject(adapter['capabilities'])) throw misused(`The adapter of ${path} has no "capabilities": it cannot be checked.`);
  if (startSimulator !== undefined && typeof startSimulator !== 'function')
    throw misused(`"startSimulator" of ${path} is not a function that returns a started simulator.`);
  if (sample !== undefined && !isObject(sample)) throw misused(`"sample" of ${path} is not an object with parts of a booking.`);
  return { adapter, startSimulator, sample } as unknown as AdapterModule;
}

async function importModule(path: string): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(resolve(path)).href)) as Record<string, unknown>;
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw misused(`${path} cannot be loaded as an ES module. ${plain(reason).slice(0, 1_000)}`);
  }
}

/** Starts the module's simulator, if it has one. */
export async function startSimulator(path: string, module: AdapterModule): Promise<CarrierSimulator | undefined> {
  const simulator: unknown = await module.startSimulator?.();
  if (simulator === undefined && module.startSimulator === undefined) return undefined;
  const isSimulator =
    isObject(simulator) &&
    typeof simulator['fail'] === 'function' &&
    Array.isArray(simulator['parcels']) &&
    isObject(simulator['decisions']);
  if (!isSimulator) throw misused(`"startSimulator" of ${path} did not return a CarrierSimulator.`);
  return simulator as unknown as CarrierSimulator;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
