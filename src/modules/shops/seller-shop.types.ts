import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('SellerShop', { simpleResolvers: true, description: 'A shop, as shown with its seller.' })
export class SellerShopType {
  @Field(() => ID, { description: 'UUID of the shop.' })
  id!: string;

  @Field(() => String, { description: 'Its domain.' })
  domain!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'E-commerce platform of the shop.' })
  platform!: string;

  @Field(() => Boolean, { description: 'True when shipping is activated.' })
  activated!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was first connected.' })
  createdAt!: Date;
}
