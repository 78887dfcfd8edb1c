import type { ApolloServerPlugin } from '@apollo/server';
import type { SessionCookies } from '../http/session-cookies.js';
import type { Context } from './context.js';

/** Sets or deletes a session cookie as a mutation requested. */
export const sessionCookiePlugin = (cookies: SessionCookies): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response, contextValue: { browserSession } }) => {
        if (browserSession !== undefined) response.http.headers.set('set-cookie', cookies.write(browserSession));
        return Promise.resolve();
      },
    }),
});
