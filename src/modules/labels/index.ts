import type { LabelPress } from '../../platform/pdf/label-press.js';

declare module '../../platform/services.js' {
  interface Services {
    /** Renders labels off the event loop. */
    readonly labelPress: LabelPress;
  }
}

import { LabelPreferenceSchema } from './label-preference.entity.js';

export { LabelPreferenceResolver, LabelResolver } from './label.resolver.js';
export const labelEntities = [LabelPreferenceSchema];
