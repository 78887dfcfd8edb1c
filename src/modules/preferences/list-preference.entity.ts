import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** A view of a list that a user keeps. */
export interface KeptView {
  readonly id: string;
  readonly name: string;
  /** Filters and order as in the address of the list. */
  readonly query: string;
}

/** How a staff member or seller wants to see a list: its columns in their order, and the views that they keep of it. */
export const ListPreferenceSchema = defineEntity({
  name: 'ListPreference',
  tableName: 'list_preference',
  properties: {
    subjectId: p.uuid().primary(),
    list: p.string().length(40).primary(),
    /** Null for the usual columns. */
    columns: p.json<readonly string[]>().nullable(),
    views: p.json<readonly KeptView[]>(),
    updatedAt: instant(),
  },
});
