import { ListPreferenceSchema } from './list-preference.entity.js';

export { ListPreferencesResolver } from './list-preferences.resolver.js';
export const listPreferenceEntities = [ListPreferenceSchema];
