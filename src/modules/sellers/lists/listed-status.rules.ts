import type { Seller } from '../seller.row.js';
import type { ListedStatus } from '../sellers.enums.js';

/** The account status shown in lists. The database applies the same rule to the listing. */
export function listedStatusOf({
  status,
  company,
  phone,
  address,
}: Pick<Seller, 'status' | 'company' | 'phone' | 'address'>): ListedStatus {
  if (status === 'inactive') return 'inactive';
  return company && phone && address ? 'active' : 'incomplete';
}
