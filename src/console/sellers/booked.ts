import { useTranslation } from 'react-i18next';
import { notice } from '../ui/notices.js';
import type { BookedEntryFragment } from './operations.generated.js';

/** Reports the posted entry, and whether it was already posted. */
export function useBooked(): (entry: BookedEntryFragment) => void {
  const { t } = useTranslation('sellers');
  return ({ id, replayed }) => notice(t(replayed ? 'settlements.replayed' : 'settlements.done', { id }));
}
