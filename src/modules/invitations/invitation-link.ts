import type { Tx } from '../../platform/db/unit-of-work.js';

export const INVITATION_SECONDS = 7 * 86_400;

/** The token follows as a fragment, which browsers keep to themselves: no server or proxy on the way writes it down. */
export const invitationLink = ({ services }: Tx, token: string): string => `${services.publicUrl()}/console/invitation#${token}`;
