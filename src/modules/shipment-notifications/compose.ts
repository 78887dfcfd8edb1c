import type { DomainEvent } from '../../kernel/events.js';
import { money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { companyAt, consigneeName } from '../addresses/index.js';
import { refundedMinor } from '../ledger/index.js';
import * as mails from '../notifications/index.js';
import { reasonCodes } from '../shipments/index.js';
import type { Notice } from './notice-of.js';
import { db } from './shipment-notifications.tables.js';
import { placedOrders } from './placed-orders.js';
import { factsOfOrders, factsOfShipments, type NoticeFacts } from './read-facts.js';

/** Reads the current facts of all events together and writes their mails. */
export async function composeNotices(tx: Tx, notices: readonly Notice[]): Promise<mails.EventMails[]> {
  const ids = (ofOrder: boolean): string[] =>
    notices.filter(({ kind }) => (kind === 'order_updated') === ofOrder).map(({ event }) => event.subjectId);
  const [shipments, orders] = await Promise.all([factsOfShipments(tx.sql, ids(false)), factsOfOrders(tx.sql, ids(true))]);
  const known = notices.flatMap((notice) => {
    const facts = (notice.kind === 'order_updated' ? orders : shipments).get(notice.event.subjectId);
    return facts ? [{ ...notice, facts }] : [];
  });
  const placed = await placedOrders(
    tx.sql,
    known.filter(({ kind }) => kind === 'order_placed').map(({ facts }) => facts),
  );
  return Promise.all(
    known.map(async ({ facts, ...notice }) => {
      const { event, kind } = notice;
      const order = kind === 'order_placed' ? placed.get(facts.orderId) : undefined;
      return { event, mails: order ? placedMails(tx, facts, order) : await laterMails(tx, notice, facts) };
    }),
  );
}

function placedMails({ services }: Tx, { sellers }: NoticeFacts, order: mails.OrderPlaced): mails.NewMail[] {
  return mails.orderPlacedMails(order, { operations: services.settings.mail.operations, sellers });
}

async function laterMails(tx: Tx, { event, kind }: Notice, facts: NoticeFacts): Promise<mails.NewMail[]> {
  const recipients = { operations: tx.services.settings.mail.operations, sellers: facts.sellers };
  switch (kind) {
    case 'order_placed':
      return [];
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

const findChanges = statement(($: Named<{ orderId: string; version: number }>) =>
  db
    .selectFrom('orderChange')
    .select(['field', 'before', 'after'])
    .where('orderId', '=', $.orderId)
    .where('version', '=', $.version)
    .whereRef('before', 'is distinct from', 'after')
    .orderBy('id'),
);

const changesOf = ({ sql }: Tx, { subjectId, data }: DomainEvent<'order.updated'>): Promise<mails.OrderUpdated['changes']> =>
  findChanges(sql, { orderId: subjectId, version: data.version });

const findReturn = statement(($: Named<{ shipmentId: string }>) =>
  db
    .selectFrom('returnShipment as r')
    .innerJoin('shipment as o', 'o.id', 'r.originalShipmentId')
    .select(['o.reference as originalReference', 'r.returnReason as reason', 'r.origin'])
    .where('r.shipmentId', '=', $.shipmentId),
);

async function returnMails({ sql }: Tx, facts: NoticeFacts, recipients: mails.NoticeRecipients): Promise<mails.NewMail[]> {
  const found = await findReturn.first(sql, { shipmentId: facts.shipmentId });
  if (!found) return [];
  const { originalReference, reason, origin } = found;
  const { phone, address } = origin;
  const pickup = {
    name: consigneeName({ ...origin, company: companyAt(origin, address) }),
    phone,
    address: address.address,
    city: address.city,
  };
  return mails.returnCreatedMails({ ...facts, originalReference, reason, pickup }, recipients);
}

const findReason = statement(($: Named<{ transitionId: string }>) =>
  db.selectFrom('timelineEntry').select('reasonCode').where('id', '=', $.transitionId),
);

async function reasonOf({ sql }: Tx, { data: { transitionId } }: DomainEvent<'shipment.status_changed'>): Promise<string | null> {
  const step = await findReason.first(sql, { transitionId });
  return reasonCodes.find(({ code }) => code === step?.reasonCode)?.label ?? null;
}
