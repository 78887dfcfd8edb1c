import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { changeSettings } from '../app/look.js';
import { go } from '../app/route.js';
import { signOut } from '../app/session.js';
import { useApp } from '../app/state.js';
import { useUpdate } from '../app/update.js';
import { languages, likelyLanguage, t } from '../app/words.js';
import type { TextSize, Theme } from '../store/values.js';
import { Button, Choice, Notice, Screen } from '../ui/kit.js';
import { Tabs } from '../ui/tabs.js';

export default function SettingsScreen(): JSX.Element {
  const { settings, driver, unsent } = useApp();
  const [isAsking, setAsking] = useState(false);
  const update = useUpdate();
  const leave = async (): Promise<void> => {
    await signOut();
    go('');
  };
  return (
    <>
      <Screen title={t('settings')} above={<p class="quiet">{driver?.name}</p>}>
        {update && (
          <Notice tone="info">
            <p>{t('newVersion')}</p>
            <Button look="plain" onClick={update}>
              {t('updateNow')}
            </Button>
          </Notice>
        )}
        <Choice
          legend={t('language')}
          value={settings.language ?? likelyLanguage()}
          onChoose={(language) => void changeSettings({ language })}
          options={languages.map(({ code, name }) => ({ value: code, text: name }))}
        />
        <Choice<Theme>
          legend={t('theme')}
          value={settings.theme}
          onChoose={(theme) => void changeSettings({ theme })}
          options={(['auto', 'light', 'dark'] as const).map((value) => ({ value, text: t(`theme.${value}`) }))}
        />
        <Choice<TextSize>
          legend={t('textSize')}
          value={settings.textSize}
          onChoose={(textSize) => void changeSettings({ textSize })}
          options={(['normal', 'large', 'largest'] as const).map((value) => ({ value, text: t(`size.${value}`) }))}
        />
        {isAsking ? (
          <Notice tone="warning" icon="warning">
            <p>{unsent > 0 ? t('signOutUnsent', { count: unsent }) : t('signOutSure')}</p>
            <div class="pair">
              <Button look="plain" onClick={() => setAsking(false)}>
                {t('stay')}
              </Button>
              <Button look="danger" onClick={() => void leave()}>
                {t('signOut')}
              </Button>
            </div>
          </Notice>
        ) : (
          <Button look="plain" onClick={() => setAsking(true)}>
            {t('signOut')}
          </Button>
        )}
      </Screen>
      <Tabs now="settings" />
    </>
  );
}
