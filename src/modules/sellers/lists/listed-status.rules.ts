import type { Seller } from '../seller.row.js';
import type { ListedStatus } from '../sellers.enums.js';

/** What a list says of an account. The listing in the database follows the same rule. */
export function listedStatusOf({
  status,
  company,
  phone,
  address,
}: Pick<Seller, 'status' | 'company' | 'phone' | 'address'>): ListedStatus {
  if (status === 'inactive') return 'inactive';
  return company && phone && address ? 'active' : 'incomplete';
}
