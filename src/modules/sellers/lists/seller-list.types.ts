import { enumType } from '../../../platform/graphql/enum-type.js';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { connectionType, type PageArgs } from '../../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { sortOrder, type SortOrder } from '../../../platform/graphql/sort-order.js';
import { billingRole, type BillingRole, type ListedStatus, listedStatus, type SellerSort, sellerSort } from '../sellers.enums.js';
import { SellerType } from '../seller.types.js';

export const SellerConnection = connectionType('Seller', () => SellerType);

@ArgsType()
export class SellerFilterArgs {
  @Field(() => enumType(billingRole), { nullable: true, description: 'Only sellers with this billing role.' })
  role?: BillingRole | null;

  @Field(() => enumType(listedStatus), {
    nullable: true,
    description: 'Only accounts with this status. Incomplete ones can use the service but lack some data.',
  })
  status?: ListedStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'Only sellers with a shop, or only those without.' })
  hasShops?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only sellers that do, or do not, ship domestically.' })
  isLocal?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only sellers that do, or do not, ship abroad.' })
  isInternational?: boolean | null;

  @Field(() => String, { nullable: true, description: 'First day of registration, YYYY-MM-DD in UTC.' })
  createdAfter?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day of registration, at most 90 days after the first.' })
  createdBefore?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the name, e-mail address, company, or phone number in any notation. With fewer than three characters: ' +
      'a prefix of one of them.',
  })
  search?: string | null;
}

@ArgsType()
export class SellersArgs extends SellerFilterArgs implements PageArgs {
  @Field(() => Int, { defaultValue: 25, description: 'Page size, from 1 to 500.' })
  first: number = 25;

  @Field(() => String, { nullable: true, description: 'Cursor after which the page starts.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of entries to skip, for numbered pages.' })
  offset?: number | null;

  @Field(() => enumType(sellerSort), { nullable: true, description: 'Sort key; registration when absent.' })
  sortBy?: SellerSort | null;

  @Field(() => enumType(sortOrder), { nullable: true, description: 'Sort direction; newest or largest first when absent.' })
  sortOrder?: SortOrder | null;
}

@ObjectType('RoleCounts', { simpleResolvers: true, description: 'Seller counts by billing role.' })
export class RoleCountsType {
  @Field(() => Int, { description: 'From a wallet.' })
  prepaid!: number;

  @Field(() => Int, { description: 'By contract.' })
  postpaid!: number;
}

@ObjectType('ListedStatusCounts', { simpleResolvers: true, description: 'Seller counts by account status.' })
export class ListedStatusCountsType {
  @Field(() => Int, { description: 'Active ones.' })
  active!: number;

  @Field(() => Int, { description: 'Deactivated accounts.' })
  inactive!: number;

  @Field(() => Int, { description: 'Active accounts with missing data.' })
  incomplete!: number;
}

@ObjectType('YesNoCounts', { simpleResolvers: true, description: 'Counts of sellers that do and do not match.' })
export class YesNoCountsType {
  @Field(() => Int, { description: 'Matching sellers.' })
  yes!: number;

  @Field(() => Int, { description: 'Sellers that do not match.' })
  no!: number;
}

@ObjectType('SellerFilterCounts', {
  simpleResolvers: true,
  description: 'Seller counts for each filter value, with all other filters applied.',
})
export class SellerFilterCountsType {
  @Field(() => RoleCountsType, { description: 'By billing role.' })
  role!: RoleCountsType;

  @Field(() => ListedStatusCountsType, { description: 'By account status.' })
  status!: ListedStatusCountsType;

  @Field(() => YesNoCountsType, { description: 'By whether they have a connected shop.' })
  hasShops!: YesNoCountsType;

  @Field(() => YesNoCountsType, { description: 'By whether they ship domestically.' })
  isLocal!: YesNoCountsType;

  @Field(() => YesNoCountsType, { description: 'By whether they ship abroad.' })
  isInternational!: YesNoCountsType;
}

@ObjectType('SellerFigures', { simpleResolvers: true, description: 'Figures of a seller, as shown in lists.' })
export class SellerFiguresType {
  @Field(() => Int, { description: 'Total number of shipments, including returns.' })
  totalShipments!: number;

  @Field(() => Int, { description: 'Connected shops.' })
  shopCount!: number;

  @Field(() => Int, { description: 'Activated shops.' })
  activeShopCount!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the latest shipment was created.' })
  lastShipmentAt!: Date | null;
}
