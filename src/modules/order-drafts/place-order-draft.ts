import type { Actor } from '../../kernel/actor.js';
import { refuseFields } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { createOrder, type CheckoutServices, type OnPlaced, type Placement, type Shown } from '../checkout/index.js';
import type { CreateOrderInput } from '../orders/index.js';
import { ensureManualShop } from '../shops/index.js';
import { completed, problemsOf } from './complete-draft.rules.js';
import type { OrderDraft } from './order-draft.entity.js';
import { db } from './order-drafts.tables.js';
import { lockOrderDraft } from './own-draft.js';

/**
 * Places a draft as an order, in the transaction that marks it as placed. Repeating it returns the original result. What is missing or
 * wrong is refused field by field; further refusals are those of `createOrder`.
 */
export async function placeOrderDraft(context: Context<CheckoutServices>, id: string, shown: Shown): Promise<Placement> {
  const { actor } = context;
  const { order, ofFile } = await context.transactPart((tx) => readyOrder(tx, actor, id));
  const onPlaced: OnPlaced = (tx, placement) => markPlaced(tx, actor, id, placement);
  return createOrder(context, order, { ofFile, shown, recipient: 'reached', onPlaced });
}

/** The order of a draft, whose shop and number are kept, so that fifty copies of a request place it once. */
async function readyOrder(tx: Tx, actor: Actor, id: string): Promise<{ order: CreateOrderInput; ofFile: boolean }> {
  const draft = await lockOrderDraft(tx, actor, id);
  const problems = problemsOf(draft.content, tx.services.settings);
  if (problems.length > 0) throw refuseFields(problems);
  const { ofFile } = draft;
  if (draft.content.order?.shopDomain != null) return { order: completed(draft.content), ofFile };

  const { id: shopId, domain: shopDomain } = await ensureManualShop(tx, draft.sellerId);
  const number = draft.orderNumber ?? (await assignNumber(tx, draft));
  if (draft.shopId !== shopId || draft.orderNumber !== number)
    await db.change(tx.sql, 'orderDraft', draft, { shopId, orderNumber: number });
  const orderReference = `M-${number - FIRST_NUMBER}`;
  return { order: completed(draft.content, { shopDomain, orderNumber: Number(number), orderReference }), ofFile };
}

/** Beyond the numbers of stores, so that a number from a file of a store is never taken. */
const FIRST_NUMBER = 1_000_000_000_000n;

const nextNumber = statement(($: Named<{ sellerId: string }>) =>
  db
    .insertInto('manualOrderNumber')
    .values({ sellerId: $.sellerId, last: 1 })
    .onConflict((conflict) => conflict.column('sellerId').doUpdateSet((eb) => ({ last: eb('manualOrderNumber.last', '+', 1) })))
    .returning('last'),
);

async function assignNumber(tx: Tx, { sellerId, content }: OrderDraft): Promise<bigint> {
  if (content.order?.orderNumber != null) return BigInt(content.order.orderNumber);
  const row = await nextNumber.first(tx.sql, { sellerId });
  if (!row) throw new Error(`No order number was assigned for seller ${sellerId}.`);
  return FIRST_NUMBER + BigInt(row.last);
}

async function markPlaced(tx: Tx, actor: Actor, id: string, { orderId }: Placement): Promise<void> {
  const draft = await lockOrderDraft(tx, actor, id);
  if (draft.orderId === null) await db.change(tx.sql, 'orderDraft', draft, { orderId, placedAt: tx.services.clock.now() });
}
