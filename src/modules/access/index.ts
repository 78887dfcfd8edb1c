import { AccessTokenSchema } from './access-token.entity.js';
import { AccountChangeSchema } from './account-change.entity.js';
import { AccountLinkSchema } from './account-link.entity.js';

export { tokenOf } from './actor-now.js';
export { accessRetention } from './access-retention.js';
export type { AccessTables } from './access.tables.js';
export { areSamePerson, makerOfToken, personBehind, recordAcceptance, recordAccountChange, SAME_PERSON_DAYS } from './account-changes.js';
export { endLinks, endLinksBy, findLink, makeLink, useLink, useUpLinks, type MailedLink, type OpenLink } from './account-links.js';
export { takeEndingTokens, type EndingToken } from './ending-tokens.js';
export { Authenticator, erpPrincipal, type PrincipalSource, type PrincipalSources, type TokenRecord } from './authenticator.js';
export { revokeOnDevice } from './device-sessions.js';
export { findSession, lastSignInLoader, type LiveSession, sessionKinds, sessionsOf } from './live-session.js';
export { requireSession } from './require-session.js';
export { driverSessionEnd, lastMoment, sessionEnd } from './session-life.js';
export { listTokens, storedToken, type StoredToken } from './stored-tokens.js';
export {
  adoptChildren,
  assertRoomForToken,
  expiryAfter,
  issueToken,
  keepNewest,
  ownTokens,
  revokeOwnTokens,
  revokeToken,
  revokeTokens,
  revokeTokensOf,
  revokeWithChildren,
  type IssuedToken,
  type OwnToken,
  type TokenOrigin,
} from './tokens.js';
export const accessEntities = [AccessTokenSchema, AccountLinkSchema, AccountChangeSchema];
