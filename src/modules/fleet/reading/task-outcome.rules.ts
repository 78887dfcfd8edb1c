import type { TaskOutcome, TaskState } from '../fleet.enums.js';

export const outcomeOf = (state: TaskState): TaskOutcome | null => (state === 'completed' || state === 'failed' ? state : null);
