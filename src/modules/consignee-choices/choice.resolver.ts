import { Arg, Ctx, Mutation, Query, Resolver, FieldResolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { type FleetServices, TaskType, type Task } from '../fleet/index.js';
import { ChooseDeliveryInput, DeliveryChoicesType, FailedDeliveryType, TaskChoiceType } from './choice.types.js';
import { chooseDelivery, undoChoice } from './choose-delivery.js';
import { readChoices, choiceOfShipment, choiceOfTask } from './read-choices.js';
import { shopperReason, ShipmentType, type Shipment } from '../shipments/index.js';
import { shopperLanguage, type ShopperLanguage } from '../branding/index.js';
import { enumType } from '../../platform/graphql/scalars.js';

const TOKEN = { description: 'Token at the end of the link in the mail.' };

@Resolver()
export class ConsigneeChoiceResolver {
  @Query(() => DeliveryChoicesType, {
    description: 'What the consignee of a parcel can choose, for anyone with the link. DELIVERY_LINK_NOT_FOUND, RATE_LIMITED.',
  })
  deliveryChoices(@Arg('token', () => String, TOKEN) token: string, @Ctx() context: Context<FleetServices>): Promise<DeliveryChoicesType> {
    return readChoices(context, token);
  }

  @Mutation(() => DeliveryChoicesType, {
    description:
      'Chooses how a parcel is delivered, before it is out for delivery. The latest choice stands. DELIVERY_LINK_NOT_FOUND, ' +
      'DELIVERY_CHOICE_CLOSED, DELIVERY_CHOICE_NOT_ALLOWED, LIMIT_REACHED, RATE_LIMITED.',
  })
  chooseDelivery(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('input', () => ChooseDeliveryInput, { description: 'The choice.' }) input: ChooseDeliveryInput,
    @Ctx() context: Context<FleetServices>,
  ): Promise<DeliveryChoicesType> {
    return chooseDelivery(context, { token, input });
  }

  @Mutation(() => DeliveryChoicesType, {
    description:
      'Takes a choice back, before the parcel is out for delivery. DELIVERY_LINK_NOT_FOUND, DELIVERY_CHOICE_CLOSED, RATE_LIMITED.',
  })
  undoDeliveryChoice(
    @Arg('token', () => String, TOKEN) token: string,
    @Ctx() context: Context<FleetServices>,
  ): Promise<DeliveryChoicesType> {
    return undoChoice(context, token);
  }
}

@Resolver(() => FailedDeliveryType)
export class FailedDeliveryResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Why it failed, in words for shoppers; null where no reason is known.' })
  reason(
    @Root() { reasonCode }: FailedDeliveryType,
    @Arg('language', () => enumType(shopperLanguage), { defaultValue: 'en', description: 'Language of the text.' })
    language: ShopperLanguage,
  ): string | null {
    return shopperReason(reasonCode, language);
  }
}

@Resolver(() => TaskType)
export class TaskChoiceResolver {
  @FieldResolver(() => TaskChoiceType, {
    nullable: true,
    description: 'What the consignee has chosen; null for tasks other than deliveries.',
  })
  choice(@Root() task: Task, @Ctx() context: Context): Promise<TaskChoiceType | null> {
    return choiceOfTask(context, task);
  }
}

@Resolver(() => ShipmentType)
export class ShipmentChoiceResolver {
  @FieldResolver(() => TaskChoiceType, {
    nullable: true,
    description:
      'What the consignee has chosen for the next delivery; null if nothing stands, and for drivers, who see it with their task.',
  })
  deliveryChoice(@Root() shipment: Shipment, @Ctx() context: Context): Promise<TaskChoiceType | null> {
    return choiceOfShipment(context, shipment.id);
  }
}
