import type { ApolloServerPlugin } from '@apollo/server';
import type { SessionCookie } from '../http/session-cookie.js';
import type { Context } from './context.js';

/** Sets or deletes the session cookie as a mutation requested. */
export const sessionCookiePlugin = (cookie: SessionCookie): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response, contextValue: { browserSession } }) => {
        if (browserSession !== undefined) response.http.headers.set('set-cookie', cookie.write(browserSession));
        return Promise.resolve();
      },
    }),
});
