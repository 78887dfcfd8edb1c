import { sql as raw } from 'kysely';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, valuesOf, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newId } from '../../platform/ids.js';
import { findServiceCodes } from '../carriers/index.js';
import { UNSET_POLICY } from './proof-needs.rules.js';
import { db } from './proofs.tables.js';
import type { SetProofPolicyInput } from './proof.types.js';

const listPolicies = statement(() =>
  db.selectFrom('proofPolicy').select(db.columns('proofPolicy')).orderBy('sellerId').orderBy('serviceCode'),
);
export type ProofPolicy = RowOf<typeof listPolicies>;

/** All policies, those of sellers first. */
export function readPolicies(sql: RunSql): Promise<ProofPolicy[]> {
  return listPolicies(sql, {});
}

const findSeller = statement(($: Named<{ id: string }>) => db.selectFrom('seller').select('id').where('id', '=', $.id));

interface Scope {
  readonly sellerId: string | null;
  readonly serviceCode: string | null;
}

const CHANGED = ['scan', 'photo', 'signature', 'otp', 'failurePhoto', 'updatedAt'] as const;
/** As in the unique index. */
const SCOPE = raw`coalesce("seller_id", '00000000-0000-0000-0000-000000000000'), coalesce("service_code", '')`;

const write = statement(($: Named<ProofPolicy>) =>
  db
    .insertInto('proofPolicy')
    .values(db.newRow('proofPolicy', $))
    .onConflict((conflict) => conflict.expression(SCOPE).doUpdateSet(valuesOf($, CHANGED)))
    .returning(db.columns('proofPolicy')),
);

/** Sets the policy of a seller, a service, both, or for all. SELLER_NOT_FOUND, VALIDATION_FAILED. */
export async function setProofPolicy(tx: Tx, { otp, ...given }: SetProofPolicyInput): Promise<ProofPolicy> {
  const scope = await scopeOf(tx, given);

  const now = tx.services.clock.now();
  const rule = otp ?? UNSET_POLICY.otp;
  const policy = await write.first(tx.sql, { ...given, ...scope, id: newId(), otp: rule, createdAt: now, updatedAt: now });
  if (!policy) throw new Error('The policy was not written.');
  return policy;
}

async function scopeOf(tx: Tx, { sellerId, serviceCode }: Pick<SetProofPolicyInput, 'sellerId' | 'serviceCode'>): Promise<Scope> {
  if (sellerId != null && !(isUuid(sellerId) && (await findSeller.first(tx.sql, { id: sellerId })))) throw refuse('SELLER_NOT_FOUND');
  if (serviceCode != null) {
    const known = (await findServiceCodes(tx.sql, {})).map(({ code }) => code);
    const checks = new FieldChecks();
    if (!known.includes(serviceCode)) checks.fail('serviceCode', 'notCarrierService', {}, known);
    checks.settle();
  }
  return { sellerId: sellerId?.toLowerCase() ?? null, serviceCode: serviceCode ?? null };
}

const removeById = statement(($: Named<{ id: string }>) => db.deleteFrom('proofPolicy').where('id', '=', $.id));

/** Removes a policy; the next specific one applies. NOT_FOUND. */
export async function removeProofPolicy(tx: Tx, id: string): Promise<boolean> {
  const removed = isUuid(id) ? await removeById.count(tx.sql, { id }) : 0;
  if (removed === 0) throw refuse('NOT_FOUND.proofPolicy');
  return true;
}
