import { ConsigneeChoiceResolver } from './choice.resolver.js';
import { ConsigneeChoiceSchema } from './consignee-choice.entity.js';
import { TaskChoiceResolver } from './task-choice.resolver.js';

export { passOnChoice } from './apply-choice.js';
export const consigneeChoiceEntities = [ConsigneeChoiceSchema];
export const consigneeChoiceResolvers = [ConsigneeChoiceResolver, TaskChoiceResolver] as const;
