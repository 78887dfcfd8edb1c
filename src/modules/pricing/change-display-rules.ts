import { normaliseDomain } from '../../kernel/domain-name.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import { assertRoom } from '../../platform/db/room.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newId } from '../../platform/ids.js';
import { db } from './pricing.tables.js';
import { readDisplayRule } from './display-rule.rules.js';
import { checkExchangeable, readCurrency } from './exchangeable.js';
import { findServiceCodes } from '../carriers/index.js';
import type { DisplayRuleRecord } from './read-display-rules.js';
import type { CreateDisplayRuleInput } from './display-rule.types.js';

/** Creates a display rule for a seller or one of its shops. SELLER_NOT_FOUND, LIMIT_REACHED. */
export async function createDisplayRule(tx: Tx, given: CreateDisplayRuleInput): Promise<DisplayRuleRecord> {
  const { settings, clock } = tx.services;
  const checks = new FieldChecks();
  const party = await partyOf(tx, checks, given);
  const currency = readCurrency(checks, 'currency', given.currency, settings.baseCurrency);
  const rule = readDisplayRule(checks, given, currency);
  await checkServices(tx, checks, rule.services ?? []);
  await checkExchangeable(tx, checks, 'currency', currency);
  checks.settle();

  const { sellerId } = party;
  await assertRoom(tx, 'displayRules', { owner: sellerId, held: () => countRules.first(tx.sql, { sellerId }) });
  const record = { id: newId(), ...party, ...rule, createdAt: clock.now() };
  await db.insert(tx.sql, 'displayRule', record);
  return record;
}

const countRules = statement(($: Named<{ sellerId: string }>) =>
  db
    .selectFrom('displayRule')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('sellerId', '=', $.sellerId),
);

const findSeller = statement(($: Named<{ id: string }>) => db.selectFrom('seller').select('id').where('id', '=', $.id));
const findShop = statement(($: Named<{ id: string }>) => db.selectFrom('shop').select(['id', 'sellerId']).where('id', '=', $.id));
const findShopByDomain = statement(($: Named<{ domain: string }>) =>
  db.selectFrom('shop').select(['id', 'sellerId']).where('domain', '=', $.domain),
);

interface Party {
  readonly sellerId: string;
  readonly shopId: string | null;
}

async function partyOf(tx: Tx, checks: FieldChecks, { sellerId, shopId }: CreateDisplayRuleInput): Promise<Party> {
  if (sellerId == null && shopId == null) checks.missing('sellerId');
  const shop = shopId == null ? undefined : await shopNamed(tx, shopId);
  if (shopId != null && !shop) checks.fail('shopId', 'notShop');
  if (sellerId == null) return { sellerId: shop?.sellerId ?? '', shopId: shop?.id ?? null };
  const known = isUuid(sellerId) && (await findSeller.first(tx.sql, { id: sellerId })) !== undefined;
  if (!known) throw refuse('SELLER_NOT_FOUND');
  if (shop && shop.sellerId !== sellerId.toLowerCase()) checks.fail('shopId', 'otherSellersShop');
  return { sellerId: sellerId.toLowerCase(), shopId: shop?.id ?? null };
}

const shopNamed = (tx: Tx, idOrDomain: string) =>
  isUuid(idOrDomain)
    ? findShop.first(tx.sql, { id: idOrDomain })
    : findShopByDomain.first(tx.sql, { domain: normaliseDomain(idOrDomain) ?? '' });

async function checkServices(tx: Tx, checks: FieldChecks, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const known = (await findServiceCodes(tx.sql, {})).map(({ code }) => code);
  for (const code of codes) if (!known.includes(code)) checks.fail('services', 'noServices', { code }, known);
}

const remove = statement(($: Named<{ id: string }>) => db.deleteFrom('displayRule').where('id', '=', $.id));

/** Deletes a rule. Orders keep the prices that were shown. NOT_FOUND. */
export async function deleteDisplayRule(tx: Tx, id: string): Promise<boolean> {
  const deleted = isUuid(id) ? await remove.count(tx.sql, { id }) : 0;
  if (deleted === 0) throw refuse('NOT_FOUND.displayRule');
  return true;
}
