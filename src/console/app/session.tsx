import { createContext, useContext, type ReactNode } from 'react';
import { GraphError } from '../graph/graph-error.js';
import { send } from '../graph/send.js';
import { useRead } from '../graph/use-read.js';
import { notice } from '../ui/notices.js';
import { LogOutDocument, SessionDocument, type SessionQuery } from './operations.generated.js';

export interface Session {
  readonly name: string;
  readonly email: string;
  /** A staff role in capitals, or SELLER. */
  readonly role: string;
  /** The signed-in seller; null for operator staff. */
  readonly seller: SessionQuery['me']['seller'];
  readonly staffId: string | null;
  readonly isOperator: boolean;
  /** Whether two-factor login must be set up before anything else is permitted. */
  readonly mustEnrol: boolean;
  /** Whether the user has a permission such as shipment:move. The console hides what they may not do. */
  readonly can: (permission: string) => boolean;
}

const Current = createContext<Session | undefined>(undefined);

/** Session of the current user. */
export function useSession(): Session {
  const session = useContext(Current);
  if (!session) throw new Error('There is no session in this context.');
  return session;
}

/** Staff who may read sellers see who owns an account or a webhook; sellers see only their own. */
export function useSeesOwners(): boolean {
  const { isOperator, can } = useSession();
  return isOperator && can('seller:read');
}

export const SignedIn = ({ session, children }: { readonly session: Session; readonly children: ReactNode }) => (
  <Current value={session}>{children}</Current>
);

export type SessionState =
  | { readonly is: 'unknown' }
  | { readonly is: 'signed out' }
  | { readonly is: 'unreachable'; readonly error: Error; readonly again: () => void }
  | { readonly is: 'signed in'; readonly session: Session };

/** Whether this browser has a session, and its user. */
export function useSessionState(): SessionState {
  const { data, error, refetch } = useRead(SessionDocument, {});
  if (error instanceof GraphError && error.code === 'UNAUTHORIZED') return { is: 'signed out' };
  if (data) return { is: 'signed in', session: sessionOf(data.me) };
  if (error) return { is: 'unreachable', error, again: () => void refetch() };
  return { is: 'unknown' };
}

function sessionOf({ type, permissions, mustEnrolTwoFactor, staff, seller }: SessionQuery['me']): Session {
  const allowed = new Set(permissions);
  return {
    name: staff?.name ?? seller?.displayName ?? '',
    email: staff?.email ?? seller?.email ?? '',
    role: staff?.role ?? type.toUpperCase(),
    seller,
    staffId: staff?.id ?? null,
    isOperator: staff !== null,
    mustEnrol: mustEnrolTwoFactor,
    can: (permission) => allowed.has(permission),
  };
}

/** Ends the session, or reports that it is still open. Reloads the page to clear cached data. */
export async function signOut(stillSignedIn: string): Promise<void> {
  try {
    await send(LogOutDocument, {});
  } catch (error) {
    const isOver = error instanceof GraphError && error.code === 'UNAUTHORIZED';
    if (!isOver) return notice(stillSignedIn);
  }
  // An unfinished shipment names a person; anyone who signs in next must not find it.
  sessionStorage.clear();
  location.assign('/console/login');
}
