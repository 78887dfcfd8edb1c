import { randomPooled } from '../../platform/ids.js';
import type { TaskKind } from './fleet.enums.js';

/** Without I, L, O and U, so that ids can be read aloud and typed back. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function randomName(length: number): string {
  let name = '';
  for (const byte of randomPooled(length)) name += ALPHABET.charAt(byte & 31);
  return name;
}

export const newRunShortId = (): string => `RN-${randomName(6)}`;

const PREFIX: Readonly<Record<TaskKind, string>> = { pickup: 'PU', deliver: 'DO', return: 'RT' };

/** Shown to shoppers, so it is as hard to guess as a reference. */
export const newTaskShortId = (kind: TaskKind): string => `${PREFIX[kind]}-${randomName(10)}`;
