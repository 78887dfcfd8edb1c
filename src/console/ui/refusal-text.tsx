import i18n from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FieldMessage } from '../../kernel/field-messages.js';
import type { refusalMessages } from '../../kernel/refusal-messages.js';
import type { WarningKey } from '../../kernel/warning-messages.js';
import type words from '../messages/words.ar.json';
import type { Said } from '../graph/graph-error.js';
import { isolated } from './isolated.js';

/** What the service says in the language of the reader. */
export function useRefusalText(): (said: Said) => string {
  // The English sentence shows until the translations have loaded.
  const {
    i18n: { language },
  } = useTranslation(['messages', 'ui'], { useSuspense: false });
  return (said) => {
    if (language === 'en') return said.message;
    const key = keysOf(said).find(hasWords);
    // A message without words in another language is a mistake of types here.
    if (key !== undefined) return i18n.t(key satisfies keyof typeof words, { ...IN_MESSAGES, ...withWords(said.params) });
    const code = said.code ?? '';
    return said.variant == null && exists(`app:errors.${code}`)
      ? i18n.t(`app:errors.${code}` as 'app:errors.NOT_FOUND')
      : isolated(said.message);
  };
}

/** The same, direction-isolated. */
export const RefusalText = ({ of }: { readonly of: Said }) => <bdi>{useRefusalText()(of)}</bdi>;

/** The same of what was stored: without a variant, it is in the words of others, such as a carrier. */
export const RemarkText = ({ of }: { readonly of: Said }) => (
  <RefusalText of={of.variant == null ? { message: of.message || (of.code ?? '') } : of} />
);

const exists = (key: string): boolean => i18n.exists(key);

type MessageKey = FieldMessage | WarningKey | keyof typeof refusalMessages;

const hasWords = (key: string): key is MessageKey => i18n.exists(key, IN_MESSAGES);

/** The keys are flat: a code, a code with its variant, or the variant of a problem that any field may have. */
const IN_MESSAGES = { ns: 'messages', keySeparator: false } as const;

const keysOf = ({ code, variant }: Said): readonly string[] => (variant == null ? [code ?? ''] : [`${code ?? ''}.${variant}`, variant]);

/** The names of values that are codes with words, one or several. */
const CODES: ReadonlySet<string> = new Set(['status', 'from', 'to', 'next', 'parts', 'reasons']);

function withWords(params: unknown): Readonly<Record<string, unknown>> {
  if (typeof params !== 'object' || params === null) return {};
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, CODES.has(name) ? wordsFor(value, name) : value]));
}

const wordsFor = (codes: unknown, name: string): string =>
  [codes]
    .flat()
    .map((code) => nameOf(String(code), name))
    .join('، ');

function nameOf(code: string, name: string): string {
  if (name === 'parts' || name === 'reasons') return i18n.t(`ui:codes.${code}` as 'ui:codes.shipped');
  const status = code.toUpperCase();
  return exists(`ui:statuses.${status}`) ? `"${i18n.t(`ui:statuses.${status}` as 'ui:statuses.NEW')}"` : code;
}
