import { useTranslation } from 'react-i18next';
import { GraphError } from '../graph/graph-error.js';

/** Somebody is signed in; it is the password or the code that was wrong. Says which, in the words of the viewer. */
export function useProof(): <T>(work: () => Promise<T>) => Promise<T> {
  const { t } = useTranslation('access');
  return async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof GraphError) || error.code !== 'UNAUTHORIZED') throw error;
      if (error.reason === 'TWO_FACTOR_INVALID') throw new GraphError({ code: 'WRONG_CODE', message: t('twoFactor.wrongCode') });
      if (error.reason === 'INVALID_CREDENTIALS') throw new GraphError({ code: 'WRONG_PASSWORD', message: t('password.wrong') });
      throw error;
    }
  };
}
