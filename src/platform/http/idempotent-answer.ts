import { createHash } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { refuse } from '../../kernel/errors.js';
import { secondsAfter } from '../../kernel/clock.js';
import { instant } from '../db/base.js';
import type { RunSql } from '../db/sql.js';
import type { Tx } from '../db/unit-of-work.js';
import type { Services } from '../services.js';

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
  readonly requestId: string;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export type GivenAnswer = StoredAnswer & { readonly replayed: boolean };

/** Another request with this key was answered between our look-up and our insert. */
export class LostRace extends Error {}

interface AnswerRow {
  readonly fingerprint: Buffer;
  readonly answer: Buffer;
}

/** What a key was answered with: looked up, claimed and stored by the signature of the request that it belongs to. */
export class KeyedAnswer {
  private readonly scope: Buffer;
  private readonly fingerprint: Buffer;

  constructor(
    private readonly services: Services,
    { credential, method, path, key, body }: IdempotentRequest,
  ) {
    this.scope = createHash('sha256')
      .update(JSON.stringify([credential, method, path, key]))
      .digest();
    this.fingerprint = Buffer.from(services.secrets.sign(Buffer.from(body).toString('base64')), 'base64url');
  }

  /** The answer of an earlier request, or undefined. IDEMPOTENCY_KEY_REUSED when that had another body. */
  async find(sql: RunSql): Promise<GivenAnswer | undefined> {
    const [row] = await sql<AnswerRow>('select fingerprint, answer from idempotent_answer where scope = $1 and expires_at > $2', [
      this.scope,
      this.services.clock.now(),
    ]);
    return row && this.replay(row);
  }

  /** The same, and takes the lock of the key for the transaction; `running` when another request has it. */
  async claim(tx: Tx): Promise<GivenAnswer | 'running' | undefined> {
    const [row] = await tx.sql<{ locked: boolean } & (AnswerRow | { fingerprint: null; answer: null })>(
      `select pg_try_advisory_xact_lock($2::bigint) as locked, a.fingerprint, a.answer
       from (select 1) as one left join idempotent_answer a on a.scope = $1 and a.expires_at > $3`,
      [this.scope, this.scope.readBigInt64BE(0).toString(), this.services.clock.now()],
    );
    if (row?.answer) return this.replay(row);
    return row?.locked ? undefined : 'running';
  }

  /** An answer past its time makes room for a new one. */
  async store(tx: Tx, answer: StoredAnswer, ttlHours: number): Promise<void> {
    const { clock, secrets } = this.services;
    const now = clock.now();
    const stored = await tx.sql(
      `insert into idempotent_answer as a (scope, fingerprint, answer, expires_at) values ($1, $2, $3, $4)
       on conflict (scope) do update set fingerprint = excluded.fingerprint, answer = excluded.answer, expires_at = excluded.expires_at
         where a.expires_at <= $5
       returning scope`,
      [this.scope, this.fingerprint, secrets.encrypt(JSON.stringify(answer)), secondsAfter(now, ttlHours * 3600), now],
    );
    if (stored.length === 0) throw new LostRace();
  }

  private replay(found: AnswerRow): GivenAnswer {
    if (!found.fingerprint.equals(this.fingerprint)) throw refuse('IDEMPOTENCY_KEY_REUSED');
    return { ...(JSON.parse(this.services.secrets.decrypt(found.answer)) as StoredAnswer), replayed: true };
  }
}
