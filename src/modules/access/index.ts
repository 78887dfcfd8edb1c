import { AccessTokenSchema } from './access-token.entity.js';

export { Authenticator, erpPrincipal, type PrincipalSource, type PrincipalSources, type TokenRecord } from './authenticator.js';
export { expiryAfter, issueToken, keepNewest, revokeToken, type IssuedToken } from './tokens.js';
export const accessEntities = [AccessTokenSchema];
