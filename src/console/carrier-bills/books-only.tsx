import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Empty } from '../ui/empty.js';

/** What only those who keep the operator's books see. */
export function BooksOnly({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['carrier-bills', 'app']);
  const { isOperator, can } = useSession();
  if (isOperator && can('ledger:read')) return children;
  return <Empty title={t('notYours')} advice={t('notYoursAdvice')} to="/" action={t('app:areas.board')} />;
}
