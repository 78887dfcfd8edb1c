import { Center, Loader } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { Trouble } from '../ui/trouble.js';
import { SignedIn, useSessionState } from './session.js';

/** Those who are not signed in need no frame. */
const Shell = lazy(() => import('./shell.js'));

/** What comes before everything else for those who need two-factor login and have none. */
const EnrolPage = lazy(() => import('../access/enrol-page.js'));

/** Lets those in who are signed in. The others come back to where they wanted to go after the login. */
export function Door() {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  const mustEnrol = state.is === 'signed in' && state.session.mustEnrol;
  // Once the first code has counted nothing is required any more, but the recovery codes are still being shown, this once.
  const [isEnrolling, setEnrolling] = useState(false);
  if (mustEnrol && !isEnrolling) setEnrolling(true);
  switch (state.is) {
    case 'unknown':
      return <Wait />;
    case 'unreachable':
      return <Trouble error={state.error} again={state.again} />;
    case 'signed out':
      return <Navigate to={`/login?${new URLSearchParams({ to: `${pathname}${search}` }).toString()}`} replace />;
    case 'signed in':
      return (
        <SignedIn session={state.session}>
          <Suspense fallback={<Wait />}>{isEnrolling ? <EnrolPage done={() => setEnrolling(false)} /> : <Shell />}</Suspense>
        </SignedIn>
      );
  }
}

function Wait() {
  const { t } = useTranslation();
  return (
    <Center h="100vh">
      <Loader aria-label={t('loading')} />
    </Center>
  );
}
