import type { Actor } from '../../kernel/actor.js';
import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { announceApproval } from './announce-approval.js';
import type { ApprovalType } from './approval-request.entity.js';
import { maskedRequester } from './four-eyes.js';
import { APPROVAL_COLUMNS, approvalOf, type Approval, type ApprovalRow } from './approval.js';

export interface NewApproval {
  readonly type: ApprovalType;
  /** The seller whose money it is. */
  readonly subjectUserId: string;
  readonly amount: Money;
  /** The limit that the amount is above, where there is one. */
  readonly threshold?: Money | null;
  /** Ids and texts that the handler of the type needs; shown to whoever decides. */
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly shipmentId?: string | null;
  readonly requestedBy: Actor;
}

const insert = `
  insert into approval_request (id, type, status, subject_user_id, amount_minor, currency, threshold_minor, payload, shipment_id,
                                requested_by_id, requested_by_type, requested_with_id, requested_by_maker_id, request_id, created_at,
                                updated_at)
  values ($1, $2, 'pending', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)
  on conflict (shipment_id, type) where status = 'pending' and shipment_id is not null do nothing
  returning ${APPROVAL_COLUMNS}`;

const pendingOfShipment = `select ${APPROVAL_COLUMNS} from approval_request where shipment_id = $1 and type = $2 and status = 'pending'`;

/** Tokens and timers ask in nobody's name: only a person can be kept from deciding on their own request. */
const isPerson = (type: Actor['type']): boolean => !['erp', 'shop', 'system', 'carrier', 'public'].includes(type);

/**
 * Asks for a decision. A shipment has at most one open request of a type: asking again answers that one.
 * The caller has locked what the request is about. Two statements, and one more for a token or a seller.
 */
export async function openApproval(tx: Tx, request: NewApproval): Promise<Approval> {
  const { type, subjectUserId, amount, threshold, payload, shipmentId, requestedBy } = request;
  const [written] = await tx.sql<ApprovalRow>(insert, [
    newId(),
    type,
    subjectUserId,
    amount.minor,
    amount.currency,
    threshold?.minor ?? null,
    JSON.stringify(payload ?? {}),
    shipmentId ?? null,
    isPerson(requestedBy.type) ? requestedBy.id : null,
    requestedBy.type,
    requestedBy.credentialId ?? null,
    await maskedRequester(tx.sql, requestedBy, tx.services.clock.now()),
    tx.requestId,
    tx.services.clock.now(),
  ]);
  if (!written) return openRequestOf(tx, shipmentId ?? '', type);
  const opened = approvalOf(written);
  await announceApproval(tx, opened);
  return opened;
}

async function openRequestOf(tx: Tx, shipmentId: string, type: ApprovalType): Promise<Approval> {
  const [row] = await tx.sql<ApprovalRow>(pendingOfShipment, [shipmentId, type]);
  if (!row) throw new Error(`The open request of shipment ${shipmentId} was decided without its lock.`);
  return approvalOf(row);
}
