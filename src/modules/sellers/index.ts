import { SELLER_WORDS, sellerNameSql, SellerSchema } from './seller.entity.js';

export type { SellerTables } from './sellers.tables.js';
export { SellerResolver } from './seller.resolver.js';
export { sellerPrincipal } from './seller.principal.js';
export { assertCredentialLengths, sellerByCredentials, type Credentials, type ProvenSeller } from './seller-login.js';
export { claimEmail, isEmailTaken } from './claim-email.js';
export { createApiToken } from './create-api-token.js';
export {
  checkPassword,
  checkSeller,
  hashed,
  prepareSeller,
  registerNewSeller,
  registerSeller,
  unsavedSeller,
  type CheckedSeller,
  type NewSeller,
} from './register-seller.js';
export { sellerLoader, sellersById } from './seller.loader.js';
export { lockSeller } from './lock-seller.js';
export { changeSeller } from './change-seller.js';
export { sellerColumns, type SellerChanges, type SellerColumns } from './seller-changes.rules.js';
export { BillingRoleEnum, RegisterSellerInput, SellerStatusEnum, SellerType } from './seller.types.js';
export type { BillingRole, Seller, SellerStatus } from './seller.entity.js';
export { SELLER_WORDS, sellerNameSql };
export const sellerEntities = [SellerSchema];
