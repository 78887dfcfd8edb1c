import { useTranslation } from 'react-i18next';
import { GraphError } from '../graph/graph-error.js';

interface ErrorText {
  readonly title: string;
  /** What the service says beside the title, in its own words. */
  readonly detail?: string | undefined;
  /** What to do next, where that is known. */
  readonly advice?: string | undefined;
}

/** Refusals in the words of the viewer; those without any as the service puts them. */
export function useErrorText(error: Error): ErrorText {
  const { t, i18n } = useTranslation();
  if (!(error instanceof GraphError)) return { title: t('error.unexpected'), advice: t('error.reload') };
  if (!i18n.exists(`errors.${error.code}`)) return { title: error.message };
  const titleIn = (lng: string): string => i18n.t(`errors.${error.code}` as 'errors.FORBIDDEN', { lng });
  const isSaid = error.isPassing || error.problems.length > 0 || error.message === '' || error.message.replace(/\.$/, '') === titleIn('en');
  return { title: titleIn(i18n.language), detail: isSaid ? undefined : error.message };
}
