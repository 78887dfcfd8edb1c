import type { Actor } from '../../../kernel/actor.js';
import { invalid, FieldChecks } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { findPlanId, startPlan, unknownPlan } from '../assign-plan.js';
import { personBehind, recordAccountChange } from '../../access/index.js';
import { securityNoticeMail, sendMail } from '../../notifications/index.js';
import {
  changeSeller,
  changesNothing,
  lockSeller,
  mailRecipients,
  sellerColumns,
  type Seller,
  type SellerColumns,
} from '../../sellers/index.js';
import type { UpdateSellerInput } from './agreement.types.js';
import { holdBackTerms, type SellerWarning } from './change-terms.js';
import type { PricingServices } from '../services.js';

export interface SellerUpdate {
  readonly id: string;
  readonly changes: UpdateSellerInput;
}

/** A changed seller, with the changes that await a second person. */
export type ChangedSeller = Seller & { readonly warnings: readonly SellerWarning[] };

/**
 * Updates an account and the terms of its owner, all or nothing; terms above a limit await a second person. SELLER_NOT_FOUND,
 * EMAIL_IN_USE.
 */
export async function updateSeller(tx: Tx<PricingServices>, actor: Actor, { id, changes }: SellerUpdate): Promise<ChangedSeller> {
  if (changes.role !== undefined) actor.require('seller:admin');
  const seller = await lockSeller(tx, id);

  const checks = new FieldChecks();
  const columns = sellerColumns(checks, changes, tx.services.settings.baseCurrency);
  const planId = await planToStart(tx, checks, changes.planId);
  if (changesNothing(changes)) checks.errors.push(invalid(null, 'nothingToChange'));
  checks.settle();

  const now = await holdBackTerms(tx, actor, { seller, columns, planId });
  const changed = !changesNothing(now.columns) ? await changeSeller(tx, seller, await withAuthor(tx, actor, seller, now.columns)) : seller;
  if (changed.email !== seller.email) {
    await recordAccountChange(tx, actor, seller.id, 'address');
    await tellOfNewAddress(tx, seller);
  }
  if (now.planId !== undefined) await startPlan(tx, seller.id, now.planId);
  tx.afterCommit(() => tx.services.pricing.forget(seller.id));
  return { ...changed, warnings: now.warnings };
}

/** A new address gives its reader access to the account, so record who set it: they cannot approve payouts of this seller for a while. */
async function withAuthor(tx: Tx, actor: Actor, seller: Seller, columns: SellerColumns): Promise<SellerColumns> {
  if (columns.email === undefined || columns.email === seller.email) return columns;
  return { ...columns, emailChangedById: await personBehind(tx.sql, actor), emailChangedAt: tx.services.clock.now() };
}

/** Notifies the old address and the further recipients, so that the owner notices an unauthorised change. */
async function tellOfNewAddress(tx: Tx, { id, displayName, ...before }: Seller): Promise<void> {
  const about = { name: displayName, at: tx.services.clock.now() };
  await sendMail(
    tx,
    id,
    ...mailRecipients(before).map((recipient) => securityNoticeMail('email_changed', about, { audience: 'seller', recipient })),
  );
}

async function planToStart(tx: Tx, checks: FieldChecks, idOrName: string | null | undefined): Promise<string | undefined> {
  if (idOrName === undefined) return undefined;
  const planId = idOrName === null ? undefined : await findPlanId(tx, idOrName);
  if (planId === undefined) checks.errors.push(unknownPlan);
  return planId;
}
