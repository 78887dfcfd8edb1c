import { defineEntity, p } from '@mikro-orm/core';
import { CarrierServiceSchema } from '../carriers/index.js';
import { ZoneSchema } from './zone.entity.js';

export const LaneSchema = defineEntity({
  name: 'Lane',
  tableName: 'lane',
  uniques: [{ name: 'lane_of_service', properties: ['serviceId', 'originZoneId', 'destinationZoneId'] }],
  properties: {
    id: p.uuid().primary(),
    serviceId: () => p.manyToOne(CarrierServiceSchema).mapToPk().joinColumn('service_id').deleteRule('cascade'),
    originZoneId: () => p.manyToOne(ZoneSchema).mapToPk().joinColumn('origin_zone_id'),
    destinationZoneId: () => p.manyToOne(ZoneSchema).mapToPk().joinColumn('destination_zone_id'),
    tier: p.string().length(20),
  },
});
