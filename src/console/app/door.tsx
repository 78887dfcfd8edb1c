import { Center, Loader, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { Trouble } from '../ui/trouble.js';
import { useIsPhone } from '../ui/use-is-phone.js';
import { SignedIn, useSessionState } from './session.js';

/** Signed-out pages have no frame. */
const Shell = lazy(() => import('./shell.js'));

/** Forces two-factor setup for users who need it, before anything else. */
const EnrolPage = lazy(() => import('../access/enrol-page.js'));

const DriverDoor = lazy(() => import('./driver-door.js'));

/** Requires a session. Redirects others to the login and back to the requested page afterwards. */
export function Door() {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  const mustEnrol = state.is === 'signed in' && state.session.mustEnrol;
  // After the first valid code setup is no longer required, but the recovery codes are still on screen.
  const [isEnrolling, setEnrolling] = useState(false);
  if (mustEnrol && !isEnrolling) setEnrolling(true);
  const isPhone = useIsPhone();
  const [stays, setStays] = useState(false);
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
          <Suspense fallback={<Wait />}>
            {isEnrolling ? (
              <EnrolPage done={() => setEnrolling(false)} />
            ) : isPhone && !stays && state.session.role === 'DRIVER' ? (
              <DriverDoor stay={() => setStays(true)} />
            ) : (
              <Shell />
            )}
          </Suspense>
        </SignedIn>
      );
  }
}

function Wait() {
  const { t } = useTranslation();
  return (
    <Center h="100vh">
      <Stack align="center" gap="xs" role="status" aria-label={t('loading')}>
        <Loader aria-hidden />
        <Text>{t('loading')}</Text>
      </Stack>
    </Center>
  );
}
