import { defaultFieldResolver, getNamedType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { statement, type Named } from '../../platform/db/statement.js';
import { changesNotedOn } from '../../platform/db/noted-changes.js';
import { refusalOf } from '../../platform/graphql/format-error.js';
import type { Context } from '../../platform/work/context.js';
import { maskedNetwork } from '../../platform/http/caller-network.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { db } from './audit.tables.js';
import { isAudited, isTelling } from './audited.rules.js';
import { redacted, shownChanges } from './redact.rules.js';
import type { AuditServices } from './audit-trail.js';
import { subjectOf } from './subject.rules.js';
import { writeEvent, type AuditEntry } from './write-event.js';

/**
 * Audits every mutation, over every interface. Successes are written in the transaction of the change, refusals after it. Apply this
 * wrapper last, so that it also sees refusals of the access rules.
 */
export function auditMutations(schema: GraphQLSchema): void {
  const fields = schema.getMutationType()?.getFields() ?? {};
  for (const [action, field] of Object.entries(fields)) auditField(action, field as GraphQLField<unknown, Context<AuditServices>>);
}

function auditField(action: string, field: GraphQLField<unknown, Context<AuditServices>>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  const type = getNamedType(field.type).name;
  field.resolve = (source, args: Readonly<Record<string, unknown>>, context, info) => {
    if (!isAudited(action, context.actor.type)) return resolve(source, args, context, info);
    return audited({ action, type, args, context }, async () => resolve(source, args, context, info));
  };
}

interface Attempt {
  readonly action: string;
  /** The GraphQL return type. */
  readonly type: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly context: Context<AuditServices>;
}

async function audited(attempt: Attempt, work: () => Promise<unknown>): Promise<unknown> {
  const { context } = attempt;
  let isWritten = false;
  const write = async (tx: Pick<Tx, 'sql'>, result: unknown): Promise<void> => {
    const who = await whoIs(tx, context, result);
    if (who.actor.type === 'public') return;
    isWritten = true;
    await writeEvent(tx.sql, { ...entryOf(attempt, result), changes: shownChanges(changesNotedOn(tx.sql)), ...who });
  };
  try {
    const answer = await context.endingWith(write, work);
    if (!isWritten && context.actor.type !== 'public') await write(context, answer);
    return answer;
  } catch (error) {
    noteRefusal(attempt, refusalOf(error).code);
    throw error;
  }
}

/** Log in with e-mail and password, so that failures belong to the account of that address. */
const LOGINS: ReadonlySet<string> = new Set(['login', 'openDriverSession']);

function noteRefusal(attempt: Attempt, code: string): void {
  const { action, args, context } = attempt;
  const { audit } = context.services;
  if (!isTelling(code)) return;
  const entry: AuditEntry = { ...entryOf(attempt, undefined), outcome: 'refused', code };
  if (context.actor.type !== 'public') audit.refused(entry);
  else if (LOGINS.has(action) && typeof args['email'] === 'string')
    audit.loginFailed(args['email'].slice(0, 320).trim().toLowerCase(), entry);
}

function entryOf({ action, type, args, context }: Attempt, result: unknown): AuditEntry {
  const { actor, caller, services } = context;
  const subject = subjectOf(type, args, result);
  return {
    actor: { type: actor.type, id: actor.id },
    credentialId: caller.credentialId,
    network: maskedNetwork(caller.ip),
    action,
    subject: { ...subject, sellerId: subject.sellerId ?? actor.sellerId ?? null },
    arguments: redacted(args),
    outcome: 'ok',
    code: null,
    requestId: caller.requestId.slice(0, 128),
    at: services.clock.now(),
  };
}

type Who = Pick<AuditEntry, 'actor' | 'credentialId'>;

const findOwner = statement(($: Named<{ id: string }>) =>
  db
    .selectFrom('accessToken as t')
    .leftJoin('staff as s', 's.id', 't.subjectId')
    .select(['t.kind', 't.subjectId', 's.role'])
    .where('t.id', '=', $.id)
    .where('t.kind', 'in', ['staff_session', 'seller_session', 'driver_session']),
);

/** An unauthenticated caller who has just logged in is the owner of the new session. */
async function whoIs({ sql }: Pick<Tx, 'sql'>, { actor, caller }: Context, result: unknown): Promise<Who> {
  const asked = { actor: { type: actor.type, id: actor.id }, credentialId: caller.credentialId };
  const id = typeof result === 'object' && result !== null && 'id' in result ? result.id : undefined;
  if (actor.type !== 'public' || typeof id !== 'string' || !isUuid(id)) return asked;
  const session = await findOwner.first(sql, { id });
  if (!session) return asked;
  const type = session.kind === 'seller_session' ? 'seller' : session.role;
  return type === null ? asked : { actor: { type, id: session.subjectId }, credentialId: id };
}
