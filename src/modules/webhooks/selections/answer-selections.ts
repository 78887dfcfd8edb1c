import { anyOf, now, statement, type Named } from '../../../platform/db/statement.js';
import type { RunSql } from '../../../platform/db/sql.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { SelectionAnswer } from '../../../platform/graphql/selections.js';
import type { WebhookServices } from '../services.js';
import { db } from '../webhooks.tables.js';
import { MakersNow } from './makers-now.js';

/** A change of a shipment, whose event is in the outbox. */
export interface ChangedShipment {
  readonly id: string;
  readonly sellerId: string;
  readonly shopId: string;
}

/** Larger answers would make a payload that receivers refuse. */
const MAX_BYTES = 64 * 1024;
/** The rights of who saved it have ended or do not suffice any more. */
const SAVE_AGAIN: SelectionAnswer = {
  data: null,
  errors: [{ message: 'Who saved this selection may not read all of it any more. Save the selection again.', path: '' }],
};
const TOO_LARGE: SelectionAnswer = { data: null, errors: [{ message: `The answer has more than ${MAX_BYTES} bytes.`, path: '' }] };

/**
 * Answers the selections of endpoints that hear of a change, in its transaction: a later reader would see later changes. Call it after
 * everything of the change is written, and await it alone: it sets a savepoint.
 */
export async function answerSelections(tx: Tx<WebhookServices>, shipment: ChangedShipment, eventId: string): Promise<void> {
  const { book, selections } = tx.services.webhooks;
  const makers = new MakersNow(tx);
  for (const endpoint of book.of(shipment)) {
    const { endpointId, selection, reader } = endpoint;
    const maker = await makers.of(endpoint);
    const answer =
      maker && (await selections.permits(selection, maker))
        ? await selections.answer(tx, reader.boundedBy(maker), { selection, id: shipment.id })
        : SAVE_AGAIN;
    const isSmall = Buffer.byteLength(JSON.stringify(answer)) <= MAX_BYTES;
    await insert(tx.sql, { eventId, endpointId, answer: isSmall ? answer : TOO_LARGE });
  }
}

const insert = statement(($: Named<{ eventId: string; endpointId: string; answer: SelectionAnswer }>) =>
  db.insertInto('webhookSelectionAnswer').values({ eventId: $.eventId, endpointId: $.endpointId, answer: $.answer, createdAt: now }),
);

const findAnswers = statement(($: Named<{ eventIds: readonly string[] }>) =>
  db.selectFrom('webhookSelectionAnswer').select(['eventId', 'endpointId', 'answer']).where('eventId', '=', anyOf($.eventIds)),
);

/** The answers to the selections of endpoints, by `answerKey`. */
export type SelectionAnswers = ReadonlyMap<string, SelectionAnswer>;
export const answerKey = (eventId: string, endpointId: string): string => `${eventId} ${endpointId}`;

export async function readAnswers(sql: RunSql, eventIds: readonly string[]): Promise<SelectionAnswers> {
  const rows = eventIds.length === 0 ? [] : await findAnswers(sql, { eventIds });
  return new Map(rows.map(({ eventId, endpointId, answer }) => [answerKey(eventId, endpointId), answer]));
}
