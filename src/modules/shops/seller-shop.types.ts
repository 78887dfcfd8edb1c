import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('SellerShop', { simpleResolvers: true, description: 'A shop in the account of its seller.' })
export class SellerShopType {
  @Field(() => ID, { description: 'UUID of the shop.' })
  id!: string;

  @Field(() => String, { description: 'Its domain.' })
  domain!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'The platform that it runs on.' })
  platform!: string;

  @Field(() => Boolean, { description: 'True when it may ship.' })
  activated!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was connected first.' })
  createdAt!: Date;
}
