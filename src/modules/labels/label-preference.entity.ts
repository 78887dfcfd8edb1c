import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { labelSize } from '../../platform/pdf/label-sheet.js';

/** The paper size on which a staff member or seller prints labels in the console. */
export const LabelPreferenceSchema = defineEntity({
  name: 'LabelPreference',
  tableName: 'label_preference',
  properties: {
    subjectId: p.uuid().primary(),
    size: p.enum(labelSize.values),
    updatedAt: instant(),
  },
});
