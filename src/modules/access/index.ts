import { AccessTokenSchema } from './access-token.entity.js';

export { Authenticator, erpPrincipal, type PrincipalSource, type PrincipalSources, type TokenRecord } from './authenticator.js';
export { lastMoment, sessionEnd } from './session-life.js';
export { listTokens, storedToken, type StoredToken } from './stored-tokens.js';
export { expiryAfter, issueToken, keepNewest, revokeToken, revokeTokensOf, type IssuedToken } from './tokens.js';
export const accessEntities = [AccessTokenSchema];
