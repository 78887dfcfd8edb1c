import { refuse } from '../../kernel/errors.js';
import { readAmount } from '../../kernel/decimal-fields.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Shipment } from '../shipments/index.js';
import type { AdvanceCodHandoverInput } from './cod-custody.types.js';
import { db } from './cod.tables.js';
import type { CodCollection } from './collection.js';
import type { HandoverOutcome } from './handover.js';
import { historyOf } from './history.js';

const findByKey = statement(($: Named<{ collectionId: string; idempotencyKey: string }>) =>
  db
    .selectFrom('codHandover')
    .select(['fromStage', 'toStage', 'amountMinor', 'shortageMinor', 'receivedById', 'reference'])
    .where('collectionId', '=', $.collectionId)
    .where('idempotencyKey', '=', $.idempotencyKey),
);

type Handover = Awaited<ReturnType<typeof findByKey>>[number];

/** The result of the handover that had the same key; null if there is none. IDEMPOTENCY_KEY_REUSED for a different one. */
export async function repeatedHandover(
  tx: Tx,
  { shipment, collection }: { readonly shipment: Shipment; readonly collection: CodCollection },
  request: AdvanceCodHandoverInput,
): Promise<HandoverOutcome | null> {
  if (request.idempotencyKey == null) return null;
  const known = await findByKey.first(tx.sql, { collectionId: collection.id, idempotencyKey: request.idempotencyKey });
  if (!known) return null;
  if (!isSame(known, request, collection)) throw refuse('IDEMPOTENCY_KEY_REUSED');
  return {
    collection,
    shipment,
    previousStage: known.fromStage,
    stage: known.toStage,
    amount: money(known.amountMinor, collection.currency),
    shortage: money(known.shortageMinor, collection.currency),
    history: await historyOf(tx.sql, collection),
    replayed: true,
  };
}

function isSame(known: Handover, request: AdvanceCodHandoverInput, { currency }: CodCollection): boolean {
  const checks = new FieldChecks();
  const minor = readAmount(checks, { field: 'amount', value: request.amount, currency });
  checks.settle();
  // The last stage is wanted of a carrier that pays a part, and not reached.
  const isStage = request.toStage == null || request.toStage === known.toStage || known.fromStage === 'with_carrier';
  const isAmount = minor === null ? known.shortageMinor === 0n : minor === known.amountMinor;
  const isTo = (request.receivedById?.trim().toLowerCase() || null) === known.receivedById;
  return isStage && isAmount && isTo && (request.depositReference?.trim() || null) === known.reference;
}
