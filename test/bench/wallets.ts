import { randomUUID } from 'node:crypto';
import { Helper } from './children.js';
import type { Database, Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { compare, type Comparison, type Sample, type Target } from './sample.js';
import { comparedRow, rate, referenceRow, type Row } from './table.js';
import type { Debiting } from './wallet-debits.js';

const CONNECTIONS = 16;
const SPREAD = 100;
const MIN_HOT = 400;
const MIN_SPREAD = 1_500;

/** Debits of one wallet that everybody wants, and of a hundred, beside a driver with the same statements. */
export async function measureWallets(ground: Ground, _load: LoadGenerator, options: Options): Promise<Row[]> {
  const database = await ground.database('wallets');
  const wallets = await addWallets(database);
  const helper = new Helper<Debiting, Sample>('./wallet-debits.ts');
  const target = (by: Debiting['by'], some: readonly string[]): Target => ({
    name: `${by} on ${some.length}`,
    run: (seconds) => helper.ask({ by, url: database.url, wallets: some, connections: CONNECTIONS, seconds }),
  });
  try {
    const hot = await compare([target('driver', wallets.slice(0, 1)), target('service', wallets.slice(0, 1))], options);
    const spread = await compare([target('driver', wallets), target('service', wallets)], options);
    return [...rowsOf('one wallet', hot, MIN_HOT), ...rowsOf(`${SPREAD} wallets`, spread, MIN_SPREAD)];
  } finally {
    await helper.stop();
  }
}

function rowsOf(name: string, [driver, service]: readonly Comparison[], floor: number): Row[] {
  if (!driver || !service) throw new Error('A target was not measured.');
  const { perSecond } = service.sample;
  return [
    referenceRow(`Debits of ${name} by a driver, ${CONNECTIONS} connections`, driver),
    comparedRow(`The same by the ledger`, service, '>= 0.40'),
    {
      name: `Debits of ${name}, against what is needed`,
      figure: rate(service.sample),
      limit: `${floor}/s`,
      ratio: perSecond / floor,
      wanted: '>= 1',
    },
  ];
}

/** Wallets with enough in them for a long day, straight into the table. */
async function addWallets({ sql }: Database): Promise<string[]> {
  const ids = Array.from({ length: SPREAD }, () => randomUUID());
  await sql(
    `insert into seller_account (seller_id, kind, currency, balance_minor, created_at, updated_at)
     select id, 'wallet', 'USD', 1000000000000, now(), now() from unnest($1::uuid[]) as s (id)`,
    [ids],
  );
  return ids;
}
