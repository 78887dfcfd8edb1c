import i18n from 'i18next';
import { useTranslation } from 'react-i18next';
import { isolated } from './isolated.js';
import { recognised, templatesOf, type Template } from './refusal-words.js';

let templates: readonly Template[] | undefined;

/** Compiles the templates once, when the English texts have loaded. */
function knownTemplates(): readonly Template[] {
  const words: unknown = i18n.getResource('en', 'ui', 'refusals');
  if (typeof words !== 'object' || words === null) return [];
  return (templates ??= templatesOf(words as Readonly<Record<string, string>>));
}

/** The service quotes statuses by their English names. */
function withStatuses(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const english: unknown = i18n.getResource('en', 'ui', 'statuses');
  if (typeof english !== 'object' || english === null) return values;
  const codes = new Map(Object.entries(english).map(([code, name]) => [name, code] as const));
  const named = (quoted: string, name: string): string => {
    const code = codes.get(name);
    return code === undefined ? quoted : `"${i18n.t(`ui:statuses.${code}` as 'ui:statuses.NEW')}"`;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll(/"([^"]{1,40})"/g, named)]));
}

/** Translates the service's message about a field; unmatched messages stay unchanged. */
export function useRefusalText(): (message: string) => string {
  // Show the English message until the translations have loaded.
  const {
    t,
    i18n: { language },
  } = useTranslation('ui', { useSuspense: false });
  return (message) => {
    if (language === 'en') return message;
    const found = recognised(knownTemplates(), message);
    return found
      ? t(`refusals.${found.key}` as 'refusals.required', { ...withStatuses(found.values), defaultValue: message })
      : isolated(message);
  };
}

/** The same, direction-isolated. */
export const RefusalText = ({ message }: { readonly message: string }) => <bdi>{useRefusalText()(message)}</bdi>;
