import { ObjectType } from 'type-graphql';
import { Choice, Flag, nullable, When } from '../../platform/graphql/fields.js';
import { intakeState, type IntakeState } from './shop-intake.enums.js';

@ObjectType('ShopIntake', { description: 'Whether the orders of a shop come in, and when the last one came.' })
export class ShopIntakeType {
  @Choice(intakeState, 'Whether the orders that the shop sends come in, and why not.') state!: IntakeState;
  @Flag('True if the operator takes orders from activated shops only.') activationRequired!: boolean;
  @When('When the last order came, also by hand or from a file; null before the first.', nullable) lastOrderAt!: Date | null;
  @Flag('True if a token of the shop is valid. False for typed and uploaded orders.') signedIn!: boolean;
  @When('When the shop last signed in; null if it never did, or if its tokens ended long ago.', nullable) signedInAt!: Date | null;
}
