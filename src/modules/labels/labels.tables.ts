import { tablesOf, type Readable } from '../../platform/db/tables.js';
import { CarrierLabelSchema } from './carrier-label.entity.js';
import { LabelPreferenceSchema } from './label-preference.entity.js';

export const db = tablesOf({ labelPreference: LabelPreferenceSchema, carrierLabel: CarrierLabelSchema });

/** For modules that read them. */
export type LabelTables = Readable<typeof db>;
