import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Choice, Count, Id, Many, Measure, nullable, Text, When } from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { positionProblem, type PositionProblem } from './positions.enums.js';

@ObjectType('Position', { description: 'Where a driver was during a run, as the device reported it.' })
export class PositionType {
  @When('Time by the clock of the service.') at!: Date;
  @When("Time by the device's clock.") deviceTime!: Date;
  @When('When the service received it.') receivedAt!: Date;
  @Measure('Latitude in degrees.') lat!: number;
  @Measure('Longitude in degrees.') lng!: number;
  @Measure('Radius in metres within which the device probably was.', nullable) accuracy!: number | null;
  @Measure('Speed in metres per second.', nullable) speed!: number | null;
  @Measure('Direction in degrees from north, clockwise.', nullable) heading!: number | null;
  @Choice(positionProblem, 'Why the point does not count; null if it counts.', nullable) problem!: PositionProblem | null;
}

export const PositionConnection = connectionType('Position', () => PositionType, 'oldest first');

@ObjectType('RecordedPositions', { description: 'What became of a batch of points.' })
export class RecordedPositionsType {
  @Count('Number of points that count.') accepted!: number;
  @Count('Number of points that do not count, duplicates included. Do not send them again.') rejected!: number;
}

@ObjectType('PositionChange', { description: 'A driver has moved.' })
export class PositionChangeType {
  @Id('UUID of the run.') runId!: string;
  @Id('UUID of the driver.') driverId!: string;
  @Id('UUID of the hub of the run.', nullable) hubId!: string | null;
  @Measure('Latitude in degrees.') lat!: number;
  @Measure('Longitude in degrees.') lng!: number;
  @Measure('Radius in metres within which the device probably is.', nullable) accuracy!: number | null;
  @When('When the driver was there.') at!: Date;
  @Measure('Kilometres of the run so far.') km!: number;
}

@InputType({ description: 'A point of the way.' })
export class PositionInput {
  @Measure('Latitude in degrees, -90 to 90.') lat!: number;
  @Measure('Longitude in degrees, -180 to 180.') lng!: number;
  @Measure('Accuracy in metres. Points worse than 100 m do not count.', nullable) accuracy?: number | null;
  @Measure('Speed in metres per second.', nullable) speed?: number | null;
  @Measure('Direction in degrees from north, clockwise.', nullable) heading?: number | null;
  @When("Time by the device's clock. A run has one point per time.") deviceTime!: Date;
}

@ArgsType()
export class PositionsArgs extends PageArgs {
  @Text('UUID or short id of the run.') run!: string;
  @When('Only points from this time on.', nullable) since?: Date | null;
}

@ArgsType()
export class RecordPositionsArgs {
  @Text('UUID or short id of the run.') runId!: string;
  @Many(() => PositionInput, [1, 500], 'Points, in any order.') positions!: PositionInput[];
  @When("The device's clock when it sends them, by which a wrong clock is corrected.", nullable) sentAt?: Date | null;
}
