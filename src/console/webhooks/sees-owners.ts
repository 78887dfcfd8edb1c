import { useSession } from '../app/session.js';

/** Staff can view sellers' webhooks and see their owner; sellers see no owner. */
export function useSeesOwners(): boolean {
  const { isOperator, can } = useSession();
  return isOperator && can('seller:read');
}
