import { useSession } from '../app/session.js';

/** Whether the user books pickups, so that a packed parcel gets its label at once. */
export function useMayBook(): boolean {
  const { can } = useSession();
  return can('shipment:move') || can('pickup:book');
}
