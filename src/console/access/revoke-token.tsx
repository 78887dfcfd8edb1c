import { useTranslation } from 'react-i18next';
import type { TypedText } from '../graph/send.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import type { ListedToken } from './token-columns.js';
import { isSpent } from './token-state.js';

interface RevokeTokenProps<Data> {
  readonly token: ListedToken;
  readonly document: TypedText<Data, { readonly id: string }>;
}

/** Revokes an active token. */
export function RevokeToken<Data>({ token, document }: RevokeTokenProps<Data>) {
  const { t } = useTranslation('access');
  const revoke = useWrite(document);
  if (isSpent(token)) return null;
  return (
    <Action
      name={t('revoke.name', { name: token.name })}
      short={t('revoke.short')}
      isGrave
      size="xs"
      variant="outline"
      consequences={t('revoke.consequences')}
      run={() => revoke.mutateAsync({ id: token.id })}
      done={() => notice(t('revoke.done', { name: token.name }))}
    />
  );
}
