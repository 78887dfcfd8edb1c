import type { DomainEvent } from '../../kernel/events.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { EventConsumer } from '../../platform/events/consumer.js';
import { shopperMailsOf } from '../branding/index.js';
import { eventsWithMails, mailRetries, writeLeased, type EventMails, type Mailer } from '../notifications/index.js';
import type { PaymentServices } from '../payments/index.js';
import { composeNotices, type Composed } from './compose.js';
import { eventsInDigests, keepForDigests } from './digest-entries.js';
import { noticeOf } from './notice-of.js';
import { shopperFact } from './shopper-fact.js';
import { shopperMails } from './shopper-mails.js';

/** Writes and sends the mails about orders asynchronously, after the request was answered. */
export const noticeConsumer = (mailer: Mailer): EventConsumer<PaymentServices> => ({
  ...mailRetries,
  queue: 'notices',
  events: ['shipment.status_changed', 'order.updated'],
  wants: (event) => noticeOf(event) !== undefined || shopperFact(event) !== undefined,
  handleAll: async (events, context) => {
    const { leased, others } = await context.transact((tx) => writeNotices(tx, events));
    return [...(await mailer.sendLeased(events, leased, context)), ...(await mailer.sendWaiting(others, context))];
  },
});

/** Once per event, however often it is handled. Returns the new mails, and the events whose mails were written before. */
async function writeNotices(tx: Tx<PaymentServices>, events: readonly DomainEvent[]) {
  const ids = events.map(({ id }) => id);
  const [told, kept] = await Promise.all([eventsWithMails(tx.sql, ids), eventsInDigests(tx.sql, events)]);
  const { mails: written, entries } = await composeAll(
    tx,
    events.filter(({ id }) => !told.has(id) && !kept.has(id)),
  );
  await keepForDigests(tx.sql, entries);
  const leased = await writeLeased(tx, written);
  const mine = new Set(leased.map(({ eventId }) => eventId));
  const byRivals = written.filter(({ event, mails }) => mails.length > 0 && !mine.has(event.id)).map(({ event }) => event);
  return { leased, others: [...events.filter(({ id }) => told.has(id)), ...byRivals] };
}

/** One event may notify the seller, operations and the shopper. */
async function composeAll(tx: Tx<PaymentServices>, events: readonly DomainEvent[]): Promise<Composed> {
  const { mails: notices, entries } = await composeNotices(
    tx,
    events.flatMap((event) => noticeOf(event) ?? []),
  );
  const ofSellers = new Map(notices.map(({ event, mails }) => [event.id, mails]));
  const ofShoppers = await mailsToShoppers(tx, events);
  const mails = events.map((event) => ({ event, mails: [...(ofSellers.get(event.id) ?? []), ...(ofShoppers.get(event.id) ?? [])] }));
  return { mails, entries };
}

/** Most changes do not concern shoppers, and most sellers have shopper mails disabled. */
async function mailsToShoppers(tx: Tx<PaymentServices>, events: readonly DomainEvent[]): Promise<ReadonlyMap<string, EventMails['mails']>> {
  const news = events.flatMap((event) => {
    if (event.type !== 'shipment.status_changed') return [];
    const fact = shopperFact(event);
    return fact && event.ownerId !== null ? [{ event, fact, sellerId: event.ownerId }] : [];
  });
  const languages = await shopperMailsOf(tx.sql, [...new Set(news.map(({ sellerId }) => sellerId))]);
  const mails = new Map<string, EventMails['mails']>();
  for (const { event, fact, sellerId } of news) {
    const preferred = languages.get(sellerId);
    if (preferred !== undefined) mails.set(event.id, await shopperMails(tx, event, { fact, preferred }));
  }
  return mails;
}
