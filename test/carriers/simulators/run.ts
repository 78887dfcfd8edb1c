import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CarrierSimulator } from '../../../src/carrier-kit/simulator.js';

/** `npm run carrier:simulator -- aramex`: a carrier on a port of this machine, until it is interrupted. */
const SIMULATOR = /^export class \w+ extends CarrierSimulator\b/m;
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && SIMULATOR.test(readFileSync(join(import.meta.dirname, file), 'utf8')))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();

const CONTROLS = [
  ['GET', 'parcels', 'what was booked'],
  ['GET', 'credentials', 'what an account needs'],
  ['POST', 'scans', '{"awb", "code", "message", "at", "city", "signedBy"}: something happens to a parcel'],
  ['POST', 'faults', '{"kind": "cut_after", "match": "CreateShipments", "times": 1}: something goes wrong'],
  ['DELETE', 'faults', 'nothing goes wrong any more'],
  ['POST', 'decisions', '{"cancel", "currency", "brokenLabels", "pendingBookings", "latencyMs"}: what the carrier decides'],
  ['POST', 'webhook', '{"url"}: where scans are posted, for carriers with webhooks'],
] as const;

async function main(): Promise<void> {
  const { name, port } = wanted();
  const simulator = await (await simulatorOf(name)).start(port);
  console.log(`${simulator.carrier} at ${simulator.url}\n\nCredentials`);
  for (const [field, value] of Object.entries(simulator.credentials)) console.log(`  ${field.padEnd(20)} ${value}`);
  console.log(`\nServices\n  ${simulator.services.join(' ')}\n\nControls`);
  for (const [method, path, text] of CONTROLS) console.log(`  ${method.padEnd(6)} ${simulator.url}/_simulator/${path.padEnd(12)} ${text}`);
  console.log('\nCtrl+C stops it.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void simulator.stop());
}

function wanted(): { name: string; port: number } {
  const { values, positionals } = parseArgs({ options: { port: { type: 'string', default: '0' } }, allowPositionals: true });
  const [name] = positionals;
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Infinity;
  if (name === undefined || positionals.length > 1 || !names.includes(name)) throw new UsageError(`Name one carrier: ${names.join(', ')}.`);
  if (port > 65_535) throw new UsageError('--port must be a number from 0 to 65535; 0 takes a free port.');
  return { name, port };
}

class UsageError extends Error {}

/** The one simulator that a file exports. Files are loaded by name, so that a broken one does not keep the others from running. */
async function simulatorOf(name: string): Promise<CarrierSimulator> {
  const module: Readonly<Record<string, unknown>> = await import(`./${name}.js`);
  const found = Object.values(module).find(isSimulator);
  if (!found) throw new Error(`test/carriers/simulators/${name}.ts exports no class that extends CarrierSimulator.`);
  return new found();
}

const isSimulator = (value: unknown): value is new () => CarrierSimulator =>
  typeof value === 'function' && value.prototype instanceof CarrierSimulator;

try {
  await main();
} catch (error) {
  const isUsage =
    error instanceof UsageError || (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  console.error(isUsage ? `${error.message}\nUsage: npm run carrier:simulator -- <carrier> [--port <port>]` : error);
  process.exitCode = 1;
}
