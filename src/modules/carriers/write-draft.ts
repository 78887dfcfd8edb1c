import type { Currency } from '../../kernel/currency.js';
import type { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { RateCardPurpose } from './rate-book.rows.js';
import { RateCardSchema, SurchargeSchema, WeightBreakSchema } from './rate-card.entity.js';
import type { RateCardRecord } from './read-rate-cards.js';
import type { CheckedSurcharge } from './surcharge-input.rules.js';
import type { CheckedBreak } from './weight-break-input.rules.js';

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
  if (effectiveTo && effectiveTo <= from) checks.fail('effectiveTo', 'must be later than effectiveFrom');
  return { effectiveFrom: from, effectiveTo: effectiveTo ?? null };
}

/** Writes the next version of a card. The caller has locked the service. */
export async function writeDraft(tx: Tx, { purpose, serviceId, currency, period, breaks, surcharges }: Draft): Promise<RateCardRecord> {
  const [last] = await tx.sql<{ version: number }>('select max(version) as version from rate_card where service_id = $1', [serviceId]);
  const id = newId();
  const version = (last?.version ?? 0) + 1;
  const card = {
    id,
    purpose,
    serviceId,
    currency,
    version,
    ...period,
    status: 'draft' as const,
    revision: 1,
    createdAt: tx.services.clock.now(),
  };
  await tx.em.insert(RateCardSchema, card);
  await writeBreaks(tx, id, breaks);
  await writeSurcharges(tx, id, surcharges);
  return card;
}

export async function writeBreaks(tx: Tx, cardId: string, breaks: readonly CheckedBreak[]): Promise<void> {
  await tx.em.insertMany(
    WeightBreakSchema,
    breaks.map((each) => ({ id: newId(), cardId, ...each })),
  );
}

export async function writeSurcharges(tx: Tx, cardId: string, surcharges: readonly CheckedSurcharge[]): Promise<void> {
  await tx.em.insertMany(
    SurchargeSchema,
    surcharges.map((each) => ({ id: newId(), cardId, ...each })),
  );
}

/** The newest card of a service and purpose that is not a draft, which a new one begins from. */
export async function latestCard(
  tx: Tx,
  serviceId: string,
  purpose: RateCardPurpose,
): Promise<{ id: string; currency: string } | undefined> {
  const [card] = await tx.sql<{ id: string; currency: string }>(
    "select id, currency from rate_card where service_id = $1 and purpose = $2 and status <> 'draft' order by version desc limit 1",
    [serviceId, purpose],
  );
  return card;
}

export async function zoneIds(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const zones = await tx.sql<{ id: string; code: string }>('select id, code from zone');
  return new Map(zones.map(({ code, id }) => [code, id]));
}
