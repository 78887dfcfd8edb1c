import { ObjectType } from 'type-graphql';
import { nullable, When } from '../../platform/graphql/fields.js';

@ObjectType('TestClock', {
  description: 'The clock of a shop in test mode. It runs with real time, ahead of it by what it was advanced.',
})
export class TestClockType {
  @When('The time of the shop now.') now!: Date;
  @When('The time that it is being advanced to; null once everything that was due has happened.', nullable) advancingTo!: Date | null;
}
