import { knownSecretKey, Secrets } from '../../platform/auth/secrets.js';
import { qualified } from '../tables.js';
import { ok, problem, onPrimary, rowOf, type Reached } from './ground.js';

/** Columns that are encrypted with SECRET_KEY. One value tells whether this installation has the key. */
const SEALED = [
  { table: 'webhook_endpoint', column: 'secret' },
  { table: 'payout_account', column: 'sealed_number' },
  { table: 'carrier_account', column: 'credentials' },
] as const;

export const encryptedData = onPrimary('encrypted data', async (server, { config }) => {
  const key = await knownSecretKey(config.dataDir, config.secretKey);
  const sealed = await sealedValue(server, config.database.schema);
  if (sealed === undefined) return [ok('Nothing is encrypted yet.')];
  if (key !== undefined && canOpen(key, sealed)) return [ok('SECRET_KEY is the one that encrypted the data.')];
  return [
    problem(
      'SECRET_KEY is not the one that encrypted the data: webhooks, payouts and two-factor logins fail.',
      'Set SECRET_KEY to the value that the service had before, or put back secret.key in DATA_DIR.',
    ),
  ];
});

async function sealedValue({ client }: Reached, schema: string): Promise<Uint8Array | undefined> {
  for (const { table, column } of SEALED) {
    const name = qualified(schema, table);
    const { there } = await rowOf<{ there: boolean }>({ client }, 'select to_regclass($1) is not null as there', [name]);
    if (!there) continue;
    const { rows } = await client.query<{ sealed: Uint8Array }>(
      `select ${column} as sealed from ${name} where ${column} is not null limit 1`,
    );
    if (rows[0]) return rows[0].sealed;
  }
  return undefined;
}

function canOpen(key: string, sealed: Uint8Array): boolean {
  try {
    new Secrets(key).decrypt(sealed);
    return true;
  } catch {
    return false;
  }
}
