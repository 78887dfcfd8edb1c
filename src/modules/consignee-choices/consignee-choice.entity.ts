import { defineEntity, p } from '@mikro-orm/core';
import type { Selectable } from 'kysely';
import { instant, recordColumns } from '../../platform/db/base.js';
import type { TableOf } from '../../platform/db/tables.js';
import { deliveryChoiceKind, type DeliveryChoiceKind } from './choices.enums.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { ChooseDeliveryInput } from './choice.types.js';

/** What the consignee of a parcel has chosen. One choice of a parcel stands at a time. */
export const ConsigneeChoiceSchema = defineEntity({
  name: 'ConsigneeChoice',
  tableName: 'consignee_choice',
  indexes: [
    {
      name: 'consignee_choice_standing',
      expression: `create unique index "consignee_choice_standing" on "consignee_choice" ("shipment_id") where "withdrawn_at" is null`,
    },
  ],
  properties: {
    ...recordColumns,
    shipmentId: p.uuid(),
    kind: p.enum(() => deliveryChoiceKind.values).$type<DeliveryChoiceKind>(),
    /** The neighbour. */
    name: p.string().length(maxOf(ChooseDeliveryInput, 'name')).nullable(),
    flat: p.string().length(maxOf(ChooseDeliveryInput, 'flat')).nullable(),
    /** A day in the zone of the destination. */
    day: p.string().columnType('date').nullable(),
    place: p.string().length(maxOf(ChooseDeliveryInput, 'place')).nullable(),
    lat: p.double().$type<number>().nullable(),
    lng: p.double().$type<number>().nullable(),
    note: p.string().length(maxOf(ChooseDeliveryInput, 'note')).nullable(),
    /** When it was replaced or taken back. */
    withdrawnAt: instant().nullable(),
  },
});

export type ConsigneeChoice = Readonly<Selectable<TableOf<typeof ConsigneeChoiceSchema>>>;

/** What was chosen, without when. */
export type Chosen = Pick<ConsigneeChoice, 'kind' | 'name' | 'flat' | 'day' | 'place' | 'lat' | 'lng' | 'note'>;
