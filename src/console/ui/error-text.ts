import { useTranslation } from 'react-i18next';
import { GraphError, type Said } from '../graph/graph-error.js';

interface ErrorText {
  readonly title: string;
  /** What the service says, shown with the title. */
  readonly detail?: Said | undefined;
  /** Suggested next step, if known. */
  readonly advice?: string | undefined;
}

/** Localises errors; falls back to the service's message. */
export function useErrorText(error: Error): ErrorText {
  const { t, i18n } = useTranslation();
  if (!(error instanceof GraphError)) return { title: t('error.unexpected'), advice: t('error.reload') };
  if (!i18n.exists(`errors.${error.code}`)) return { title: error.message };
  const titleIn = (lng: string): string => i18n.t(`errors.${error.code}` as 'errors.FORBIDDEN', { lng });
  const isSaid = error.isPassing || error.problems.length > 0 || error.message === '' || error.message.replace(/\.$/, '') === titleIn('en');
  return { title: titleIn(i18n.language), detail: isSaid ? undefined : error };
}
