import type { JSX } from 'preact';
import { useApp } from '../app/state.js';
import { linkTo } from '../app/route.js';
import { t, type Word } from '../app/words.js';
import { Icon, type IconName } from './icons.js';

const tabs: readonly { readonly path: string; readonly word: Word; readonly icon: IconName }[] = [
  { path: '', word: 'stops', icon: 'list' },
  { path: 'saved', word: 'saved', icon: 'outbox' },
  { path: 'settings', word: 'settings', icon: 'settings' },
];

export function Tabs({ now }: { readonly now: string }): JSX.Element {
  const { unsent, actions } = useApp();
  const decided = actions.filter(({ state, isSettled }) => state === 'refused' && !isSettled).length;
  const count = unsent + decided;
  return (
    <nav class="tabs" aria-label={t('mainMenu')}>
      {tabs.map(({ path, word, icon }) => (
        <a key={path} href={linkTo(path)} aria-current={path === now ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{t(word)}</span>
          {path === 'saved' && count > 0 && <b class={decided > 0 ? 'count danger' : 'count'}>{count}</b>}
        </a>
      ))}
    </nav>
  );
}
