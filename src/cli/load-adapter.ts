import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CarrierSimulator, ConformanceSubject } from '../carrier-kit/index.js';
import { misused } from './exit-codes.js';
import { plain } from './words.js';

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
    throw misused(`${path} cannot be loaded as an ES module. ${wordsOf(error)}${hintFor(error)}`);
  }
}

const wordsOf = (error: unknown): string =>
  plain(error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 1_000);

/** `npm init` makes packages whose `.js` files are no ES modules, and Node does not say what to do about it. */
const hintFor = (error: unknown): string =>
  error instanceof SyntaxError && /\bimport\b|\bexport\b/.test(error.message)
    ? '. Rename the file to .mjs, or set "type": "module" in the nearest package.json.'
    : '';

/** Starts the module's simulator, if it has one. */
export async function startSimulator(path: string, module: AdapterModule): Promise<CarrierSimulator | undefined> {
  if (module.startSimulator === undefined) return undefined;
  const simulator = await startedBy(path, module.startSimulator);
  const isSimulator =
    isObject(simulator) &&
    typeof simulator['fail'] === 'function' &&
    Array.isArray(simulator['parcels']) &&
    isObject(simulator['decisions']);
  if (!isSimulator) throw misused(`"startSimulator" of ${path} did not return a CarrierSimulator.`);
  return simulator as unknown as CarrierSimulator;
}

/** Reads the address too, which only a simulator that was started has. */
async function startedBy(path: string, start: () => Promise<unknown>): Promise<unknown> {
  try {
    const simulator = await start();
    if (isObject(simulator)) Reflect.get(simulator, 'url');
    return simulator;
  } catch (error) {
    throw misused(`"startSimulator" of ${path} failed. ${wordsOf(error)}`);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
