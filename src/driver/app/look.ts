import { keep, type Settings } from '../store/values.js';
import { announce } from '../store/changes.js';
import { reload, stateNow } from './state.js';
import { likelyLanguage, speak } from './words.js';

/** Applies language, colours and size of text to the page. */
export async function applySettings({ language, theme, textSize }: Settings): Promise<void> {
  const { dataset } = document.documentElement;
  dataset['theme'] = theme;
  dataset['size'] = textSize;
  await speak(language ?? likelyLanguage());
}

export async function changeSettings(changes: Partial<Settings>): Promise<void> {
  const settings = { ...stateNow().settings, ...changes };
  await keep('settings', settings);
  await applySettings(settings);
  await reload();
  announce();
}
