import { refuse, FieldChecks } from '../../kernel/errors.js';
import { assertRoom } from '../../platform/db/room.js';
import { statement, type Named, valuesOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newId } from '../../platform/ids.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { isCountry } from '../addresses/index.js';
import { type PlaceAliasType, SavePlaceAliasArgs } from './place-alias.types.js';
import { db } from './rating.tables.js';
import { keysOf } from './unknown-places.js';

type AliasRow = PlaceAliasType & { readonly stateKey: string; readonly aliasKey: string };

const upsert = statement(($: Named<AliasRow>) =>
  db
    .insertInto('placeAlias')
    .values(valuesOf($, ['id', 'countryCode', 'state', 'city', 'alias', 'stateKey', 'aliasKey', 'createdAt']))
    .onConflict((conflict) =>
      conflict
        .columns(['countryCode', 'stateKey', 'aliasKey'])
        .doUpdateSet((eb) => ({ city: eb.ref('excluded.city'), alias: eb.ref('excluded.alias'), createdAt: eb.ref('excluded.createdAt') })),
    )
    .returning('id'),
);

const countAliases = statement(($: Named<{ countryCode: string }>) =>
  db
    .selectFrom('placeAlias')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('countryCode', '=', $.countryCode),
);

const forget = statement(($: Named<{ countryCode: string; stateKey: string; cityKey: string }>) =>
  db
    .deleteFrom('unknownPlace')
    .where('countryCode', '=', $.countryCode)
    .where('cityKey', '=', $.cityKey)
    .where((eb) => eb.or([eb('stateKey', '=', $.stateKey), eb($.stateKey, '=', '')])),
);

/** Saves another name of a city; a name that has one is changed. The place is no longer listed as unknown. LIMIT_REACHED. */
export async function savePlaceAlias(tx: Tx, given: SavePlaceAliasArgs): Promise<PlaceAliasType> {
  const checks = new FieldChecks();
  const countryCode = given.countryCode.trim().toUpperCase();
  if (!isCountry(countryCode)) checks.fail('countryCode', 'countryCodeSuch', { example: 'AE' });
  checkFields(checks, '', SavePlaceAliasArgs, given);
  checks.settle();

  const { stateKey, cityKey } = keysOf({ countryCode, state: given.state ?? null, city: given.alias });
  const state = given.state?.trim() || null;
  const values = {
    id: newId(),
    countryCode,
    state,
    city: given.city.trim(),
    alias: given.alias.trim(),
    createdAt: tx.services.clock.now(),
  };
  const saved = await upsert.first(tx.sql, { ...values, stateKey, aliasKey: cityKey });
  await assertRoom(tx, 'placeAliases', { owner: countryCode, adding: 0, held: () => countAliases.first(tx.sql, { countryCode }) });
  await forget(tx.sql, { countryCode, stateKey, cityKey });
  return { ...values, id: saved?.id ?? values.id };
}

const remove = statement(($: Named<{ id: string }>) => db.deleteFrom('placeAlias').where('id', '=', $.id));

/** Deletes another name of a city. NOT_FOUND. */
export async function deletePlaceAlias(tx: Tx, id: string): Promise<boolean> {
  const deleted = isUuid(id) ? await remove.count(tx.sql, { id }) : 0;
  if (deleted === 0) throw refuse('NOT_FOUND.placeAlias');
  return true;
}
