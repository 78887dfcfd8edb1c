import type { ActorType } from '../../kernel/actor.js';
import type { ErrorCode } from '../../kernel/errors.js';

/** What shoppers, payment providers and plug-ins of stores do by the proof in their hands; it is in the records themselves. */
const OF_STRANGERS: ReadonlySet<string> = new Set(['startPayment', 'takePaymentNotice', 'connectShop']);

/** The daily business of sellers: its records are orders and shipments, which keep their own history. */
const TRADE: ReadonlySet<string> = new Set([
  'addLocations',
  'cancelOrder',
  'cancelOrderByNumber',
  'createOrder',
  'createReturn',
  'fulfilOrder',
  'fulfilOrderByNumber',
  'updateLocations',
  'updateOrder',
]);

/** True when what this kind of caller does by this mutation is written down. */
export function isAudited(action: string, caller: ActorType): boolean {
  if (caller === 'shop' || caller === 'system' || caller === 'carrier') return false;
  if (caller === 'public') return !OF_STRANGERS.has(action);
  return caller !== 'seller' || !TRADE.has(action);
}

/** Refusals that say something about the caller rather than about the request. */
const TELLING: ReadonlySet<string> = new Set<ErrorCode>([
  'FORBIDDEN',
  'FORBIDDEN_SCOPE',
  'UNAUTHORIZED',
  'REVIEWER_IS_REQUESTER',
  'REVIEWER_NOT_SUPER_ADMIN',
  'PAYOUT_ACCOUNT_NOT_VERIFIED',
]);

export const isTelling = (code: string): boolean => TELLING.has(code);
