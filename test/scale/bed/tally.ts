import { waitFor } from '../../support/wait-for.js';
import type { Server } from './admin-sql.js';
import type { OrderAnswer, OrderLoad } from './order-load.js';

export interface Tally {
  readonly acknowledged: number;
  /** Acknowledged orders that the database does not have. */
  readonly missing: readonly number[];
  /** Orders with more than one shipment. */
  readonly twice: readonly number[];
  readonly refused: number;
  readonly answersOf500: readonly string[];
  /** Answers other than 200 and a 503 with Retry-After, and requests without an answer. */
  readonly unexpected: readonly string[];
}

/** Compares what was acknowledged with what the database has. */
export async function tally(load: OrderLoad, node: Server): Promise<Tally> {
  const rows = await node.sql(
    `select o.shop_id, o.order_number::int as number, count(s.id)::int as shipments
     from "order" o left join shipment s on s.order_id = o.id group by o.id`,
  );
  const stored = new Map(rows.map((row) => [`${row.shop_id} ${row.number}`, row.shipments as number]));
  const shipmentsOf = ({ shop, number }: OrderAnswer): number => stored.get(`${shop.id} ${number}`) ?? 0;
  const acknowledged = [...new Map(load.acknowledged.map((each) => [each.number, each])).values()];
  const isRefusal = ({ status, retryAfter }: OrderAnswer): boolean => status === 503 && Number(retryAfter) > 0;
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter((each) => shipmentsOf(each) === 0).map(({ number }) => number),
    twice: rows.filter(({ shipments }) => shipments > 1).map(({ number }) => number as number),
    refused: load.answers.filter(isRefusal).length,
    answersOf500: load.answers.filter(({ status }) => status === 500).map(({ text }) => text),
    unexpected: load.answers
      .filter((each) => each.status !== 200 && !isRefusal(each))
      .map(({ status, text }) => `${status}: ${text.slice(0, 300)}`),
  };
}

/** The figures of a row: missing, twice and answers of 500. */
export const summaryOf = (found: Tally, { answers }: OrderLoad): string =>
  `${found.missing.length}/${found.twice.length}/${found.answersOf500.length} of ${answers.length}, refused ${found.refused}, unexpected ${found.unexpected.length}`;

/** Waits until the events of all orders have gone to their consumers: the workers are at work. */
export const untilRelayed = (server: Server): Promise<void> =>
  waitFor('every event is relayed', async () => {
    const [{ n }] = await server.sql('select count(*)::int as n from event where relayed_at is null');
    return n === 0;
  });

/** Seconds from this moment to the answer to the first order that was asked after it and acknowledged. */
export function secondsToFirstOrder(load: OrderLoad, since: number): number {
  const times = load.acknowledged.filter(({ askedAt }) => askedAt > since).map(({ answeredAt }) => answeredAt);
  return (Math.min(...times) - since) / 1_000;
}

/** One line per test, to be put into a table. */
export const report = (row: string, text: string): void => void process.stderr.write(`[scale] ${row}: ${text}\n`);
