import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Welcome } from './welcome.js';

/** Final page of a flow, with a link to sign in. */
export function SignInNext({ title, advice }: { readonly title: string; readonly advice: string }) {
  const { t } = useTranslation('login');
  return (
    <Welcome title={title}>
      <Text>{advice}</Text>
      <Button component={Link} to="/login" variant="light">
        {t('confirm.signIn')}
      </Button>
    </Welcome>
  );
}
