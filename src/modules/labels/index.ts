import { LabelPreferenceSchema } from './label-preference.entity.js';

export { LabelPreferenceResolver, LabelResolver } from './label.resolver.js';
export const labelEntities = [LabelPreferenceSchema];
export type { LabelServices } from './services.js';
