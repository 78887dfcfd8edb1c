import type { TokenKind } from './access-token.entity.js';

/** What a person opens by logging in. */
export const sessionKinds = ['staff_session', 'seller_session', 'driver_session'] as const satisfies readonly TokenKind[];
export type SessionTokenKind = (typeof sessionKinds)[number];

/** The kinds of sessions that an account can have: staff who are drivers also log in to the drivers' app. */
export const sessionsOf = (account: 'staff_session' | 'seller_session'): readonly SessionTokenKind[] =>
  account === 'staff_session' ? ['staff_session', 'driver_session'] : ['seller_session'];
