import { useTranslation } from 'react-i18next';
import { notice } from '../ui/notices.js';
import type { BookedEntryFragment } from './operations.generated.js';

/** Says what stands in the books now, and whether it stood there before. */
export function useBooked(): (entry: BookedEntryFragment) => void {
  const { t } = useTranslation('sellers');
  return ({ id, replayed }) => notice(t(replayed ? 'settlements.replayed' : 'settlements.done', { id }));
}
