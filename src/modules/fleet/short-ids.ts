import { randomName } from '../../platform/ids.js';
import type { TaskKind } from './fleet.enums.js';

export const newRunShortId = (): string => `RN-${randomName(6)}`;

const PREFIX: Readonly<Record<TaskKind, string>> = { pickup: 'PU', deliver: 'DO', return: 'RT' };

/** Shown to shoppers, so it is as hard to guess as a reference. */
export const newTaskShortId = (kind: TaskKind): string => `${PREFIX[kind]}-${randomName(10)}`;
