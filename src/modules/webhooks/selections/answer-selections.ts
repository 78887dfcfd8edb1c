import type { Actor } from '../../../kernel/actor.js';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { RunSql } from '../../../platform/db/sql.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { SelectionAnswer } from '../../../platform/graphql/selections.js';
import { Budget } from '../../../platform/work/budget.js';
import type { WebhookServices } from '../services.js';
import { db } from '../webhooks.tables.js';
import type { Selecting } from './selection-book.js';
import { holderOf } from './selection-maker.js';

/** A shipment and who owns it. */
export interface ShipmentRef {
  readonly id: string;
  readonly sellerId: string;
  readonly shopId: string;
}

/** Whether an endpoint with a selection receives changes of the shipment. */
export const isSelected = (tx: Tx<WebhookServices>, shipment: Omit<ShipmentRef, 'id'>): boolean =>
  tx.services.webhooks.book.of(shipment).length > 0;

/**
 * Answers the selections of endpoints that receive a change, in its transaction: a later reader would see later changes. Call it when the
 * change is written but before it locks a wallet, so that the other changes of the seller do not wait, and await it alone: it sets
 * savepoints.
 */
export async function answerSelections(tx: Tx<WebhookServices>, shipment: ShipmentRef, eventId: string): Promise<void> {
  const answers = new ChangeAnswers(tx, shipment.id);
  const rows: (AnsweredSelection & { eventId: string; endpointId: string })[] = [];
  for (const endpoint of tx.services.webhooks.book.of(shipment)) {
    const { endpointId, selection } = endpoint;
    rows.push({ eventId, endpointId, selection, answer: await answers.of(endpoint) });
  }
  await db.insertAll(tx.sql, 'webhookSelectionAnswer', rows);
}

export interface AnsweredSelection {
  /** Null in rows of an earlier release. */
  readonly selection: string | null;
  readonly answer: SelectionAnswer;
}

const findAnswers = statement(($: Named<{ eventIds: readonly string[] }>) =>
  db.selectFrom('webhookSelectionAnswer').select(['eventId', 'endpointId', 'selection', 'answer']).where('eventId', '=', anyOf($.eventIds)),
);

/** The answers to the selections of endpoints, by `answerKey`. */
export type SelectionAnswers = ReadonlyMap<string, AnsweredSelection>;
export const answerKey = (eventId: string, endpointId: string): string => `${eventId} ${endpointId}`;

export async function readAnswers(sql: RunSql, eventIds: readonly string[]): Promise<SelectionAnswers> {
  const rows = eventIds.length === 0 ? [] : await findAnswers(sql, { eventIds });
  return new Map(rows.map(({ eventId, endpointId, ...answered }) => [answerKey(eventId, endpointId), answered]));
}

/** Larger answers would make a payload that receivers refuse. More values hardly fit into so many bytes, so they are not even read. */
const MAX_BYTES = 64 * 1024;
const MAX_VALUES = 6_000;
/** What all answers of a change to one owner may have together: a change waits for them. */
const MAX_BYTES_OF_ALL = 256 * 1024;
const MAX_VALUES_OF_ALL = 12_000;

const unanswered = (message: string): SelectionAnswer => ({ data: null, errors: [{ message, path: '' }] });
const TOO_LARGE = unanswered(`The answer has more than ${MAX_BYTES} bytes or ${MAX_VALUES} values.`);
/** The rights of who saved it have ended or do not suffice any more. */
const SAVE_AGAIN = unanswered('Who saved this selection may not read all of it any more. Save the selection again.');
const BEYOND = unanswered(
  `The selections of your webhooks together answer more than ${MAX_BYTES_OF_ALL} bytes or ${MAX_VALUES_OF_ALL} values for this change. ` +
    'Select fewer fields, or have fewer webhooks with selections.',
);

interface Spent {
  bytes: number;
  values: number;
}

/** The answers for one change. Equal selections with equal rights are computed once, and each owner has its own budget for all. */
class ChangeAnswers {
  private readonly makers: MakersNow;
  private readonly spent = new Map<string | null, Spent>();
  private readonly known = new Map<string, SelectionAnswer>();

  constructor(
    private readonly tx: Tx<WebhookServices>,
    private readonly shipmentId: string,
  ) {
    this.makers = new MakersNow(tx);
  }

  async of(endpoint: Selecting): Promise<SelectionAnswer> {
    const maker = await this.makers.of(endpoint);
    if (!maker || !(await this.tx.services.webhooks.selections.permits(endpoint.selection, maker))) return SAVE_AGAIN;
    const spent = this.spentBy(endpoint.sellerId);
    if (isBeyond(spent)) return BEYOND;
    const answer = await this.computed(endpoint, maker, spent);
    const bytes = Buffer.byteLength(JSON.stringify(answer));
    if (bytes > MAX_BYTES) return TOO_LARGE;
    if (spent.bytes + bytes > MAX_BYTES_OF_ALL) return BEYOND;
    spent.bytes += bytes;
    return answer;
  }

  private async computed({ selection, reader }: Selecting, maker: Actor, spent: Spent): Promise<SelectionAnswer> {
    const { type, sellerId, shopId, scopes = [], mustEnrol } = maker;
    const key = JSON.stringify([selection, reader.sellerId, reader.shopId, type, sellerId, shopId, scopes, mustEnrol]);
    const known = this.known.get(key);
    if (known) return known;
    const budget = new Budget(Math.min(MAX_VALUES, MAX_VALUES_OF_ALL - spent.values));
    const about = { selection, id: this.shipmentId, budget };
    const answer = await this.tx.services.webhooks.selections.answer(this.tx, reader.boundedBy(maker), about);
    // What is refused was looked for: so that many of those end too, it counts like the longest answer.
    spent.values += budget.isExceeded ? MAX_VALUES : budget.used;
    const settled = !budget.isExceeded ? answer : isBeyond(spent) ? BEYOND : TOO_LARGE;
    this.known.set(key, settled);
    return settled;
  }

  private spentBy(sellerId: string | null): Spent {
    const spent = this.spent.get(sellerId) ?? { bytes: 0, values: 0 };
    this.spent.set(sellerId, spent);
    return spent;
  }
}

const isBeyond = ({ values }: Spent): boolean => values >= MAX_VALUES_OF_ALL;

/** The rights that makers of selections have at one moment, read once for each of them. */
class MakersNow {
  private readonly known = new Map<string, Promise<Actor | undefined>>();

  constructor(private readonly tx: Tx) {}

  /** Undefined if the maker is unknown, or may not manage webhooks of this owner any more. */
  async of(endpoint: Selecting): Promise<Actor | undefined> {
    const holder = holderOf(endpoint);
    if (!holder) return undefined;
    const key = JSON.stringify(holder);
    const reading = this.known.get(key) ?? this.tx.services.access.actorNow(this.tx.sql, holder);
    this.known.set(key, reading);
    const actor = await reading;
    const isOfOwner = actor && (actor.sellerId ?? null) === endpoint.sellerId && actor.can('webhook:manage');
    return isOfOwner ? actor : undefined;
  }
}
