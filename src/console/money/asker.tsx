import { useTranslation } from 'react-i18next';
import type { ApprovalLineFragment } from './operations.generated.js';

/** The requester: a person's name, or the kind of caller. */
export function Asker({
  of: { requestedBy, requestedByType },
}: {
  readonly of: Pick<ApprovalLineFragment, 'requestedBy' | 'requestedByType'>;
}) {
  return requestedBy ? <bdi>{requestedBy.displayName}</bdi> : <Caller type={requestedByType} />;
}

/** Localised caller type; falls back to the service's name for unknown ones. */
export function Caller({ type }: { readonly type: string }) {
  const { t, i18n } = useTranslation('money');
  const key = `approvals.callers.${type}`;
  return <span>{i18n.exists(key, { ns: 'money' }) ? t(key as 'approvals.callers.system') : type}</span>;
}
