import { useTranslation } from 'react-i18next';
import { GraphError } from '../graph/graph-error.js';

/** UNAUTHORIZED here means a wrong password or code, not a missing session. Says which, in the user's language. */
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
