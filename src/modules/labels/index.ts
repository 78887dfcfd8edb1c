import type { LabelPress } from '../../platform/pdf/label-press.js';

declare module '../../platform/services.js' {
  interface Services {
    /** Prints labels beside the event loop. */
    readonly labelPress: LabelPress;
  }
}

export { LabelResolver } from './label.resolver.js';
