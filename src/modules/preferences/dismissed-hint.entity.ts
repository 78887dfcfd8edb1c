import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** A hint of the console that a staff member or seller does not want to see again. */
export const DismissedHintSchema = defineEntity({
  name: 'DismissedHint',
  tableName: 'dismissed_hint',
  properties: {
    subjectId: p.uuid().primary(),
    hint: p.string().length(40).primary(),
    updatedAt: instant(),
  },
});
