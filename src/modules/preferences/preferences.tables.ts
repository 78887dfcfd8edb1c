import { tablesOf } from '../../platform/db/tables.js';
import { DismissedHintSchema } from './dismissed-hint.entity.js';
import { ListPreferenceSchema } from './list-preference.entity.js';

export const db = tablesOf({ dismissedHint: DismissedHintSchema, listPreference: ListPreferenceSchema });
