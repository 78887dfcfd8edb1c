import i18n, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isolated } from '../ui/isolated.js';
import { speakOfValidity } from './validity.js';

export const languages = { en: 'English', ar: 'العربية' } as const;
export type Language = keyof typeof languages;

const STORED = 'shipgraph.language';

/** Each area keeps its texts beside its pages; they load when the area opens. */
const words = import.meta.glob<{ default: Record<string, unknown> }>('/*/words.*.json');

const backend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, area, done) => {
    const load = words[`/${area}/words.${language}.json`] ?? (() => Promise.resolve({ default: {} }));
    load().then(
      (loaded) => done(null, loaded.default),
      (error: Error) => done(error, null),
    );
  },
};

export async function startLanguages(): Promise<void> {
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: languageOf(localStorage.getItem(STORED) ?? navigator.language),
      fallbackLng: 'en',
      supportedLngs: Object.keys(languages),
      ns: ['app'],
      defaultNS: 'app',
      // React escapes the output; interpolated values only need direction isolation.
      interpolation: { escapeValue: true, escape: keepDirection },
    });
  showLanguage();
  speakOfValidity();
  i18n.on('languageChanged', showLanguage);
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolates the direction of interpolated values such as "1200 g" or a name. In English only right-to-left values need it. */
const keepDirection = (value: string): string =>
  value !== '' && (i18n.language === 'ar' || RIGHT_TO_LEFT.test(value)) ? isolated(value) : value;

function showLanguage(): void {
  document.documentElement.lang = i18n.language;
  document.documentElement.dir = directionOf(i18n.language);
}

export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORED, language);
  await i18n.changeLanguage(language);
}

const languageOf = (tag: string): Language => (tag.toLowerCase().startsWith('ar') ? 'ar' : 'en');
