import type { DomainSettings } from '../../kernel/settings.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { needsUnder, policyFor, type ProofNeeds, type TaskToProve } from './proof-needs.rules.js';
import { db } from './proofs.tables.js';

const findPolicies = statement(($: Named<{ sellerIds: readonly string[]; serviceCodes: readonly string[] }>) =>
  db
    .selectFrom('proofPolicy')
    .select(['sellerId', 'serviceCode', 'scan', 'photo', 'signature', 'otp', 'failurePhoto'])
    .where((eb) => eb.or([eb('sellerId', 'is', null), eb('sellerId', '=', anyOf($.sellerIds))]))
    .where((eb) => eb.or([eb('serviceCode', 'is', null), eb('serviceCode', '=', anyOf($.serviceCodes))])),
);

/** What each task has to prove, by task id. */
export async function proofNeedsOf(
  sql: RunSql,
  { proofs }: Pick<DomainSettings, 'proofs'>,
  tasks: readonly TaskToProve[],
): Promise<ReadonlyMap<string, ProofNeeds>> {
  if (tasks.length === 0) return new Map();
  const policies = await findPolicies(sql, {
    sellerIds: [...new Set(tasks.map(({ sellerId }) => sellerId))],
    serviceCodes: [...new Set(tasks.map(({ serviceCode }) => serviceCode))],
  });
  return new Map(tasks.map((task) => [task.taskId, needsUnder(policyFor(policies, task), task, proofs.otpThresholdMinor)]));
}
