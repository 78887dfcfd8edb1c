import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useSessionState } from '../app/session.js';
import { LoginForm } from './login-form.js';
import { Welcome } from './welcome.js';

/** The way in, for people who work for the operator and for sellers. Whoever is in already, or has just come in, is where they wanted to go. */
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

/** Only places of the console itself: a link to the login must not lead elsewhere. */
const pathOf = (wanted: string | null): string => (wanted?.startsWith('/') && !wanted.startsWith('//') ? wanted : '/');
