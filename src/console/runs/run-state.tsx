import { useTranslation } from 'react-i18next';
import type { RunState, TaskKind, TaskState } from '../../schema-types.generated.js';
import { StateBadge } from '../ui/status.js';

const RUN = { PLANNED: 'blue', STARTED: 'indigo', FINISHED: 'green' } as const;
const KIND = { PICKUP: 'cyan', DELIVER: 'blue', RETURN: 'orange' } as const;
const TASK = { ASSIGNED: 'gray', EN_ROUTE: 'cyan', ARRIVED: 'indigo', COMPLETED: 'green', FAILED: 'red', SKIPPED: 'gray' } as const;

export function RunStateBadge({ state }: { readonly state: RunState }) {
  const { t } = useTranslation('runs');
  return <StateBadge colour={RUN[state]} label={t(`states.${state}`)} />;
}

export function TaskKindBadge({ kind }: { readonly kind: TaskKind }) {
  const { t } = useTranslation('runs');
  return <StateBadge colour={KIND[kind]} label={t(`kinds.${kind}`)} />;
}

export function TaskStateBadge({ state }: { readonly state: TaskState }) {
  const { t } = useTranslation('runs');
  return <StateBadge colour={TASK[state]} label={t(`taskStates.${state}`)} />;
}
