import { Menu, Text, useMantineColorScheme } from '@mantine/core';
import { IconKeyboard, IconLanguage, IconLogout, IconUser } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { chooseLanguage, languages, type Language } from './languages.js';
import { showKeys } from './keys.js';
import { SCHEMES } from './schemes.js';
import { signOut, useSession } from './session.js';

/** Theme, language, account links and sign-out. Opens on load, because opening it is what loads it. */
export default function AccountChoices({ children }: { readonly children: ReactElement }) {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <Menu position="bottom-end" width={240} defaultOpened>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Text size="sm" fw={600} px="sm" pt={4}>
          <bdi>{session.name}</bdi>
        </Text>
        <Text size="xs" c="dimmed" px="sm" pb={4}>
          {t(`roles.${session.role}` as 'roles.SELLER')}
        </Text>
        <Menu.Item component={Link} to="/account" leftSection={<IconUser size={16} aria-hidden />}>
          {t('account.account')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} aria-hidden />} onClick={showKeys}>
          {t('keys.title')}
        </Menu.Item>
        <Menu.Divider />
        <SchemeItems />
        <Menu.Divider />
        <LanguageItems />
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={16} aria-hidden className="points" />}
          onClick={() => void signOut(t('account.stillSignedIn'))}
        >
          {t('account.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function SchemeItems() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      {SCHEMES.map(({ scheme, icon: Icon }) => (
        <Menu.Item
          key={scheme}
          role="menuitemradio"
          aria-checked={colorScheme === scheme}
          leftSection={<Icon size={16} aria-hidden />}
          rightSection={colorScheme === scheme ? '✓' : null}
          onClick={() => setColorScheme(scheme)}
        >
          {t(`account.schemes.${scheme}`)}
        </Menu.Item>
      ))}
    </>
  );
}

function LanguageItems() {
  const { i18n } = useTranslation();
  return (
    <>
      {Object.entries(languages).map(([language, name]) => (
        <Menu.Item
          key={language}
          role="menuitemradio"
          aria-checked={i18n.language === language}
          lang={language}
          leftSection={<IconLanguage size={16} aria-hidden />}
          rightSection={i18n.language === language ? '✓' : null}
          onClick={() => void chooseLanguage(language as Language)}
        >
          {name}
        </Menu.Item>
      ))}
    </>
  );
}
