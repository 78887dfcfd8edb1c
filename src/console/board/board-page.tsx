import { useSession } from '../app/session.js';
import { OpsBoard } from './ops-board.js';
import { SellerBoard } from './seller-board.js';

/** Start page: status overview and work for the current user. */
export default function BoardPage() {
  const { isOperator } = useSession();
  return isOperator ? <OpsBoard /> : <SellerBoard />;
}
