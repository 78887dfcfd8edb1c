export { AgreementResolver } from './agreement.resolver.js';
export { sellerTermsHandler } from './seller-terms.js';
