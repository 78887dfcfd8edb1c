import { useTranslation } from 'react-i18next';
import { GraphError } from '../graph/graph-error.js';

interface ErrorText {
  readonly title: string;
  /** What to do next, where that is known. */
  readonly advice: string | undefined;
}

/** Refusals that are met often, in the words of the viewer; all others as the service puts them. */
export function useErrorText(error: Error): ErrorText {
  const { t, i18n } = useTranslation();
  if (!(error instanceof GraphError)) return { title: t('error.unexpected'), advice: t('error.reload') };
  const known = i18n.exists(`errors.${error.code}`);
  return {
    title: known ? t(`errors.${error.code}` as 'errors.FORBIDDEN') : error.message,
    advice: known && error.message !== '' && !error.isPassing ? error.message : undefined,
  };
}
