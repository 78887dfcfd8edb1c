import type { DomainEvent } from '../../kernel/events.js';
import { money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { refundedMinor } from '../ledger/index.js';
import * as mails from '../mails/index.js';
import { reasonCodes } from '../shipments/index.js';
import type { NoticeKind } from './notice-kind.js';
import { factsOfOrder, factsOfShipment, type NoticeFacts } from './read-facts.js';

/** Reads what an event is about as it stands now, and writes its mails. */
export async function composeNotices(tx: Tx, event: DomainEvent, kind: NoticeKind): Promise<mails.NewMail[]> {
  const facts = await (kind === 'order_updated' ? factsOfOrder : factsOfShipment)(tx.sql, event.subjectId);
  if (!facts) return [];
  const recipients = { operations: tx.services.settings.mail.operations, sellers: facts.sellers };
  switch (kind) {
    case 'order_updated':
      return mails.orderUpdatedMails({ ...facts, changes: await changesOf(tx, event) }, recipients);
    case 'cancelled': {
      const refunded = money(await refundedMinor(tx.sql, facts.shipmentId), facts.rate.currency);
      return mails.orderCancelledMails({ ...facts, refunded }, recipients);
    }
    case 'return_created':
      return returnMails(tx, facts, recipients);
    case 'delivered':
    case 'failed':
    case 'return_to_sender': {
      const happenedAt = `${event.occurredAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
      return mails.shipmentOutcomeMails({ ...facts, outcome: kind, happenedAt, reason: await reasonOf(tx, event) }, recipients);
    }
  }
}

async function changesOf({ sql }: Tx, { subjectId, data }: DomainEvent): Promise<mails.OrderUpdated['changes']> {
  return sql<{ field: string; before: unknown; after: unknown }>(
    'select field, before, after from order_change where order_id = $1 and version = $2 and before is distinct from after order by id',
    [subjectId, data['version']],
  );
}

interface ReturnRow {
  readonly original: string;
  readonly return_reason: string | null;
  readonly origin: { firstName: string; lastName: string; phone: string | null; address: { address: string; city: string } };
}

async function returnMails({ sql }: Tx, facts: NoticeFacts, recipients: mails.NoticeRecipients): Promise<mails.NewMail[]> {
  const [row] = await sql<ReturnRow>(
    `select o.reference as original, r.return_reason, r.origin
       from return_shipment r join shipment o on o.id = r.original_shipment_id where r.shipment_id = $1`,
    [facts.shipmentId],
  );
  if (!row) return [];
  const { firstName, lastName, phone, address } = row.origin;
  const pickup = { name: `${firstName} ${lastName}`, phone, address: address.address, city: address.city };
  return mails.returnCreatedMails({ ...facts, originalReference: row.original, reason: row.return_reason, pickup }, recipients);
}

async function reasonOf({ sql }: Tx, { data }: DomainEvent): Promise<string | null> {
  const [row] = await sql<{ reason_code: string | null }>('select reason_code from timeline_entry where id = $1', [data['transitionId']]);
  return reasonCodes.find(({ code }) => code === row?.reason_code)?.label ?? null;
}
