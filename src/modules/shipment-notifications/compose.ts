import type { DomainEvent } from '../../kernel/events.js';
import { money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { companyAt, consigneeName } from '../addresses/index.js';
import { refundedMinor } from '../ledger/index.js';
import * as mails from '../notifications/index.js';
import { reasonOf, shopperReason } from '../shipments/index.js';
import type { DigestEntry } from './digest-entries.js';
import type { Notice } from './notice-of.js';
import { db } from './shipment-notifications.tables.js';
import { placedOrders } from './placed-orders.js';
import { factsOfOrders, factsOfShipments, type NoticeFacts } from './read-facts.js';

export interface Composed {
  readonly mails: readonly mails.EventMails[];
  /** For sellers with a mail a day. */
  readonly entries: readonly DigestEntry[];
}

/** Reads the current facts of all events together and writes their mails. */
export async function composeNotices(tx: Tx, notices: readonly Notice[]): Promise<Composed> {
  const ids = (ofOrder: boolean): string[] =>
    notices.filter(({ kind }) => (kind === 'order_updated') === ofOrder).map(({ event }) => event.subjectId);
  const [shipments, orders] = await Promise.all([factsOfShipments(tx, ids(false)), factsOfOrders(tx, ids(true))]);
  const known = notices.flatMap((notice) => {
    const facts = (notice.kind === 'order_updated' ? orders : shipments).get(notice.event.subjectId);
    return facts ? [{ ...notice, facts }] : [];
  });
  const placed = await placedOrders(
    tx.sql,
    known.filter(({ kind }) => kind === 'order_placed').map(({ facts }) => facts),
  );
  const written = await Promise.all(
    known.map(async ({ facts, ...notice }) => {
      const { event, kind } = notice;
      const order = kind === 'order_placed' ? placed.get(facts.orderId) : undefined;
      return { event, mails: order ? placedMails(tx, facts, order) : await laterMails(tx, notice, facts) };
    }),
  );
  return { mails: written, entries: known.flatMap(entryOf) };
}

/** The digest tells everything, also what was mailed at once. */
function entryOf({ kind, event, facts: { seller, shipmentId } }: Notice & { readonly facts: NoticeFacts }): DigestEntry[] {
  if (kind === 'order_updated' || seller.orderMails !== 'daily') return [];
  const { id: eventId, data, occurredAt } = event;
  return [{ sellerId: seller.id, eventId, shipmentId, transitionId: data.transitionId, kind, occurredAt }];
}

function placedMails(tx: Tx, facts: NoticeFacts, order: mails.OrderPlaced): mails.NewMail[] {
  return mails.orderPlacedMails(order, recipientsOf(tx, facts, facts.billing === 'payment_required'));
}

async function laterMails(tx: Tx, { event, kind }: Notice, facts: NoticeFacts): Promise<mails.NewMail[]> {
  switch (kind) {
    case 'order_placed':
    case 'attempt_failed':
      return [];
    case 'order_updated':
      return mails.orderUpdatedMails({ ...facts, changes: await changesOf(tx, event) }, recipientsOf(tx, facts, false));
    case 'cancelled': {
      const refunded = money(await refundedMinor(tx.sql, facts.shipmentId), facts.rate.currency);
      return mails.orderCancelledMails({ ...facts, refunded }, recipientsOf(tx, facts, refunded.minor !== 0n));
    }
    case 'return_created':
      return returnMails(tx, facts, recipientsOf(tx, facts, facts.billing === 'payment_required'));
    case 'delivered':
    case 'failed':
    case 'return_to_sender':
      return outcomeMails(tx, { event, outcome: kind }, facts);
  }
}

/** Sellers with a mail a day get those that need them at once as well, and sellers that want no mails get none. */
function recipientsOf({ services }: Tx, { seller, links }: NoticeFacts, needsSeller: boolean): mails.NoticeRecipients {
  const { orderMails, recipients, language, timeZone } = seller;
  const isDaily = orderMails === 'daily';
  return {
    operations: services.settings.mail.operations,
    sellers: orderMails === 'each' || (isDaily && needsSeller) ? recipients : [],
    ...{ language, timeZone, isDaily, settingsUrl: links.settings },
  };
}

async function outcomeMails(
  tx: Tx,
  { event, outcome }: { event: DomainEvent<'shipment.status_changed'>; outcome: mails.Outcome },
  facts: NoticeFacts,
): Promise<mails.NewMail[]> {
  const recipients = recipientsOf(tx, facts, outcome === 'failed');
  if (recipients.sellers.length === 0) return [];
  const code = await reasonCodeOf(tx, event);
  const reason = (language: 'en' | 'ar'): string | null =>
    language === 'en' ? (reasonOf(code ?? '')?.label ?? null) : shopperReason(code, language);
  return mails.shipmentOutcomeMails({ ...facts, outcome, happenedAt: event.occurredAt, reason }, recipients);
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

const reasonCodeOf = async ({ sql }: Tx, { data: { transitionId } }: DomainEvent<'shipment.status_changed'>): Promise<string | null> =>
  (await findReason.first(sql, { transitionId }))?.reasonCode ?? null;
