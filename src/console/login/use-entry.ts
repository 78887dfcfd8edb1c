import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionDocument } from '../app/operations.generated.js';
import { GraphError } from '../graph/graph-error.js';
import { nameOf, send } from '../graph/send.js';

interface Entry {
  readonly enter: (prove: () => Promise<unknown>) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly error: Error | undefined;
}

/** Opens a session with the given credentials. Clears data cached for a previous user. */
export function useEntry(): Entry {
  const { t } = useTranslation('login');
  const queries = useQueryClient();
  const [error, setError] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const enter: Entry['enter'] = async (prove) => {
    setBusy(true);
    setError(undefined);
    try {
      await prove();
      await send(SessionDocument, {}).catch((thrown: unknown) => {
        // Without cookies the browser loses the session immediately.
        const isForgotten = thrown instanceof GraphError && thrown.code === 'UNAUTHORIZED';
        throw isForgotten ? new GraphError({ code: 'NO_COOKIE', message: t('noCookie') }) : thrown;
      });
      queries.removeQueries({ type: 'inactive' });
      await queries.resetQueries({ queryKey: [nameOf(SessionDocument)] });
      return true;
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { enter, isBusy, error };
}
