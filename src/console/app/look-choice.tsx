import { ActionIcon, Button, Group, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, languages, type Language } from './languages.js';
import { SCHEMES } from './schemes.js';

/** Language and theme choice for signed-out users. */
export function LookChoice() {
  return (
    <Group justify="space-between" gap="xs">
      <LanguageChoice />
      <ColourChoice />
    </Group>
  );
}

function LanguageChoice() {
  const { t, i18n } = useTranslation();
  return (
    <Group gap={4} role="group" aria-label={t('account.language')}>
      {Object.entries(languages).map(([language, name]) => (
        <Button
          key={language}
          size="compact-sm"
          variant={i18n.language === language ? 'light' : 'subtle'}
          lang={language}
          aria-pressed={i18n.language === language}
          onClick={() => void chooseLanguage(language as Language)}
        >
          {name}
        </Button>
      ))}
    </Group>
  );
}

function ColourChoice() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Group gap={4} role="group" aria-label={t('account.colours')}>
      {SCHEMES.map(({ scheme, icon: Icon }) => (
        <ActionIcon
          key={scheme}
          variant={colorScheme === scheme ? 'light' : 'subtle'}
          aria-label={t(`account.schemes.${scheme}`)}
          title={t(`account.schemes.${scheme}`)}
          aria-pressed={colorScheme === scheme}
          onClick={() => setColorScheme(scheme)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
    </Group>
  );
}
