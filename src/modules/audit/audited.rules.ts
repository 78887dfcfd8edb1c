import type { ActorType } from '../../kernel/actor.js';
import type { ErrorCode } from '../../kernel/errors.js';

/**
 * Mutations that shoppers, payment providers and store plug-ins authorise by possession of a link or signature; the records themselves
 * hold the history.
 */
const OF_STRANGERS: ReadonlySet<string> = new Set(['startPayment', 'takePaymentNotice', 'receiveCarrierEvents', 'connectShop']);

/** Everyday mutations of sellers: orders and shipments keep their own history. */
const TRADE: ReadonlySet<string> = new Set([
  'addLocations',
  'cancelOrder',
  'cancelOrderByNumber',
  'cancelOrderImport',
  'createOrder',
  'createOrderDraft',
  'createOrderImport',
  'createReturn',
  'deleteOrderDraft',
  'draftOrderImportRows',
  'fulfilOrder',
  'fulfilOrderByNumber',
  'placeOrderDraft',
  'placeOrderImport',
  'updateLocations',
  'updateOrder',
  'updateOrderDraft',
]);

/** What the app of a driver sends all day: runs, proofs and positions keep their own history. */
const ON_THE_ROAD: ReadonlySet<string> = new Set(['arriveAtStop', 'loadParcel', 'recordPositions', 'uploadProof']);

/** How a user wants to see a client, which concerns that user only. */
const PREFERENCES: ReadonlySet<string> = new Set(['chooseListColumns', 'deleteListView', 'dismissHint', 'orderListViews', 'saveListView']);

/** True if this mutation is audited for this kind of caller. */
export function isAudited(action: string, caller: ActorType): boolean {
  if (PREFERENCES.has(action)) return false;
  if (caller === 'shop' || caller === 'system' || caller === 'carrier') return false;
  if (caller === 'driver') return !ON_THE_ROAD.has(action);
  if (caller === 'public') return !OF_STRANGERS.has(action);
  return caller !== 'seller' || !TRADE.has(action);
}

/** Refusals that reveal something about the caller rather than about the request. */
const TELLING: ReadonlySet<string> = new Set<ErrorCode>([
  'FORBIDDEN',
  'FORBIDDEN_SCOPE',
  'UNAUTHORIZED',
  'REVIEWER_IS_REQUESTER',
  'REVIEWER_NOT_SUPER_ADMIN',
  'PAYOUT_ACCOUNT_NOT_VERIFIED',
]);

export const isTelling = (code: string): boolean => TELLING.has(code);
