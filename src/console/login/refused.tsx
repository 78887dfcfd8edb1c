import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GraphError } from '../graph/graph-error.js';
import { Trouble } from '../ui/trouble.js';

/** Sign-in error: too many attempts, a wrong code, or the service's message. */
export function Refused({ error }: { readonly error: Error }) {
  const { t } = useTranslation('login');
  if (error instanceof GraphError && error.code === 'RATE_LIMITED') {
    return (
      <Alert color="orange" role="alert">
        {t('wait', { seconds: error.retryAfter ?? 60 })}
      </Alert>
    );
  }
  if (error instanceof GraphError && error.reason === 'TWO_FACTOR_INVALID') {
    return (
      <Alert color="red" role="alert">
        {t('code.wrong')}
      </Alert>
    );
  }
  return <Trouble error={error} />;
}
