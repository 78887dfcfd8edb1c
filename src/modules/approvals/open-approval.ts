import type { Selectable } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import type { Money } from '../../kernel/money.js';
import { statement, type Named, valuesOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { announceApproval, APPROVAL_COLUMNS, approvalOf, approvals, ASKED_COLUMNS, referenceIn, type Approval } from './approval.js';
import type { ApprovalType } from './approvals.enums.js';
import { maskedRequester } from './four-eyes.js';
import { db, type ApprovalTables } from './approvals.tables.js';

export interface NewApproval {
  readonly type: ApprovalType;
  /** The seller whose money is concerned. */
  readonly subjectUserId: string;
  readonly amount: Money;
  /** The limit that the amount exceeds, if any. */
  readonly threshold?: Money | null;
  /** Ids and texts for the handler; shown to reviewers. */
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly shipmentId?: string | null;
  readonly requestedBy: Actor;
}

type Opening = Pick<Selectable<ApprovalTables['approvalRequest']>, (typeof ASKED_COLUMNS)[number] | 'requestId'>;

const insert = statement(($: Named<Opening>) =>
  db
    .with('opened', (q) =>
      q
        .insertInto('approvalRequest')
        .values({ ...valuesOf($, [...ASKED_COLUMNS, 'requestId']), status: 'pending' })
        .onConflict((open) =>
          open.columns(['shipmentId', 'type']).where('status', '=', 'pending').where('shipmentId', 'is not', null).doNothing(),
        )
        .returning(APPROVAL_COLUMNS),
    )
    .selectFrom('opened')
    .select([...APPROVAL_COLUMNS, referenceIn('opened')]),
);

const findPending = statement(($: Named<{ shipmentId: string; type: ApprovalType }>) =>
  approvals().where('shipmentId', '=', $.shipmentId).where('type', '=', $.type).where('status', '=', 'pending'),
);

/** Tokens and timers have no person behind them: only people can be barred from deciding their own requests. */
const isPerson = (type: Actor['type']): boolean => !['erp', 'shop', 'system', 'carrier', 'public'].includes(type);

/**
 * Opens an approval request. A shipment has at most one open request per type: repeated calls return it. The caller has locked the
 * subject. Two statements, and one more for a token or a seller.
 */
export async function openApproval(tx: Tx, request: NewApproval): Promise<Approval> {
  const { type, subjectUserId, amount, threshold, payload, shipmentId, requestedBy } = request;
  const written = await insert.first(tx.sql, {
    id: newId(),
    type,
    subjectUserId,
    amountMinor: amount.minor,
    currency: amount.currency,
    thresholdMinor: threshold?.minor ?? null,
    payload: payload ?? {},
    shipmentId: shipmentId ?? null,
    requestedById: isPerson(requestedBy.type) ? requestedBy.id : null,
    requestedByType: requestedBy.type,
    requestedWithId: requestedBy.credentialId ?? null,
    requestedByMakerId: await maskedRequester(tx.sql, requestedBy, tx.services.clock.now()),
    requestId: tx.requestId,
  });
  if (!written) return openRequestOf(tx, shipmentId ?? '', type);
  const opened = approvalOf(written);
  await announceApproval(tx, opened);
  return opened;
}

async function openRequestOf(tx: Tx, shipmentId: string, type: ApprovalType): Promise<Approval> {
  const row = await findPending.first(tx.sql, { shipmentId, type });
  if (!row) throw new Error(`The open request of shipment ${shipmentId} was decided without its lock.`);
  return approvalOf(row);
}
