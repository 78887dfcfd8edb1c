import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { connectionType } from '../../../platform/graphql/connection.js';

@ObjectType('DriverEvent', { description: "A report of a driver's device." })
export class DriverEventType {
  @Field(() => ID, { simple: true, description: 'UUID of the report.' })
  id!: string;

  @Field(() => String, { simple: true, description: 'The id that the device gave it.' })
  clientEventId!: string;

  @Field(() => String, { simple: true, description: 'load, start, arrive, complete or finish.' })
  kind!: string;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When it happened, by the clock of the device.' })
  deviceTime!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, description: 'When it arrived.' })
  receivedAt!: Date;

  @Field(() => String, {
    simple: true,
    nullable: true,
    description: 'Code of the error with which it was refused; null if it was applied.',
  })
  refusalCode!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Why it was refused.' })
  refusalMessage!: string | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When dispatch decided about it.' })
  resolvedAt!: Date | null;

  @Field(() => String, { simple: true, nullable: true, description: 'What dispatch decided.' })
  resolution!: string | null;

  driverId!: string;
  taskId!: string | null;
  report!: Readonly<Record<string, unknown>> | null;
}

export const DriverEventConnection = connectionType('DriverEvent', () => DriverEventType);
