import type { Actor } from '../../kernel/actor.js';
import { invalid, missing, refuse, refuseFields } from '../../kernel/errors.js';
import { assertRoom } from '../../platform/db/room.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { uuidOrNone } from '../../platform/ids.js';
import type { OrderFileAnswer, UsedAnswer } from './order-import.entity.js';
import { db } from './order-imports.tables.js';
import type { FileOrder } from './read-order-file.rules.js';
import type { FileAnswer, FileQuestion, QuestionKind } from './questions.rules.js';

/** As many as a seller may keep. */
export const MAX_REMEMBERED = 500;
export const MAX_VALUE = 200;

/** A value without its case and its spaces. */
export const foldedValue = (value: string): string => value.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase().slice(0, MAX_VALUE);

const keyOf = ({ kind, value }: Pick<FileAnswer, 'kind' | 'value'>): string => `${kind} ${foldedValue(value)}`;

const findAnswers = statement(($: Named<{ sellerId: string; most: number }>) =>
  db
    .selectFrom('orderFileAnswer')
    .select(db.columns('orderFileAnswer'))
    .where('sellerId', '=', $.sellerId)
    .orderBy('kind')
    .orderBy('valueKey')
    .limit($.most),
);

/** A shop sees only its own orders: it neither uses what its seller has answered nor answers for it. */
const mayRemember = (actor: Actor, sellerId: string): boolean => actor.shopId === undefined && actor.owns({ sellerId });

/** The answers that a file is read with: those given with it, then those that the seller has given before. */
export async function answersFor(sql: RunSql, actor: Actor, sellerId: string, given: readonly FileAnswer[]): Promise<UsedAnswer[]> {
  const now = new Map(given.map((answer) => [keyOf(answer), { ...answer, remembered: false }]));
  if (!mayRemember(actor, sellerId)) return [...now.values()];
  const earlier = await findAnswers(sql, { sellerId, most: MAX_REMEMBERED });
  const before = earlier.map(({ kind, value, answer }) => ({ kind, value, answer, remembered: true }));
  return [...now.values(), ...before.filter((answer) => !now.has(keyOf(answer)))];
}

/** The answer to a question of this kind about this value. */
export const answerTo = (answers: readonly FileAnswer[], kind: QuestionKind, value: string): string | undefined =>
  answers.find((answer) => keyOf(answer) === keyOf({ kind, value }))?.answer;

/** The answers that say something about these orders: those given now, and those of earlier files whose text is in this one. */
export function usedAnswers(answers: readonly UsedAnswer[], orders: readonly FileOrder[]): UsedAnswer[] {
  const named = orders.flatMap(({ content, wantedService }) => [
    ...(content.order?.paymentMethod == null ? [] : [keyOf({ kind: 'payment', value: content.order.paymentMethod })]),
    ...(wantedService === null ? [] : [keyOf({ kind: 'service', value: wantedService })]),
  ]);
  const found = new Set(named);
  return answers.filter((answer) => !answer.remembered || answer.kind === 'order_status' || found.has(keyOf(answer)));
}

const countAnswers = statement(($: Named<{ sellerId: string }>) =>
  db
    .selectFrom('orderFileAnswer')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('sellerId', '=', $.sellerId),
);

/** Keeps the answers that have settled their question, for the next file of the seller. LIMIT_REACHED. */
export async function rememberAnswers(
  tx: Tx,
  actor: Actor,
  { sellerId, answers, open }: { sellerId: string; answers: readonly UsedAnswer[]; open: readonly FileQuestion[] },
): Promise<void> {
  const unsettled = new Set(open.map(keyOf));
  const kept = answers.filter((answer) => answer.kind !== 'decimal_mark' && !answer.remembered && !unsettled.has(keyOf(answer)));
  if (kept.length === 0 || !mayRemember(actor, sellerId)) return;
  const known = new Set((await findAnswers(tx.sql, { sellerId, most: MAX_REMEMBERED })).map(keyOf));
  const adding = kept.filter((answer) => !known.has(keyOf(answer))).length;
  if (adding > 0)
    await assertRoom(tx, 'orderFileAnswers', { owner: sellerId, adding, held: () => countAnswers.first(tx.sql, { sellerId }) });
  const now = tx.services.clock.now();
  const rows = kept.map(({ kind, value, answer }) => ({
    sellerId,
    kind,
    valueKey: foldedValue(value),
    value,
    answer,
    answeredBy: { type: actor.type, id: actor.id },
    createdAt: now,
    updatedAt: now,
  }));
  await db.upsertAll(tx.sql, 'orderFileAnswer', rows, ['sellerId', 'kind', 'valueKey']);
}

/** What a seller has answered about its files. SELLER_NOT_FOUND. */
export function listFileAnswers({ actor, sql }: Context, sellerId: string | null): Promise<OrderFileAnswer[]> {
  return findAnswers(sql, { sellerId: answeringSeller(actor, sellerId), most: MAX_REMEMBERED });
}

const deleteAnswer = statement(($: Named<Pick<OrderFileAnswer, 'sellerId' | 'kind' | 'valueKey'>>) =>
  db.deleteFrom('orderFileAnswer').where('sellerId', '=', $.sellerId).where('kind', '=', $.kind).where('valueKey', '=', $.valueKey),
);

interface Forgotten {
  readonly sellerId: string | null;
  readonly kind: QuestionKind;
  readonly value: string;
}

/** Asks again from the next file on. NOT_FOUND. */
export async function forgetFileAnswer(tx: Tx, actor: Actor, { sellerId, kind, value }: Forgotten): Promise<boolean> {
  const gone = await deleteAnswer.count(tx.sql, { sellerId: answeringSeller(actor, sellerId), kind, valueKey: foldedValue(value) });
  if (gone === 0) throw refuse('NOT_FOUND.fileAnswer');
  return true;
}

function answeringSeller(actor: Actor, given: string | null): string {
  const sellerId = given?.toLowerCase() ?? actor.sellerId;
  if (sellerId === undefined) throw refuseFields([missing('sellerId')]);
  if (!mayRemember(actor, sellerId)) throw refuse('SELLER_NOT_FOUND');
  return uuidOrNone(sellerId);
}

/** Refuses answers that no question can have. */
export function checkAnswers(answers: readonly FileAnswer[], isService: (code: string) => boolean): void {
  const errors = answers.flatMap(({ kind, value, answer }, index) => {
    const at = `input.answers[${index}]`;
    return [
      ...(value.length > MAX_VALUE ? [invalid(`${at}.value`, 'atMostCharacters', { max: MAX_VALUE })] : []),
      ...(answer.trim() === '' || answer.length > MAX_VALUE
        ? [invalid(`${at}.answer`, 'charactersBetween', { min: 1, max: MAX_VALUE })]
        : []),
      ...(kind === 'service' && !isService(answer) ? [invalid(`${at}.answer`, 'serviceCode')] : []),
    ];
  });
  if (errors.length > 0) throw refuseFields(errors);
}
