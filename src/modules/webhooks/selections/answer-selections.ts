import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { RunSql } from '../../../platform/db/sql.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { SelectionAnswer } from '../../../platform/graphql/selections.js';
import type { WebhookServices } from '../services.js';
import { db } from '../webhooks.tables.js';
import { ChangeAnswers } from './change-answers.js';

/** A shipment and who owns it. */
export interface ShipmentRef {
  readonly id: string;
  readonly sellerId: string;
  readonly shopId: string;
}

/** Whether an endpoint with a selection hears of changes of the shipment. */
export const isSelected = (tx: Tx<WebhookServices>, shipment: Omit<ShipmentRef, 'id'>): boolean =>
  tx.services.webhooks.book.of(shipment).length > 0;

/**
 * Answers the selections of endpoints that hear of a change, in its transaction: a later reader would see later changes. Call it when the
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
