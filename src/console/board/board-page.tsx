import { useSession } from '../app/session.js';
import { OpsBoard } from './ops-board.js';
import { SellerBoard } from './seller-board.js';

/** What is seen first: where everything stands, and what waits for whoever is signed in. */
export default function BoardPage() {
  const { isOperator } = useSession();
  return isOperator ? <OpsBoard /> : <SellerBoard />;
}
