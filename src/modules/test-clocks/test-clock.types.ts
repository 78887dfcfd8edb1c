import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('TestClock', {
  simpleResolvers: true,
  description: 'The clock of a shop in test mode. It runs with real time, ahead of it by what it was advanced.',
})
export class TestClockType {
  @Field(() => DateTimeScalar, { description: 'The time of the shop now.' })
  now!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time that it is being advanced to; null once everything that was due has happened.',
  })
  advancingTo!: Date | null;
}
