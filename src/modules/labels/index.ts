import { CarrierLabelSchema } from './carrier-label.entity.js';
import { LabelPreferenceSchema } from './label-preference.entity.js';

export { LabelPreferenceResolver, LabelResolver } from './label.resolver.js';
export const labelEntities = [LabelPreferenceSchema, CarrierLabelSchema];
export { addCarrierLabel, keepCarrierLabels, withdrawCarrierLabels, type KeptLabels } from './keep-carrier-labels.js';
export { hasCarrierLabel } from './read-carrier-labels.js';
export type { AskedCarrierLabel, CarrierLabels, LabelServices } from './services.js';
export { LabelsFileType, LabelStyleArgs } from './label.types.js';
export { readLabelsOf } from './read-labels.js';
