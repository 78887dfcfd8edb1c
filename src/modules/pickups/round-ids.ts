import { randomPooled } from '../../platform/ids.js';

/** Without I, L, O and U, so that ids can be read aloud and typed back. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** For people handling the parcels; it grants no access, so it can be short. */
export const newRoundShortId = (): string => `PU-${Array.from(randomPooled(6), (byte) => ALPHABET.charAt(byte & 31)).join('')}`;
