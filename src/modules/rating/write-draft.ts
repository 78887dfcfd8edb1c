import type { Currency } from '../../kernel/money.js';
import type { FieldChecks } from '../../kernel/errors.js';
import { checkRoom } from '../../platform/db/room.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { readCurrency } from '../pricing/index.js';
import { lockPricedService } from './priced-service.js';
import type { DraftRateCardInput } from './rate-card.types.js';
import { db } from './rating.tables.js';
import type { RateCardPurpose } from './rating.enums.js';
import type { RateCardRecord } from './read-rate-cards.js';
import type { CheckedSurcharge, CheckedBreak } from './price-input.rules.js';

export interface GivenPeriod {
  readonly effectiveFrom?: Date | null;
  readonly effectiveTo?: Date | null;
}

export interface Draft {
  readonly purpose: RateCardPurpose;
  readonly serviceId: string;
  readonly currency: Currency;
  readonly period: { readonly effectiveFrom: Date; readonly effectiveTo: Date | null };
  readonly breaks: readonly CheckedBreak[];
  readonly surcharges: readonly CheckedSurcharge[];
}

export function readPeriod(checks: FieldChecks, { effectiveFrom, effectiveTo }: GivenPeriod, now: Date): Draft['period'] {
  const from = effectiveFrom ?? now;
  if (effectiveTo && effectiveTo <= from) checks.fail('effectiveTo', 'later', { field: 'effectiveFrom' });
  return { effectiveFrom: from, effectiveTo: effectiveTo ?? null };
}

const findLastVersion = statement(($: Named<{ serviceId: string }>) =>
  db
    .selectFrom('rateCard')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('serviceId', '=', $.serviceId),
);

const countDrafts = statement(($: Named<{ serviceId: string }>) =>
  db
    .selectFrom('rateCard')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('serviceId', '=', $.serviceId)
    .where('status', '=', 'draft'),
);

/** Writes the next version of a card. The caller has locked the service. LIMIT_REACHED. */
export async function writeDraft(tx: Tx, { purpose, serviceId, currency, period, breaks, surcharges }: Draft): Promise<RateCardRecord> {
  const drafts = await countDrafts.first(tx.sql, { serviceId });
  checkRoom(tx, 'rateCardDrafts', Number(drafts?.count ?? 0) + 1);
  const last = await findLastVersion.first(tx.sql, { serviceId });
  const id = newId();
  const version = (last?.version ?? 0) + 1;
  const createdAt = tx.services.clock.now();
  const card = { id, purpose, serviceId, currency, version, ...period, status: 'draft' as const, revision: 1, createdAt };
  await db.insert(tx.sql, 'rateCard', card);
  await writeBreaks(tx, id, breaks);
  await writeSurcharges(tx, id, surcharges);
  return card;
}

export async function writeBreaks(tx: Tx, cardId: string, breaks: readonly CheckedBreak[]): Promise<void> {
  const rows = breaks.map((each) => ({ id: newId(), cardId, ...each }));
  await db.insertAll(tx.sql, 'weightBreak', rows);
}

export async function writeSurcharges(tx: Tx, cardId: string, surcharges: readonly CheckedSurcharge[]): Promise<void> {
  const rows = surcharges.map((each) => ({ id: newId(), cardId, ...each }));
  await db.insertAll(tx.sql, 'surcharge', rows);
}

const findLatest = statement(($: Named<{ serviceId: string; purpose: RateCardPurpose }>) =>
  db
    .selectFrom('rateCard')
    .select(['id', 'currency'])
    .where('serviceId', '=', $.serviceId)
    .where('purpose', '=', $.purpose)
    .where('status', '!=', 'draft')
    .orderBy('version', 'desc')
    .limit(1),
);

type GivenBasis = Pick<DraftRateCardInput, 'serviceCode' | 'purpose' | 'currency'>;

/** What a draft starts from: its service, which is locked, the card that it replaces, and the currency. Without a service when unknown. */
export async function draftBasis(tx: Tx, checks: FieldChecks, given: GivenBasis) {
  const purpose = given.purpose ?? 'sale';
  const service = await lockPricedService(tx, checks, given.serviceCode);
  const latest = service && (await findLatest.first(tx.sql, { serviceId: service.id, purpose }));
  const currency = readCurrency(checks, 'currency', given.currency, latest?.currency ?? tx.services.settings.baseCurrency);
  return { purpose, service, latest, currency };
}

const findZones = statement(() => db.selectFrom('zone').select(['id', 'code']));

export async function zoneIds(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const zones = await findZones(tx.sql, {});
  return new Map(zones.map(({ code, id }) => [code, id]));
}
