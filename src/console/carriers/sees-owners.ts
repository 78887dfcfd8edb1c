import { useSession } from '../app/session.js';

/** Staff who may read sellers see who owns an account; sellers see only their own accounts. */
export function useSeesOwners(): boolean {
  const { isOperator, can } = useSession();
  return isOperator && can('seller:read');
}
