import { SellerListingSchema } from './lists/seller-listing.entity.js';
import { SELLER_WORDS, sellerNameSql, SellerSchema } from './seller.entity.js';

export type { SellerTables } from './sellers.tables.js';
export { SellerResolver } from './seller.resolver.js';
export { SellerListResolver } from './lists/seller-list.resolver.js';
export { sellerListingFill, sellerListingSql } from './lists/seller-listing.sql.js';
export { sellerPrincipal } from './seller.principal.js';
export { assertCredentialLengths, sellerByCredentials, type Credentials, type ProvenSeller } from './seller-login.js';
export { claimEmail, isEmailTaken } from './claim-email.js';
export { keepSellerPassword, setSellerPassword } from './seller-password.js';
export { createApiToken } from './create-api-token.js';
export {
  checkPassword,
  checkSeller,
  hashed,
  prepareSeller,
  registerNewSeller,
  registerSeller,
  setUpSeller,
  unsavedSeller,
  type CheckedSeller,
} from './register-seller.js';
export { sellerById, sellerLoader, sellerLoaders, sellersById } from './seller.loader.js';
export { lockSeller, changeSeller } from './change-seller.js';
export { changesNothing, sellerColumns, type SellerColumns } from './seller-changes.rules.js';
export { RegisterSellerInput, SellerChanges, SellerType } from './seller.types.js';
export type { Seller } from './seller.row.js';
export { SELLER_WORDS, sellerNameSql };
export const sellerEntities = [SellerSchema, SellerListingSchema];
export { billingRole, sellerStatus, type BillingRole, type OrderMails, type SellerStatus } from './sellers.enums.js';
export { displayName } from './seller.entity.js';
export { mailRecipients, ownerRecipients } from './mail-recipients.js';
export { topUpReferenceOf } from './top-up-reference.rules.js';
