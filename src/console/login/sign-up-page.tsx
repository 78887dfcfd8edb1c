import { Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { useSessionState } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { Loaded } from '../ui/loaded.js';
import { SelfRegistrationDocument } from './operations.generated.js';
import { SignInNext } from './sign-in-next.js';
import { SignUpForm } from './sign-up-form.js';
import { Welcome } from './welcome.js';

/** Where a new seller opens an account, if the operator lets anyone. */
export default function SignUpPage() {
  const { t } = useTranslation('login');
  const terms = useRead(SelfRegistrationDocument, {});
  const [mailedTo, setMailed] = useState<string>();
  if (useSessionState().is === 'signed in') return <Navigate to="/" replace />;
  if (mailedTo !== undefined)
    return <SignInNext title={t('signUp.mailedTitle')} advice={t('signUp.mailed', { email: `\u2068${mailedTo}\u2069` })} />;
  if (terms.data?.selfRegistration.open === false) return <SignInNext title={t('signUp.closedTitle')} advice={t('signUp.closed')} />;
  return (
    <Welcome title={t('signUp.title')} intro={t('signUp.intro')}>
      <Loaded read={terms}>
        {({ selfRegistration: { confirmed } }) => (
          <Stack>
            <SignUpForm confirmed={confirmed} mailed={setMailed} />
            <Text size="sm">
              {t('signUp.known')}{' '}
              <Anchor component={Link} to="/login" size="sm">
                {t('submit')}
              </Anchor>
            </Text>
          </Stack>
        )}
      </Loaded>
    </Welcome>
  );
}
