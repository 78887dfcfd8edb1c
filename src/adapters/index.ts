import type { CarrierAdapter } from '../modules/carriers/index.js';
import { aramex } from './aramex/index.js';
import { easypost } from './easypost/index.js';
import { karrio } from './karrio/index.js';

/** The carriers that this release can be connected to. */
export const shippedAdapters: readonly CarrierAdapter[] = [easypost, karrio, aramex];
