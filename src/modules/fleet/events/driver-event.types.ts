import { ObjectType } from 'type-graphql';
import { Id, JsonObject, nullable, Text, When } from '../../../platform/graphql/fields.js';
import { connectionType } from '../../../platform/graphql/connection.js';

@ObjectType('DriverEvent', { description: "A report of a driver's device." })
export class DriverEventType {
  @Id('UUID of the report.') id!: string;
  @Text('The id that the device gave it.') clientEventId!: string;
  @Text('load, start, arrive, complete or finish.') kind!: string;
  @When('When it happened, by the clock of the device.', nullable) deviceTime!: Date | null;
  @When('When it arrived.') receivedAt!: Date;
  @Text('Code of the error with which it was refused; null if it was applied.', nullable) refusalCode!: string | null;
  @Text('Why it was refused.', nullable) refusalMessage!: string | null;
  @Text('Which of the sentences of the code this is, if it has several.', nullable) refusalVariant!: string | null;
  @JsonObject('The values in the message, by name.', nullable) refusalParams!: unknown;
  @When('When dispatch decided about it.', nullable) resolvedAt!: Date | null;
  @Text('What dispatch decided.', nullable) resolution!: string | null;

  driverId!: string;

  taskId!: string | null;

  report!: Readonly<Record<string, unknown>> | null;
}

export const DriverEventConnection = connectionType('DriverEvent', () => DriverEventType);
