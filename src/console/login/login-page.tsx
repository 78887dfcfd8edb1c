import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useSessionState } from '../app/session.js';
import { LoginForm } from './login-form.js';
import { Welcome } from './welcome.js';

/** Login for staff and sellers. Redirects signed-in users to the page they requested. */
export default function LoginPage() {
  const { t } = useTranslation('login');
  const [search] = useSearchParams();
  const state = useSessionState();
  const to = pathOf(search.get('to'));
  if (state.is === 'signed in') return <Navigate to={to} replace />;
  return (
    <Welcome title={t('title')} intro={to === '/' ? t('intro') : t('goOn')}>
      <LoginForm />
    </Welcome>
  );
}

/** Allows only console paths, to prevent open redirects. */
const pathOf = (wanted: string | null): string => (wanted?.startsWith('/') && !wanted.startsWith('//') ? wanted : '/');
