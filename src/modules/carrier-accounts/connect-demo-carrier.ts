import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { CarrierServiceMappingInput } from './carrier-account.types.js';
import { db } from './carrier-accounts.tables.js';
import type { CarrierAccountServices } from './connected-account.js';
import { mapServices } from './map-services.js';

export interface DemoAccount {
  readonly carrier: string;
  readonly baseUrl: string;
  readonly credentials: Readonly<Record<string, string>>;
  readonly services: readonly CarrierServiceMappingInput[];
}

/** Marks the account that a demo makes; people may rename and map it like any other. */
const LABEL = 'Demo carrier';

const findDemo = statement(($: Named<{ carrierCode: string; label: string }>) =>
  db
    .selectFrom('carrierAccount')
    .select(db.columns('carrierAccount'))
    .where('carrierCode', '=', $.carrierCode)
    .where('label', '=', $.label)
    .where('mode', '=', 'test')
    .where('sellerId', 'is', null)
    .where('removedAt', 'is', null)
    .forUpdate(),
);

/** Connects the simulated carrier of a demo, or tells its account the new address. Services that were mapped before stay as they are. */
export async function connectDemoCarrier(
  tx: Tx<CarrierAccountServices>,
  { carrier, baseUrl, credentials, services }: DemoAccount,
): Promise<string> {
  const sealed = tx.services.secrets.encrypt(JSON.stringify(credentials));
  const known = await findDemo.first(tx.sql, { carrierCode: carrier, label: LABEL });
  if (known) {
    await db.change(tx.sql, 'carrierAccount', known, { version: known.version + 1, baseUrl, credentials: sealed });
    return known.id;
  }
  const id = newId();
  await db.insert(tx.sql, 'carrierAccount', {
    id,
    version: 1,
    carrierCode: carrier,
    sellerId: null,
    mode: 'test',
    label: LABEL,
    baseUrl,
    credentials: sealed,
  });
  await mapServices(tx, { account: { id, carrierCode: carrier }, bySeller: false }, services);
  return id;
}
