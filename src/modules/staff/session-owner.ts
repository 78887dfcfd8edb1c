import type { BrowserCookie } from '../../platform/http/browser-session.js';
import type { Context } from '../../platform/work/context.js';
import { sellerLoader } from '../sellers/index.js';
import type { LoggedIn, OpenedSession, SessionOwner } from './sessions.js';
import { staffLoader } from './staff.loader.js';
import type { SessionType } from './staff.types.js';

/** The account behind a session. */
export async function ownerOf(context: Context, { kind, subjectId }: Pick<SessionOwner, 'kind' | 'subjectId'>): Promise<LoggedIn> {
  return kind === 'staff_session'
    ? { staff: await context.load(staffLoader, subjectId), seller: null }
    : { staff: null, seller: await context.load(sellerLoader, subjectId) };
}

/** The answer for a new session: its token, unless the browser keeps it in a cookie. */
export function shownSession(
  context: Context,
  { session, ...who }: LoggedIn & { session: OpenedSession },
  cookie: BrowserCookie | undefined,
): SessionType {
  const { token, expiresAt, endsAt } = session;
  if (cookie) context.keepInBrowser(cookie, { token, expiresAt: endsAt });
  return { token: cookie ? null : token, expiresAt, ...who };
}
