import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type BuildSchemaOptions } from 'type-graphql';
import { AgreementResolver } from './modules/agreements/index.js';
import { carrierResolvers } from './modules/carriers/index.js';
import { CheckoutResolver } from './modules/checkout/index.js';
import { OrderResolver } from './modules/orders/index.js';
import { ReferenceResolver } from './modules/reference/index.js';
import { SellerResolver } from './modules/sellers/index.js';
import { OrderShipmentResolver, ShipmentResolver } from './modules/shipments/index.js';
import { ShopResolver } from './modules/shops/index.js';
import { StaffResolver } from './modules/staff/index.js';
import { WalletResolver } from './modules/wallets/index.js';

const resolvers: BuildSchemaOptions['resolvers'] = [
  ...carrierResolvers,
  AgreementResolver,
  CheckoutResolver,
  OrderResolver,
  OrderShipmentResolver,
  ReferenceResolver,
  SellerResolver,
  ShipmentResolver,
  ShopResolver,
  StaffResolver,
  WalletResolver,
];

/** The one language inside. Rules validate input, not decorators, so type-graphql's own validation is off. */
export const createSchema = (): Promise<GraphQLSchema> => buildSchema({ resolvers, validate: false });
