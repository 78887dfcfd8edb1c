import { randomPooled } from '../../platform/ids.js';

/** Without I, L, O and U, so that ids can be read aloud and typed back. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function randomName(length: number): string {
  let name = '';
  for (const byte of randomPooled(length)) name += ALPHABET.charAt(byte & 31);
  return name;
}

/** For people handling the parcels; it grants no access, so it can be short. */
export const newTaskShortId = (): string => `PU-${randomName(6)}`;

/** Shown to shoppers, so it is as hard to guess as a reference. */
export const newDropoffShortId = (): string => `DO-${randomName(10)}`;
