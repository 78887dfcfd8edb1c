import { useSession } from '../app/session.js';
import { LiveState } from '../ui/live-state.js';
import { NewShipment } from '../ui/new-shipment.js';

/** What is begun from the overview, and whether it is live. */
export function BoardActions({ isLive }: { readonly isLive: boolean }) {
  const { can } = useSession();
  return (
    <>
      <LiveState isLive={isLive} />
      {can('order:create') && <NewShipment />}
    </>
  );
}
