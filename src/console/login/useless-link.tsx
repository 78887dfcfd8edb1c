import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Welcome } from './welcome.js';

interface UselessLinkProps {
  readonly title: string;
  readonly advice: string;
  /** Suggested action, if not signing in. */
  readonly remedy?: { readonly to: string; readonly label: string };
}

/** Explains why a link does not work and what to do. */
export function UselessLink({ title, advice, remedy }: UselessLinkProps) {
  const { t } = useTranslation('login');
  const { to, label } = remedy ?? { to: '/login', label: t('invitation.signIn') };
  return (
    <Welcome title={title}>
      <Text>{advice}</Text>
      <Button component={Link} to={to} variant="light">
        {label}
      </Button>
    </Welcome>
  );
}
