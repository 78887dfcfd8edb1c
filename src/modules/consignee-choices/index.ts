import { ConsigneeChoiceResolver, FailedDeliveryResolver, ShipmentChoiceResolver, TaskChoiceResolver } from './choice.resolver.js';
import { ConsigneeChoiceSchema } from './consignee-choice.entity.js';

export { passOnChoice } from './apply-choice.js';
export { mailedChoiceOf, standingChoiceOf } from './read-choices.js';
export const consigneeChoiceEntities = [ConsigneeChoiceSchema];
export const consigneeChoiceResolvers = [
  ConsigneeChoiceResolver,
  FailedDeliveryResolver,
  ShipmentChoiceResolver,
  TaskChoiceResolver,
] as const;
