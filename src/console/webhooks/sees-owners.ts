import { useSession } from '../app/session.js';

/** Staff may look at the webhooks of sellers; for their owners a webhook says nothing about whose it is. */
export function useSeesOwners(): boolean {
  const { isOperator, can } = useSession();
  return isOperator && can('seller:read');
}
