import { Avatar, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from './session.js';

const AccountChoices = lazy(() => import('./account-choices.js'));

/** Account button. Its menu is loaded on the first click. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { name } = useSession();
  const [isWanted, setWanted] = useState(false);
  const button = (
    <UnstyledButton {...(!isWanted && { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setWanted(true) })}>
      <VisuallyHidden>{t('account.open', { name })}</VisuallyHidden>
      <Avatar name={lettersOf(name)} color="initials" radius="xl" size={34} aria-hidden />
    </UnstyledButton>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <AccountChoices>{button}</AccountChoices>
    </Suspense>
  );
}

/** Initials are letters: Mugs & More is MM. */
const lettersOf = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
