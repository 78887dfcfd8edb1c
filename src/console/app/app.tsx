import { DirectionProvider, localStorageColorSchemeManager, MantineProvider, useDirection } from '@mantine/core';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { GraphError } from '../graph/graph-error.js';
import { nameOf } from '../graph/send.js';
import { Notices } from '../ui/notices.js';
import { directionOf } from './languages.js';
import { look, readableColours } from './look.js';
import { SessionDocument } from './operations.generated.js';
import { router } from './router.js';

const SESSION_KEY = [nameOf(SessionDocument)];

/** Any request can reveal that the session has ended; refetching `me` then redirects to the login. */
function lookWhoIsThere(error: Error): void {
  if (error instanceof GraphError && error.code === 'UNAUTHORIZED') void queries.invalidateQueries({ queryKey: SESSION_KEY });
}

const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey }) => queryKey[0] !== SESSION_KEY[0] && lookWhoIsThere(error) }),
  mutationCache: new MutationCache({ onError: lookWhoIsThere }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (failures, error) => error instanceof GraphError && error.isPassing && failures < 2,
    },
  },
});

const colourScheme = localStorageColorSchemeManager({ key: 'shipgraph.colours' });

/** Style elements carry the CSP nonce: those of the components and of the scroll lock under dialogs. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
setNonce(nonce);

export const App = () => (
  <DirectionProvider detectDirection={false} initialDirection={document.dir === 'rtl' ? 'rtl' : 'ltr'}>
    <MantineProvider
      theme={look}
      cssVariablesResolver={readableColours}
      defaultColorScheme="auto"
      colorSchemeManager={colourScheme}
      getStyleNonce={() => nonce}
    >
      <FollowLanguage />
      <QueryClientProvider client={queries}>
        <Suspense>
          <RouterProvider router={router} />
          <Notices />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>
  </DirectionProvider>
);

/** Sets the text direction of the component library from the language. */
function FollowLanguage() {
  const { i18n } = useTranslation();
  const { setDirection } = useDirection();
  useEffect(() => setDirection(directionOf(i18n.language)), [i18n.language, setDirection]);
  return null;
}
