import { randomName } from '../../platform/ids.js';

/** For people handling the parcels; it grants no access, so it can be short. */
export const newRoundShortId = (): string => `PU-${randomName(6)}`;
