import { randomPooled } from '../../platform/ids.js';

/** No I, L, O or U, so that an id can be read aloud and typed back. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function randomName(length: number): string {
  let name = '';
  for (const byte of randomPooled(length)) name += ALPHABET.charAt(byte & 31);
  return name;
}

/** For people who stand beside the parcels; it opens nothing, so it may be short. */
export const newTaskShortId = (): string => `PU-${randomName(6)}`;

/** Part of what shoppers are told, so it is as hard to guess as a reference. */
export const newDropoffShortId = (): string => `DO-${randomName(10)}`;
