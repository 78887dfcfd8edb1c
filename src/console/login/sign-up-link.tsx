import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRead } from '../graph/use-read.js';
import { SelfRegistrationDocument } from './operations.generated.js';

/** The way from the login to an account of one's own, where the operator lets anyone. */
export function SignUpLink() {
  const { t } = useTranslation('login');
  const { data } = useRead(SelfRegistrationDocument, {});
  if (!data?.selfRegistration.open) return null;
  return (
    <Button component={Link} to="/sign-up" variant="default">
      {t('signUp.link')}
    </Button>
  );
}
