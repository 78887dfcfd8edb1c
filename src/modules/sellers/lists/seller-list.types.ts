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
  @Field(() => enumType(billingRole), { nullable: true, description: 'Only those who pay like this.' })
  role?: BillingRole | null;

  @Field(() => enumType(listedStatus), {
    nullable: true,
    description: 'Only accounts of this status. Incomplete ones may use the service, but something is missing.',
  })
  status?: ListedStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those with a shop, or only those without.' })
  hasShops?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those who do or do not ship within their country.' })
  isLocal?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those who do or do not ship abroad.' })
  isInternational?: boolean | null;

  @Field(() => String, { nullable: true, description: 'First day of registration, YYYY-MM-DD in UTC.' })
  createdAfter?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day of registration, at most 90 days after the first one.' })
  createdBefore?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the name, e-mail address, company or phone number, however that is written; with fewer than three characters the beginning of one of them.',
  })
  search?: string | null;
}

@ArgsType()
export class SellersArgs extends SellerFilterArgs implements PageArgs {
  @Field(() => Int, { defaultValue: 25, description: 'How many entries, from 1 to 500.' })
  first: number = 25;

  @Field(() => String, { nullable: true, description: 'Cursor of the entry after which the page begins.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many entries to skip, for callers that count pages.' })
  offset?: number | null;

  @Field(() => enumType(sellerSort), { nullable: true, description: 'What they are ordered by; registration when absent.' })
  sortBy?: SellerSort | null;

  @Field(() => enumType(sortOrder), { nullable: true, description: 'Which end comes first; the newest or largest when absent.' })
  sortOrder?: SortOrder | null;
}

@ObjectType('RoleCounts', { simpleResolvers: true, description: 'Sellers by how they pay.' })
export class RoleCountsType {
  @Field(() => Int, { description: 'From a wallet.' })
  prepaid!: number;

  @Field(() => Int, { description: 'By contract.' })
  postpaid!: number;
}

@ObjectType('ListedStatusCounts', { simpleResolvers: true, description: 'Sellers by what a list says about their account.' })
export class ListedStatusCountsType {
  @Field(() => Int, { description: 'Active ones.' })
  active!: number;

  @Field(() => Int, { description: 'Those that are switched off.' })
  inactive!: number;

  @Field(() => Int, { description: 'Active ones of which something is missing.' })
  incomplete!: number;
}

@ObjectType('YesNoCounts', { simpleResolvers: true, description: 'How many are and how many are not.' })
export class YesNoCountsType {
  @Field(() => Int, { description: 'Those that are.' })
  yes!: number;

  @Field(() => Int, { description: 'Those that are not.' })
  no!: number;
}

@ObjectType('SellerFilterCounts', {
  simpleResolvers: true,
  description: 'How many sellers each value of a filter would leave, with all other filters as they are.',
})
export class SellerFilterCountsType {
  @Field(() => RoleCountsType, { description: 'By how they pay.' })
  role!: RoleCountsType;

  @Field(() => ListedStatusCountsType, { description: 'By what the list says about their account.' })
  status!: ListedStatusCountsType;

  @Field(() => YesNoCountsType, { description: 'By whether a shop is connected.' })
  hasShops!: YesNoCountsType;

  @Field(() => YesNoCountsType, { description: 'By whether they ship within their country.' })
  isLocal!: YesNoCountsType;

  @Field(() => YesNoCountsType, { description: 'By whether they ship abroad.' })
  isInternational!: YesNoCountsType;
}

@ObjectType('SellerFigures', { simpleResolvers: true, description: 'What lists count of a seller.' })
export class SellerFiguresType {
  @Field(() => Int, { description: 'All shipments there have been, returns with them.' })
  totalShipments!: number;

  @Field(() => Int, { description: 'Connected shops.' })
  shopCount!: number;

  @Field(() => Int, { description: 'Activated shops.' })
  activeShopCount!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the latest shipment was created.' })
  lastShipmentAt!: Date | null;
}
