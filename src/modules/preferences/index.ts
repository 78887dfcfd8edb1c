import { DismissedHintSchema } from './dismissed-hint.entity.js';
import { ListPreferenceSchema } from './list-preference.entity.js';

export { PreferencesResolver } from './preferences.resolver.js';
export const preferenceEntities = [DismissedHintSchema, ListPreferenceSchema];
