import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  ChooseColumnsDocument,
  ListPreferencesDocument,
  type ChosenListFragment,
  type ListPreferencesQuery,
} from '../app/operations.generated.js';
import { nameOf, send } from '../graph/send.js';
import { useRead } from '../graph/use-read.js';
import { notice } from './notices.js';

const NONE: ChosenListFragment = { columns: null, views: [] };

/** Several changes in a row are sent once. */
const REST_MS = 500;

interface ListPreferences extends ChosenListFragment {
  /** False until the service has said what the user has chosen. */
  readonly isKnown: boolean;
  /** Shows the columns at once and keeps them soon; null for the usual ones. */
  readonly chooseColumns: (columns: readonly string[] | null) => void;
}

/** What the user has chosen for a list: the service keeps it, so that it is the same on every device. */
export function useListPreferences(list: string): ListPreferences {
  const { t } = useTranslation('ui');
  const queries = useQueryClient();
  const { data, isPending } = useRead(ListPreferencesDocument, { list });
  const chosen = data?.me.listPreferences ?? NONE;
  const key = [nameOf(ListPreferencesDocument), { list }];
  const keep = useDebouncedCallback(
    (columns: readonly string[] | null) => {
      send(ChooseColumnsDocument, { list, columns: columns && [...columns] }, { keepalive: true }).catch(() => {
        notice(t('columns.notKept'));
        void queries.invalidateQueries({ queryKey: key });
      });
    },
    { delay: REST_MS, flushOnUnmount: true },
  );
  useWindowEvent('pagehide', keep.flush);
  return {
    ...chosen,
    isKnown: !isPending,
    chooseColumns: (columns) => {
      queries.setQueryData<ListPreferencesQuery>(key, { me: { listPreferences: { ...chosen, columns: columns && [...columns] } } });
      keep(columns);
    },
  };
}
