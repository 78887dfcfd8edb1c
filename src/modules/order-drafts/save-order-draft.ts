import type { Actor } from '../../kernel/actor.js';
import { FieldChecks, refuse, refuseFields, invalid, fieldError, problem } from '../../kernel/errors.js';
import { assertRoom } from '../../platform/db/room.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId, isUuid } from '../../platform/ids.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { DraftContent } from './draft-content.js';
import type { OrderDraft } from './order-draft.entity.js';
import { db } from './order-drafts.tables.js';
import { OrderDraftInput } from './order-draft.types.js';
import { assertNotPlaced, lockOrderDraft } from './own-draft.js';
import { MAX_PRODUCTS } from '../orders/index.js';
import { sellersById } from '../sellers/index.js';
import { shopByDomain } from '../shops/index.js';

export type NewDraft = Pick<OrderDraft, 'id' | 'sellerId' | 'shopId' | 'clientKey' | 'content'>;

const insert = statement(($: Named<NewDraft>) =>
  db
    .insertInto('orderDraft')
    .values({ id: $.id, sellerId: $.sellerId, shopId: $.shopId, clientKey: $.clientKey, content: $.content, version: 1 })
    .onConflict((conflict) => conflict.columns(['sellerId', 'clientKey']).where('clientKey', 'is not', null).doNothing())
    .returning('id'),
);

const findByKey = statement(($: Named<{ sellerId: string; clientKey: string }>) =>
  db.selectFrom('orderDraft').select(db.columns('orderDraft')).where('sellerId', '=', $.sellerId).where('clientKey', '=', $.clientKey),
);

const countOpen = statement(($: Named<{ sellerId: string }>) =>
  db
    .selectFrom('orderDraft')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('sellerId', '=', $.sellerId)
    .where('placedAt', 'is', null),
);

/** The number of those added that are not written yet. */
const assertRoomForDrafts = (tx: Tx, sellerId: string, adding: number): Promise<void> =>
  assertRoom(tx, 'orderDrafts', { owner: sellerId, adding, held: () => countOpen.first(tx.sql, { sellerId }) });

/** Saves a draft; a request with a key that the seller has used before returns the earlier draft. SELLER_NOT_FOUND, LIMIT_REACHED. */
export async function createOrderDraft(
  tx: Tx,
  actor: Actor,
  { sellerId, clientKey, content: given }: OrderDraftInput,
): Promise<OrderDraft> {
  const checks = new FieldChecks();
  checkFields(checks, '', OrderDraftInput, { clientKey });
  checks.settle();
  const content = withOwnShop(actor, given);
  checkContentSize(content);
  const owner = await ownerOf(tx, actor, { sellerId, content });

  const row = { id: newId(), ...owner, clientKey: clientKey?.trim() || null, content };
  const isNew = (await insert.count(tx.sql, row)) > 0;
  if (isNew) await assertRoomForDrafts(tx, owner.sellerId, 0);
  if (isNew || row.clientKey === null) return lockOrderDraft(tx, actor, row.id);
  const earlier = await findByKey.first(tx.sql, { sellerId: owner.sellerId, clientKey: row.clientKey });
  if (!earlier || !actor.owns(earlier)) throw refuse('NOT_FOUND.otherDraftsKey');
  return earlier;
}

/** A shop has drafts of its own orders only. */
const withOwnShop = ({ shop }: Actor, content: DraftContent): DraftContent =>
  shop && content.order?.shopDomain == null ? { ...content, order: { ...content.order, shopDomain: shop.domain } } : content;

export interface DraftChange {
  readonly id: string;
  readonly content: DraftContent;
  readonly version?: number | null;
}

/** Replaces the content of a draft. NOT_FOUND, VERSION_CONFLICT, UPDATE_FAILED once it is placed. */
export async function updateOrderDraft(tx: Tx, actor: Actor, { id, content: given, version }: DraftChange): Promise<OrderDraft> {
  const content = withOwnShop(actor, given);
  checkContentSize(content);
  const draft = await lockOrderDraft(tx, actor, id);
  assertNotPlaced(draft);
  if (version != null && version !== draft.version) throw refuse('VERSION_CONFLICT');
  const { shopId } = await ownerOf(tx, actor, { sellerId: draft.sellerId, content });

  await db.change(tx.sql, 'orderDraft', draft, { content, shopId, version: draft.version + 1 });
  return draft;
}

const remove = statement(($: Named<{ id: string }>) => db.deleteFrom('orderDraft').where('id', '=', $.id));

/** Throws a draft away. NOT_FOUND, UPDATE_FAILED once it is placed. */
export async function deleteOrderDraft(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const draft = await lockOrderDraft(tx, actor, id);
  assertNotPlaced(draft);
  await remove(tx.sql, { id: draft.id });
  return true;
}

/** Saves the drafts of rows of a file that could not be placed. LIMIT_REACHED. */
export async function saveDrafts(tx: Tx, sellerId: string, drafts: readonly Omit<NewDraft, 'sellerId'>[]): Promise<void> {
  await assertRoomForDrafts(tx, sellerId, drafts.length);
  const placed = { orderNumber: null, orderId: null, placedAt: null };
  await db.insertAll(
    tx.sql,
    'orderDraft',
    drafts.map((draft) => ({ ...draft, ...placed, sellerId, ofFile: true, version: 1 })),
  );
}

const MAX_CHARACTERS = 100_000;

/** A draft may be wrong, but not large. VALIDATION_FAILED. */
function checkContentSize(content: DraftContent): void {
  if ((content.products?.length ?? 0) > MAX_PRODUCTS)
    throw refuseFields([invalid('content.products', 'atMostEntries', { max: MAX_PRODUCTS })]);
  if (JSON.stringify(content).length > MAX_CHARACTERS)
    throw refuseFields([invalid('content', 'atMostCharactersAsJson', { max: MAX_CHARACTERS })]);
}

interface DraftOwner {
  readonly sellerId: string;
  readonly shopId: string | null;
}

interface Given {
  readonly sellerId?: string | null | undefined;
  readonly content: DraftContent;
}

/** The seller and shop that a draft belongs to: that of the shop that its content names. SELLER_NOT_FOUND. */
async function ownerOf(tx: Tx, actor: Actor, { sellerId, content }: Given): Promise<DraftOwner> {
  const domain = content.order?.shopDomain;
  if (domain != null) return ownerByShop(tx, actor, { domain, sellerId });
  const owner = actor.sellerId ?? sellerId;
  if (owner == null) throw refuseFields([fieldError('sellerId', 'MISSING_FIELD', problem('requiredUnlessDraftShop'))]);
  await assertSeller(tx, actor, sellerId ?? owner);
  return { sellerId: owner, shopId: null };
}

async function ownerByShop(
  tx: Tx,
  actor: Actor,
  { domain, sellerId }: { domain: string; sellerId: string | null | undefined },
): Promise<DraftOwner> {
  const shop = await shopByDomain(tx.sql, domain);
  const isTheirs = shop !== undefined && actor.owns({ sellerId: shop.sellerId, shopId: shop.id });
  if (!isTheirs || (sellerId != null && sellerId !== shop.sellerId))
    throw refuseFields([invalid('content.order.shopDomain', 'notSellersShop')]);
  return { sellerId: shop.sellerId, shopId: shop.id };
}

async function assertSeller(tx: Tx, actor: Actor, sellerId: string): Promise<void> {
  const isKnown = isUuid(sellerId) && actor.owns({ sellerId }) && (await sellersById(tx.sql, [sellerId])).length > 0;
  if (!isKnown) throw refuse('SELLER_NOT_FOUND');
}
