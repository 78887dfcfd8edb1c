import { parseArgs } from 'node:util';

export const partNames = [
  'start',
  'memory',
  'rates',
  'orders',
  'order-bytes',
  'reads',
  'labels',
  'growth',
  'webhooks',
  'lists',
  'board',
  'wallets',
  'graphql',
  'cores',
  'live',
  'positions',
  'console',
  'driver-app',
  'routing',
] as const;
/** What a change is judged by in a minute or so. */
const quickParts: readonly PartName[] = ['rates', 'orders', 'reads', 'graphql', 'webhooks'];
export type PartName = (typeof partNames)[number];

export interface Options {
  readonly parts: readonly PartName[];
  /** How long each case is shot at in each round. */
  readonly seconds: number;
  readonly rounds: number;
  /** A minute or so of the parts that tell most, with one short round each: for comparing a change, not for quoting. */
  readonly quick: boolean;
  /** Orders that the large database of `growth` begins with. */
  readonly history: number;
  /** Shipments that the lists are read from; a twentieth as many sellers, and three times as many postings. */
  readonly rows: number;
  /** Folder for CPU profiles of the measured services; the figures of such a run do not count. */
  readonly profile: string | undefined;
  /** Folder in which the database stays, so that the next run need not load it again. */
  readonly keep: string | undefined;
}

const USAGE = `npm run bench -- [${partNames.join('|')}]... [--quick] [--seconds 3] [--rounds 5] [--history 100000] [--rows 100000] [--million] [--profile folder] [--keep folder]`;

/** Reads the command line; says how it is used when it makes no sense. */
export function readOptions(args: readonly string[]): Options {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        quick: { type: 'boolean', default: false },
        seconds: { type: 'string' },
        rounds: { type: 'string' },
        history: { type: 'string', default: '100000' },
        rows: { type: 'string', default: '100000' },
        million: { type: 'boolean', default: false },
        profile: { type: 'string' },
        keep: { type: 'string' },
      },
    });
    return {
      parts: positionals.length > 0 ? positionals.map(partName) : values.quick ? quickParts : partNames,
      quick: values.quick,
      seconds: between(values.seconds ?? (values.quick ? '1.5' : '3'), 0.5, 60),
      rounds: between(values.rounds ?? (values.quick ? '1' : '5'), 1, 50),
      history: values.million ? 1_000_000 : between(values.history, 1, 10_000_000),
      rows: values.million ? 1_000_000 : between(values.rows, 10_000, 10_000_000),
      profile: values.profile,
      keep: values.keep,
    };
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\n${USAGE}`, { cause });
  }
}

function partName(text: string): PartName {
  const name = partNames.find((known) => known === text);
  if (!name) throw new Error(`There is no part ${text}.`);
  return name;
}

function between(text: string, min: number, max: number): number {
  const value = Number(text);
  if (!(value >= min && value <= max)) throw new Error(`${text} is not a number from ${min} to ${max}.`);
  return value;
}
