import { ObjectType } from 'type-graphql';
import { Flag, Id, Text, When } from '../../platform/graphql/fields.js';

@ObjectType('SellerShop', { description: 'A shop, as shown with its seller.' })
export class SellerShopType {
  @Id('UUID of the shop.') id!: string;
  @Text('Its domain.') domain!: string;
  @Text('Its name.') name!: string;
  @Text('E-commerce platform of the shop.') platform!: string;
  @Flag('True when shipping is activated.') activated!: boolean;
  @When('When it was first connected.') createdAt!: Date;
}
