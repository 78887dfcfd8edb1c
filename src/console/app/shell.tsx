import { ActionIcon, Burger, Group, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { PageLoading } from '../ui/page-loading.js';
import { AccountMenu } from './account-menu.js';
import { areaGroups, areaOf } from './areas.js';
import { Keys } from './keys.js';
import { useSession } from './session.js';
import './frame.css';

const Finder = lazy(() => import('./finder.js'));

const MAIN = 'main';

/** Frame around every page: menu, search and account. */
export default function Shell() {
  const { t } = useTranslation();
  const [isMenuOpen, menu] = useDisclosure();
  const [isFinding, setFinding] = useState<boolean>();
  const { pathname } = useLocation();
  const closeMenu = menu.close;
  useEffect(() => closeMenu(), [pathname, closeMenu]);
  useHotkeys([
    ['mod+K', () => setFinding(true)],
    ['/', () => setFinding(true)],
  ]);
  return (
    <div className="frame">
      <a className="skip" href={`#${MAIN}`}>
        {t('skip')}
      </a>
      <Header isMenuOpen={isMenuOpen} toggleMenu={menu.toggle} find={() => setFinding(true)} />
      <nav aria-label={t('menu')} data-open={isMenuOpen}>
        <Menu />
      </nav>
      <main id={MAIN} tabIndex={-1}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      {isFinding !== undefined && (
        <Suspense>
          <Finder opened={isFinding} close={() => setFinding(false)} />
        </Suspense>
      )}
      <Keys />
    </div>
  );
}

interface HeaderProps {
  readonly isMenuOpen: boolean;
  readonly toggleMenu: () => void;
  readonly find: () => void;
}

function Header({ isMenuOpen, toggleMenu, find }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <header>
      <Group h="100%" px="md" justify="space-between" wrap="nowrap">
        <Group gap="sm" wrap="nowrap">
          <Burger opened={isMenuOpen} onClick={toggleMenu} hiddenFrom="md" size="sm" aria-label={t('menu')} aria-expanded={isMenuOpen} />
          <UnstyledButton component={Link} to="/">
            <Text fw={700} size="lg">
              shipgraph
            </Text>
          </UnstyledButton>
        </Group>
        <Group gap="xs" wrap="nowrap">
          <ActionIcon variant="default" size="lg" onClick={find} aria-label={t('finder.open')} title={t('finder.hint')}>
            <IconSearch size={18} aria-hidden />
          </ActionIcon>
          <AccountMenu />
        </Group>
      </Group>
    </header>
  );
}

function Menu() {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname } = useLocation();
  const here = areaOf(pathname);
  return areaGroups.map(({ name, areas }) => {
    const allowed = areas.filter((area) => area.allowed(session));
    if (allowed.length === 0) return null;
    return (
      <div key={name} role="group" aria-label={t(`groups.${name}`)}>
        <Text size="xs" c="dimmed" fw={600} px="sm" pt="sm" pb={4} aria-hidden>
          {t(`groups.${name}`)}
        </Text>
        {allowed.map(({ to, name: area, icon: Icon }) => (
          <Link key={to} to={to} aria-current={to === here ? 'page' : undefined}>
            <Icon size={18} aria-hidden />
            {t(`areas.${area}`)}
          </Link>
        ))}
      </div>
    );
  });
}
