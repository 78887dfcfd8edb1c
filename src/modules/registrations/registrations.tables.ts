import { tablesOf } from '../../platform/db/tables.js';
import { SellerRegistrationSchema } from './seller-registration.entity.js';

export const db = tablesOf({ sellerRegistration: SellerRegistrationSchema });
