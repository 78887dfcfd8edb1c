import { useTranslation } from 'react-i18next';
import type { ApprovalLineFragment } from './operations.generated.js';

/** Who asked: a person by name, or what kind of caller it was. */
export function Asker({ of }: { readonly of: Pick<ApprovalLineFragment, 'requestedBy' | 'requestedByType'> }) {
  const { t, i18n } = useTranslation(['money', 'app']);
  const { requestedBy, requestedByType } = of;
  if (requestedBy) return <bdi>{requestedBy.name}</bdi>;
  const key = `approvals.callers.${requestedByType}`;
  return <span>{i18n.exists(key, { ns: 'money' }) ? t(key as 'approvals.callers.system') : requestedByType}</span>;
}
