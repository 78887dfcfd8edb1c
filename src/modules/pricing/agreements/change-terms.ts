import type { Actor } from '../../../kernel/actor.js';
import { warning, type FieldWarning } from '../../../kernel/field-warnings.js';
import { formatMoney, money, type Money } from '../../../kernel/money.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { CoreServices } from '../../../platform/services.js';
import { cancelOpenRequests, openApproval, openRequestsAbout, type ApprovalHandler } from '../../approvals/index.js';
import { adjustmentThresholdIn } from '../adjustment-threshold.js';
import { creditLimitIn, type SellerPricing } from '../seller-pricing.js';
import { startPlan } from '../assign-plan.js';
import { changeSeller, lockSeller, type Seller, type SellerColumns } from '../../sellers/index.js';
import type { PricingServices } from '../services.js';

/** Terms that put the operator's money at risk. */
type Term = 'creditLimit' | 'adjustmentThreshold';
type TermField = Term | 'planId';

/** A change of a seller that was not applied, and why. */
export interface SellerWarning extends FieldWarning {
  readonly field: string;
  readonly approvalRequestId: string;
}

export interface WantedTerms {
  readonly columns: SellerColumns;
  readonly planId: string | undefined;
}

/** Seller and pricing columns share these names. */
const COLUMNS = { creditLimit: 'creditLimitMinor', adjustmentThreshold: 'adjustmentThresholdMinor' } as const;

/**
 * Removes terms from a change that one person may not grant alone, and requests approval for them. The rest takes effect immediately. The
 * caller has locked the seller.
 */
export async function holdBackTerms(
  tx: Tx<PricingServices>,
  actor: Actor,
  { seller, columns, planId }: WantedTerms & { seller: Seller },
): Promise<WantedTerms & { warnings: SellerWarning[] }> {
  if (planId === undefined && columns.creditLimitMinor === undefined && columns.adjustmentThresholdMinor === undefined)
    return { columns, planId, warnings: [] };
  tx.services.pricing.forget(seller.id);
  let current = await tx.services.pricing.of(tx.sql, seller.id);
  let kept = columns;
  const warnings: SellerWarning[] = [];
  for (const step of stepsOf({ columns, planId })) {
    const next = { ...current, ...step.pricing };
    const raised = raisedTerm(tx.services, current, next);
    await cancelOpenRequests(tx, await openOnes(tx, seller.id, step.field, raised && step.value), 'replaced by a later change');
    if (!raised) {
      current = next;
      continue;
    }
    warnings.push(await askFor(tx, actor, { seller, step, raised }));
    if (step.field !== 'planId') kept = { ...kept, [COLUMNS[step.field]]: undefined };
  }
  return { columns: kept, planId: warnings.some(({ field }) => field === 'planId') ? undefined : planId, warnings };
}

interface Step {
  readonly field: TermField;
  readonly pricing: Partial<SellerPricing>;
  /** As stored in the request: minor units, a plan id, or null for the plan's value. */
  readonly value: string | null;
}

function stepsOf({ columns, planId }: WantedTerms): Step[] {
  const terms: readonly Term[] = ['creditLimit', 'adjustmentThreshold'];
  const own = terms.flatMap((field): Step[] => {
    const value = columns[COLUMNS[field]];
    if (value === undefined) return [];
    return [{ field, pricing: { [COLUMNS[field]]: value }, value: value === null ? null : String(value) }];
  });
  return planId === undefined ? own : [...own, { field: 'planId', pricing: { planId }, value: planId }];
}

interface Raised {
  readonly term: Term;
  readonly from: Money;
  readonly to: Money;
  readonly limit: Money;
}

/** The first term raised above the limit of a single person. */
function raisedTerm(services: CoreServices & PricingServices, before: SellerPricing, after: SellerPricing): Raised | undefined {
  const { baseCurrency, secondPerson } = services.settings;
  const limits = { creditLimit: secondPerson.creditLimitMinor, adjustmentThreshold: secondPerson.adjustmentThresholdMinor };
  const inForce = {
    creditLimit: (pricing: SellerPricing) => creditLimitIn(services, pricing, baseCurrency),
    adjustmentThreshold: (pricing: SellerPricing) => adjustmentThresholdIn(services, pricing, baseCurrency).minor,
  };
  for (const term of ['creditLimit', 'adjustmentThreshold'] as const) {
    const [from, to, limit] = [inForce[term](before), inForce[term](after), limits[term]];
    if (to > from && to > limit)
      return { term, from: money(from, baseCurrency), to: money(to, baseCurrency), limit: money(limit, baseCurrency) };
  }
  return undefined;
}

/** Open requests about a field whose value differs from the one requested now. */
async function openOnes(tx: Tx, sellerId: string, field: TermField, wanted: string | null | undefined) {
  const open = await openRequestsAbout(tx, { subjectUserId: sellerId, type: 'seller_terms' });
  return open.filter(({ payload }) => payload['field'] === field && (wanted === undefined || payload['value'] !== wanted));
}

async function askFor(
  tx: Tx,
  actor: Actor,
  { seller, step, raised }: { seller: Seller; step: Step; raised: Raised },
): Promise<SellerWarning> {
  const { term, from, to, limit } = raised;
  const asked = await openRequestsAbout(tx, { subjectUserId: seller.id, type: 'seller_terms' });
  const same = asked.find(({ payload }) => payload['field'] === step.field && payload['value'] === step.value);
  const request =
    same ??
    (await openApproval(tx, {
      type: 'seller_terms',
      subjectUserId: seller.id,
      amount: to,
      threshold: limit,
      payload: { field: step.field, value: step.value, term, from: formatMoney(from), to: formatMoney(to) },
      requestedBy: actor,
    }));
  const amounts = { amount: `${formatMoney(to)} ${to.currency}`, limit: `${formatMoney(limit)} ${limit.currency}` };
  return { ...warning(step.field, `NEEDS_APPROVAL.${term}`, amounts), field: step.field, approvalRequestId: request.id };
}

/** Applies a change approved by a second person. */
export const sellerTermsHandler: ApprovalHandler<PricingServices> = {
  lock: async (tx, { subjectUserId }) => void (await lockSeller(tx, subjectUserId)),
  approve: async (tx, { subjectUserId, payload }) => {
    const seller = await lockSeller(tx, subjectUserId);
    const { field, value } = payload;
    if (field === 'planId') await startPlan(tx, seller.id, String(value));
    else if (field === 'creditLimit' || field === 'adjustmentThreshold')
      await changeSeller(tx, seller, { [COLUMNS[field]]: typeof value === 'string' ? BigInt(value) : null });
    else throw new Error(`A request about the terms of the seller ${seller.id} names no known field.`);
    tx.afterCommit(() => tx.services.pricing.forget(seller.id));
  },
};
