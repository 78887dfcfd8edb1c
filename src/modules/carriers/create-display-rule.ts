import type { Actor } from '../../kernel/actor.js';
import { normaliseDomain } from '../../kernel/domain-name.js';
import { refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newId } from '../../platform/ids.js';
import { readDisplayRule, type GivenDisplayRule } from './display-rule-input.rules.js';
import { DisplayRuleSchema } from './display-rule.entity.js';
import { checkExchangeable, readCurrency } from './exchangeable.js';
import type { DisplayRuleRecord } from './read-display-rules.js';

/** Sets what the shoppers of a seller or of one shop see. SELLER_NOT_FOUND. */
export async function createDisplayRule(tx: Tx, actor: Actor, given: GivenDisplayRule): Promise<DisplayRuleRecord> {
  actor.require('rate-book:edit');
  const { settings, clock } = tx.services;
  const checks = new FieldChecks();
  const party = await partyOf(tx, checks, given);
  const currency = readCurrency(checks, 'currency', given.currency, settings.baseCurrency);
  const rule = readDisplayRule(checks, given, currency);
  await checkServices(tx, checks, rule.services ?? []);
  await checkExchangeable(tx, checks, 'currency', currency);
  checks.settle();

  const record = { id: newId(), ...party, ...rule, createdAt: clock.now() };
  await tx.em.insert(DisplayRuleSchema, record);
  return record;
}

interface Party {
  readonly sellerId: string;
  readonly shopId: string | null;
}

async function partyOf(tx: Tx, checks: FieldChecks, { sellerId, shopId }: GivenDisplayRule): Promise<Party> {
  if (sellerId == null && shopId == null) checks.missing('sellerId');
  const shop = shopId == null ? undefined : await shopNamed(tx, shopId);
  if (shopId != null && !shop) checks.fail('shopId', 'is not the UUID or domain of a connected shop');
  if (sellerId == null) return { sellerId: shop?.sellerId ?? '', shopId: shop?.id ?? null };
  const known = isUuid(sellerId) && (await tx.sql('select 1 from seller where id = $1', [sellerId])).length > 0;
  if (!known) throw refuse('SELLER_NOT_FOUND');
  if (shop && shop.sellerId !== sellerId.toLowerCase()) checks.fail('shopId', 'is a shop of another seller');
  return { sellerId: sellerId.toLowerCase(), shopId: shop?.id ?? null };
}

async function shopNamed(tx: Tx, idOrDomain: string): Promise<{ id: string; sellerId: string } | undefined> {
  const column = isUuid(idOrDomain) ? 'id' : 'domain';
  const value = isUuid(idOrDomain) ? idOrDomain : (normaliseDomain(idOrDomain) ?? '');
  const [shop] = await tx.sql<{ id: string; sellerId: string }>(`select id, seller_id as "sellerId" from shop where ${column} = $1`, [
    value,
  ]);
  return shop;
}

async function checkServices(tx: Tx, checks: FieldChecks, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const rows = await tx.sql<{ code: string }>('select code from carrier_service order by code');
  const known = rows.map(({ code }) => code);
  for (const code of codes) if (!known.includes(code)) checks.fail('services', `${code} is not a carrier service`, known);
}
