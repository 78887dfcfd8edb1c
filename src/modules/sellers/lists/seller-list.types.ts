import { ArgsType, ObjectType } from 'type-graphql';
import { Choice, Count, Flag, nullable, One, Text, When } from '../../../platform/graphql/fields.js';
import { connectionType, type PageArgs } from '../../../platform/graphql/connection.js';
import { sortOrder, type SortOrder } from '../../../platform/graphql/sort-order.js';
import { billingRole, type BillingRole, type ListedStatus, listedStatus, type SellerSort, sellerSort } from '../sellers.enums.js';
import { SellerType } from '../seller.types.js';

export const SellerConnection = connectionType('Seller', () => SellerType);

@ArgsType()
export class SellerFilterArgs {
  @Choice(billingRole, 'Only sellers with this billing role.', nullable) role?: BillingRole | null;

  @Choice(listedStatus, 'Only accounts with this status. Incomplete ones can use the service but lack some data.', nullable)
  status?: ListedStatus | null;

  @Flag('Only sellers with a shop, or only those without.', nullable) hasShops?: boolean | null;
  @Flag('Only sellers that do, or do not, ship domestically.', nullable) isLocal?: boolean | null;
  @Flag('Only sellers that do, or do not, ship abroad.', nullable) isInternational?: boolean | null;
  @Text('First day of registration, YYYY-MM-DD in UTC.', nullable) createdAfter?: string | null;
  @Text('Last day of registration, at most 90 days after the first.', nullable) createdBefore?: string | null;

  @Text(
    200,
    'Part of the name, e-mail address, company, or phone number in any notation. With fewer than three characters: ' +
      'a prefix of one of them. Or the reference of a bank transfer (`topUpWays.reference`).',
    nullable,
  )
  search?: string | null;
}

@ArgsType()
export class SellersArgs extends SellerFilterArgs implements PageArgs {
  @Count([1, 500], 'Page size.', { defaultValue: 25 }) first: number = 25;
  @Text('Cursor after which the page starts.', nullable) after?: string | null;
  @Count('Number of entries to skip, for numbered pages.', nullable) offset?: number | null;
  @Choice(sellerSort, 'Sort key; registration when absent.', nullable) sortBy?: SellerSort | null;
  @Choice(sortOrder, 'Sort direction; newest or largest first when absent.', nullable) sortOrder?: SortOrder | null;
}

@ObjectType('RoleCounts', { description: 'Seller counts by billing role.' })
export class RoleCountsType {
  @Count('From a wallet.') prepaid!: number;
  @Count('By contract.') postpaid!: number;
}

@ObjectType('ListedStatusCounts', { description: 'Seller counts by account status.' })
export class ListedStatusCountsType {
  @Count('Active ones.') active!: number;
  @Count('Deactivated accounts.') inactive!: number;
  @Count('Active accounts with missing data.') incomplete!: number;
}

@ObjectType('YesNoCounts', { description: 'Counts of sellers that do and do not match.' })
export class YesNoCountsType {
  @Count('Matching sellers.') yes!: number;
  @Count('Sellers that do not match.') no!: number;
}

@ObjectType('SellerFilterCounts', {
  description: 'Seller counts for each filter value, with all other filters applied.',
})
export class SellerFilterCountsType {
  @One(() => RoleCountsType, 'By billing role.') role!: RoleCountsType;
  @One(() => ListedStatusCountsType, 'By account status.') status!: ListedStatusCountsType;
  @One(() => YesNoCountsType, 'By whether they have a connected shop.') hasShops!: YesNoCountsType;
  @One(() => YesNoCountsType, 'By whether they ship domestically.') isLocal!: YesNoCountsType;
  @One(() => YesNoCountsType, 'By whether they ship abroad.') isInternational!: YesNoCountsType;
}

@ObjectType('SellerFigures', { description: 'Figures of a seller, as shown in lists.' })
export class SellerFiguresType {
  @Count('Total number of shipments, including returns.') totalShipments!: number;
  @Count('Connected shops.') shopCount!: number;
  @Count('Activated shops.') activeShopCount!: number;
  @When('When the latest shipment was created.', nullable) lastShipmentAt!: Date | null;
}
