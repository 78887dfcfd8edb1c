import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { defineEntity, p } from '@mikro-orm/core';
import { refuse } from '../../kernel/errors.js';
import { secondsAfter } from '../../kernel/clock.js';
import { instant } from '../db/base.js';
import { sqlState, type Tx } from '../db/unit-of-work.js';
import type { Database } from '../db/database.js';

/** One answered request: the answer is kept encrypted, because it may hold personal data or a token. */
export const IdempotentAnswerSchema = defineEntity({
  name: 'IdempotentAnswer',
  tableName: 'idempotent_answer',
  properties: {
    /** SHA-256 of credential, method, path and key. */
    scope: p.blob().primary(),
    /** Signature of the body, so that a password in it cannot be guessed from this table. */
    fingerprint: p.blob(),
    answer: p.blob(),
    expiresAt: instant().index(),
  },
});

export interface IdempotentRequest {
  readonly credential: string;
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly body: Uint8Array;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

const WAIT_MS = 8_000;
const RETRY_MS = 15;
const UNIQUE_VIOLATION = '23505';

/** Runs a request with an Idempotency-Key: its effect and its answer commit together, and a repeat is given the same answer. */
export class Idempotency {
  constructor(
    private readonly database: Database,
    private readonly ttlHours: number,
  ) {}

  async answerOnce(
    request: IdempotentRequest & { requestId: string },
    work: (tx: Tx) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer & { replayed: boolean }> {
    const deadline = performance.now() + WAIT_MS;
    for (;;) {
      const answer = await this.attempt(request, work);
      if (answer !== 'running') return answer;
      // The rival holds no connection of ours while we wait, and neither do we.
      if (performance.now() > deadline) throw refuse('IDEMPOTENCY_IN_PROGRESS', { retryAfter: 1 });
      await wait(RETRY_MS + Math.random() * RETRY_MS);
    }
  }

  /**
   * The same for work that must not run inside a transaction, such as asking somebody else's server: its answer is stored after it.
   * Two copies at the same time may both run.
   */
  async answerAfterwards(
    request: IdempotentRequest & { requestId: string },
    work: () => Promise<StoredAnswer>,
  ): Promise<StoredAnswer & { replayed: boolean }> {
    const known = await this.known(request);
    if (known) return known;
    const answer = await work();
    return this.answerOnce(request, () => Promise.resolve(answer));
  }

  private known(request: IdempotentRequest & { requestId: string }): Promise<(StoredAnswer & { replayed: boolean }) | undefined> {
    return this.database.unitOfWork.run(request.requestId, async (tx) => {
      const found = await claim(tx, scopeOf(request));
      if (found === 'running' || !found) return undefined;
      return replay(tx, found, fingerprintOf(tx, request));
    });
  }

  private async attempt(request: IdempotentRequest & { requestId: string }, work: (tx: Tx) => Promise<StoredAnswer>) {
    const scope = scopeOf(request);
    try {
      return await this.database.unitOfWork.run(request.requestId, async (tx) => {
        const found = await claim(tx, scope);
        if (found === 'running') return found;
        const fingerprint = fingerprintOf(tx, request);
        if (found) return replay(tx, found, fingerprint);
        const answer = await work(tx);
        await this.store(tx, { scope, fingerprint, answer });
        return { ...answer, replayed: false };
      });
    } catch (error) {
      // The rival committed between our look-up and our insert: its answer is there now.
      if (sqlState(error) === UNIQUE_VIOLATION && isAnswerConstraint(error)) return 'running' as const;
      throw error;
    }
  }

  private async store(tx: Tx, row: { scope: Buffer; fingerprint: Buffer; answer: StoredAnswer }): Promise<void> {
    const { clock, secrets } = tx.services;
    await tx.sql('insert into idempotent_answer (scope, fingerprint, answer, expires_at) values ($1, $2, $3, $4)', [
      row.scope,
      row.fingerprint,
      secrets.encrypt(JSON.stringify(row.answer)),
      secondsAfter(clock.now(), this.ttlHours * 3600),
    ]);
  }
}

const scopeOf = ({ credential, method, path, key }: IdempotentRequest): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([credential, method, path, key]))
    .digest();

interface AnswerRow {
  readonly locked: boolean;
  readonly fingerprint: Buffer | null;
  readonly answer: Buffer | null;
}

/** Takes the lock of this key for the transaction; `running` when somebody else has it. */
async function claim(tx: Tx, scope: Buffer): Promise<AnswerRow | 'running' | undefined> {
  const [row] = await tx.sql<AnswerRow>(
    `select pg_try_advisory_xact_lock($2::bigint) as locked, a.fingerprint, a.answer
     from (select 1) as one left join idempotent_answer a on a.scope = $1 and a.expires_at > $3`,
    [scope, scope.readBigInt64BE(0).toString(), tx.services.clock.now()],
  );
  if (row?.answer) return row;
  if (!row?.locked) return 'running';
  // An answer past its time makes room for a new one.
  await tx.sql('delete from idempotent_answer where scope = $1 and expires_at <= $2', [scope, tx.services.clock.now()]);
  return undefined;
}

/** Tells whether a body is the one of the first time, without keeping it. */
const fingerprintOf = ({ services }: Tx, { body }: IdempotentRequest): Buffer =>
  Buffer.from(services.secrets.sign(Buffer.from(body).toString('base64')), 'base64url');

function replay(tx: Tx, found: AnswerRow, fingerprint: Buffer): StoredAnswer & { replayed: true } {
  if (!found.fingerprint?.equals(fingerprint)) throw refuse('IDEMPOTENCY_KEY_REUSED');
  const answer = JSON.parse(tx.services.secrets.decrypt(found.answer ?? Buffer.alloc(0))) as StoredAnswer;
  return { ...answer, replayed: true };
}

function isAnswerConstraint(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { table?: string }).table === 'idempotent_answer') return true;
  }
  return false;
}
