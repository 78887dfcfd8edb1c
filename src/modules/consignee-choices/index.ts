import { ConsigneeChoiceResolver, ShipmentChoiceResolver, TaskChoiceResolver } from './choice.resolver.js';
import { ConsigneeChoiceSchema } from './consignee-choice.entity.js';

export { passOnChoice } from './apply-choice.js';
export { standingChoiceOf } from './read-choices.js';
export const consigneeChoiceEntities = [ConsigneeChoiceSchema];
export const consigneeChoiceResolvers = [ConsigneeChoiceResolver, ShipmentChoiceResolver, TaskChoiceResolver] as const;
