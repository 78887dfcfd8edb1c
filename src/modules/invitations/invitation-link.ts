import type { Tx } from '../../platform/db/unit-of-work.js';

export const INVITATION_SECONDS = 7 * 86_400;

/** The token is the URL fragment, which browsers do not send: no server or proxy logs it. */
export const invitationLink = ({ services }: Tx, token: string): string => `${services.publicUrl()}/console/invitation#${token}`;
