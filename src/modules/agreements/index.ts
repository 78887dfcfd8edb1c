export { AgreementResolver } from './agreement.resolver.js';
