import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { refuse } from '../../kernel/errors.js';
import { secondsAfter } from '../../kernel/clock.js';
import type { RunSql } from '../db/sql.js';
import { now, statement, type Named, type RowOf } from '../db/statement.js';
import type { Tx } from '../db/unit-of-work.js';
import type { CoreServices } from '../services.js';
import { db } from './http.tables.js';
import type { Printable } from './json.js';

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
  readonly body: Printable;
  readonly headers: Readonly<Record<string, string>>;
}

export type GivenAnswer = StoredAnswer & { readonly replayed: boolean };

/** Another request with this key completed between the look-up and the insert. */
export class LostRace extends Error {}

const findAnswer = statement(($: Named<{ scope: Buffer }>) =>
  db.selectFrom('idempotentAnswer').select(['fingerprint', 'answer']).where('scope', '=', $.scope).where('expiresAt', '>', now),
);
type AnswerRow = RowOf<typeof findAnswer>;

const claimKey = statement(($: Named<{ scope: Buffer; lock: bigint }>) =>
  db
    .selectFrom(sql`(select 1)`.as('one'))
    .leftJoin('idempotentAnswer as a', (join) => join.on('a.scope', '=', $.scope).on('a.expiresAt', '>', now))
    .select([sql<boolean>`pg_try_advisory_xact_lock(${$.lock})`.as('locked'), 'a.fingerprint', 'a.answer']),
);

const storeAnswer = statement(($: Named<{ scope: Buffer; fingerprint: Buffer; answer: Buffer; expiresAt: Date }>) =>
  db
    .insertInto('idempotentAnswer')
    .values({ scope: $.scope, fingerprint: $.fingerprint, answer: $.answer, expiresAt: $.expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('scope')
        .doUpdateSet((eb) => ({
          fingerprint: eb.ref('excluded.fingerprint'),
          answer: eb.ref('excluded.answer'),
          expiresAt: eb.ref('excluded.expiresAt'),
        }))
        .where('idempotentAnswer.expiresAt', '<=', now),
    ),
);

/** The response for an idempotency key: looked up, claimed and stored under the signature of its request. */
export class KeyedAnswer {
  private readonly scope: Buffer;
  private readonly fingerprint: Buffer;

  constructor(
    private readonly services: CoreServices,
    { credential, method, path, key, body }: IdempotentRequest,
  ) {
    this.scope = createHash('sha256')
      .update(JSON.stringify([credential, method, path, key]))
      .digest();
    this.fingerprint = Buffer.from(services.secrets.sign(Buffer.from(body).toString('base64')), 'base64url');
  }

  /** The response to an earlier request, or undefined. IDEMPOTENCY_KEY_REUSED if its body differed. */
  async find(on: RunSql): Promise<GivenAnswer | undefined> {
    const row = await findAnswer.first(on, { scope: this.scope });
    return row && this.replay(row);
  }

  /** The same, and locks the key for the transaction; `running` if another request holds it. */
  async claim(tx: Tx): Promise<GivenAnswer | 'running' | undefined> {
    const row = await claimKey.first(tx.sql, { scope: this.scope, lock: this.scope.readBigInt64BE(0) });
    if (row?.answer && row.fingerprint) return this.replay({ fingerprint: row.fingerprint, answer: row.answer });
    return row?.locked ? undefined : 'running';
  }

  /** Replaces an expired response. */
  async store(tx: Tx, answer: StoredAnswer, ttlHours: number): Promise<void> {
    const { clock, secrets } = this.services;
    const stored = await storeAnswer.count(tx.sql, {
      scope: this.scope,
      fingerprint: this.fingerprint,
      answer: secrets.encrypt(JSON.stringify(answer)),
      expiresAt: secondsAfter(clock.now(), ttlHours * 3600),
    });
    if (stored === 0) throw new LostRace();
  }

  private replay(found: AnswerRow): GivenAnswer {
    if (Buffer.compare(found.fingerprint, this.fingerprint) !== 0) throw refuse('IDEMPOTENCY_KEY_REUSED');
    return { ...(JSON.parse(this.services.secrets.decrypt(found.answer)) as StoredAnswer), replayed: true };
  }
}
