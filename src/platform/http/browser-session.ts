/** A browser keeps a session of the console and one of the drivers' app side by side. */
export type BrowserCookie = 'session' | 'driver';

/** What a browser does with one of its cookies: keeps a token in it, or deletes it. */
export interface BrowserSession {
  readonly cookie: BrowserCookie;
  readonly kept: { readonly token: string; readonly expiresAt: Date } | null;
}
