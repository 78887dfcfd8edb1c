import { tablesOf } from '../../platform/db/tables.js';
import { ListPreferenceSchema } from './list-preference.entity.js';

export const db = tablesOf({ listPreference: ListPreferenceSchema });
