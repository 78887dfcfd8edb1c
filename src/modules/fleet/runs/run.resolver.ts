import { Arg, Args, Ctx, FieldResolver, Float, Int, Mutation, Query, Resolver, Root } from '../../../platform/graphql/resolvers.js';
import { ManyArg, nullable } from '../../../platform/graphql/fields.js';
import { pointOf } from '../../../kernel/geo.js';
import { NO_ID } from '../../../platform/ids.js';
import type { Context } from '../../../platform/work/context.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { MoneyType } from '../../../platform/graphql/money.type.js';
import { DriverType, GeoPointInput, GeoPointType } from '../../shipments/index.js';
import { driverById } from '../drivers/read-drivers.js';
import { DriverEventType } from '../events/driver-event.types.js';
import { eventsOfRun } from '../events/driver-events.js';
import { HubType } from '../hubs/hub.types.js';
import { hubLoader } from '../hubs/hubs.js';
import { replanRun } from '../planning/plan-runs.js';
import { kmOf, minutesOf } from '../reading/read-shipment-driver.js';
import type { FleetServices } from '../services.js';
import {
  TaskType,
  LeftBehindParcelType,
  RunCashType,
  RunConnection,
  RunProgressType,
  RunsArgs,
  RunType,
  StopType,
  MoneyInput,
} from '../reading/run.types.js';
import { taskById, taskLoader, tasksOfRun } from '../reading/read-tasks.js';
import type { Task } from '../rows/task.entity.js';
import { arriveAtStop } from './arrive-at-stop.js';
import { finishRun } from './finish-run.js';
import { loadParcel, startRun } from './start-run.js';
import { cashOf, floatOf, listRuns, myRun, progressOf, runById, secondsUnderWay, stopById, stopsOfRun } from '../reading/read-runs.js';
import { lockStop, reorderStops } from './reorder-stops.js';
import { findRun } from '../rows/fleet-rows.js';
import type { LeftBehind, Run, Stop } from '../rows/run.entity.js';

const RUN_ID = 'UUID of the run, or its short id.';
const EVENT_ID = "The device's own id of this report. The same id again answers as the first time.";

@Resolver(() => RunType)
export class RunResolver {
  @Query(() => RunConnection, { description: 'Runs. Drivers see their own of today.' })
  async runs(@Args(() => RunsArgs) args: RunsArgs, @Ctx() context: Context) {
    return new RunConnection(await listRuns(context, args));
  }

  @Query(() => RunType, { description: 'One run. RUN_NOT_FOUND.' })
  run(@Arg('id', () => String, { description: RUN_ID }) id: string, @Ctx() context: Context): Promise<Run> {
    return runById(context, id);
  }

  @Query(() => RunType, { nullable: true, description: 'For drivers: the run under way, else the one of today.' })
  myRun(@Ctx() context: Context): Promise<Run | null> {
    return myRun(context);
  }

  @Mutation(() => TaskType, {
    description: 'For drivers: scans a parcel into the vehicle. RUN_NOT_FOUND, PARCEL_NOT_IN_RUN.',
  })
  async loadParcel(
    @Arg('runId', () => String, { description: RUN_ID }) runId: string,
    @Arg('awb', () => String, { description: 'The scanned AWB, reference or tracking number.' }) awb: string,
    @Arg('clientEventId', () => String, { description: EVENT_ID }) clientEventId: string,
    @Ctx() context: Context<FleetServices>,
  ): Promise<Task> {
    return taskById(context, await loadParcel(context, { runId, awb, clientEventId }));
  }

  @Mutation(() => RunType, {
    description:
      'The driver leaves: loaded deliveries are out for delivery, and what was not loaded leaves the run. Idempotent. RUN_NOT_FOUND, ' +
      'RUN_FINISHED.',
  })
  async startRun(
    @Arg('id', () => String, { description: RUN_ID }) id: string,
    @Arg('cashFloat', () => MoneyInput, { nullable: true, description: 'Change that the driver takes along.' })
    cashFloat: MoneyInput | null,
    @Ctx() context: Context<FleetServices>,
  ): Promise<Run> {
    return runById(context, await startRun(context, { id, cashFloat }));
  }

  @Mutation(() => StopType, {
    description: 'For drivers: arrives at a stop. STOP_NOT_FOUND, RUN_NOT_STARTED, RUN_FINISHED.',
  })
  async arriveAtStop(
    @Arg('id', () => String, { description: 'UUID of the stop.' }) id: string,
    @Arg('clientEventId', () => String, { description: EVENT_ID }) clientEventId: string,
    @Arg('deviceTime', () => DateTimeScalar, { nullable: true, description: 'When, by the clock of the device.' }) deviceTime: Date | null,
    @Arg('sentAt', () => DateTimeScalar, { nullable: true, description: 'When this was sent, by the same clock.' }) sentAt: Date | null,
    @Arg('location', () => GeoPointInput, { nullable: true, description: 'Where the device is.' }) location: GeoPointInput | null,
    @Ctx() context: Context<FleetServices>,
  ): Promise<Stop> {
    return stopById(context, await arriveAtStop(context, { id, clientEventId, deviceTime, sentAt, location }));
  }

  @Mutation(() => RunType, {
    description:
      'The driver is back and has counted the cash. Missing cash is owed by the driver; open tasks can be planned again. Idempotent. ' +
      'RUN_NOT_STARTED, RUN_HAS_UNSENT_EVENTS, CASH_COUNT_REQUIRED.',
  })
  async finishRun(
    @Arg('id', () => String, { description: RUN_ID }) id: string,
    @Arg('unsentEvents', () => Int, { description: 'Reports that are still on the device; must be 0.' }) unsentEvents: number,
    @ManyArg(
      'countedCash',
      () => MoneyInput,
      20,
      'The counted cash, float included, one amount for each currency. Required where cash is expected.',
      nullable,
    )
    countedCash: MoneyInput[] | null,
    @Ctx() context: Context<FleetServices>,
  ): Promise<Run> {
    // Also one that began before midnight.
    return findRun(context.sql, await finishRun(context, { id, unsentEvents, countedCash }));
  }

  @Mutation(() => RunType, {
    description: 'Puts the stops of a run in this order. Stops that are done, under way or locked must stay. STOP_LOCKED, RUN_FINISHED.',
  })
  async reorderStops(
    @Arg('runId', () => String, { description: RUN_ID }) runId: string,
    @ManyArg('stopIds', () => String, 1_000, 'UUIDs of all its stops, in the new order.') stopIds: string[],
    @Ctx() context: Context<FleetServices>,
  ): Promise<Run> {
    return runById(context, await reorderStops(context, { runId, stopIds }));
  }

  @Mutation(() => RunType, {
    description: 'Orders those stops of a run again that are neither under way nor locked. RUN_NOT_FOUND, RUN_FINISHED.',
  })
  async replanRun(@Arg('id', () => String, { description: RUN_ID }) id: string, @Ctx() context: Context<FleetServices>): Promise<Run> {
    return runById(context, await replanRun(context, id));
  }

  @Mutation(() => StopType, {
    description: 'Locks a stop, so that planning leaves it where it is, or unlocks it. STOP_NOT_FOUND, RUN_FINISHED.',
  })
  async lockStop(
    @Arg('id', () => String, { description: 'UUID of the stop.' }) id: string,
    @Arg('locked', () => Boolean, { defaultValue: true, description: 'False to unlock it.' }) locked: boolean,
    @Ctx() context: Context<FleetServices>,
  ): Promise<Stop> {
    return stopById(context, await lockStop(context, { id, locked }));
  }

  @FieldResolver(() => String, { description: 'The day, YYYY-MM-DD, in its time zone.' })
  date(@Root() { day }: Run): string {
    return day;
  }

  @FieldResolver(() => DriverType, { description: 'The driver.' })
  driver(@Root() { driverId }: Run, @Ctx() context: Context): Promise<DriverType> {
    return driverById(context, driverId);
  }

  @FieldResolver(() => HubType, { nullable: true, description: 'The hub where it begins.' })
  hub(@Root() { hubId }: Run, @Ctx() context: Context): Promise<HubType | null> {
    return context.load(hubLoader, hubId ?? NO_ID);
  }

  @FieldResolver(() => GeoPointType, { nullable: true, description: 'Where it begins.' })
  start(@Root() { startLat, startLng }: Run): GeoPointType | null {
    return pointOf({ lat: startLat, lng: startLng });
  }

  @FieldResolver(() => GeoPointType, { nullable: true, description: 'Where it ends.' })
  end(@Root() { endLat, endLng }: Run): GeoPointType | null {
    return pointOf({ lat: endLat, lng: endLng });
  }

  @FieldResolver(() => MoneyType, { nullable: true, description: 'Change that the driver was given.' })
  cashFloat(@Root() run: Run): MoneyType | null {
    return floatOf(run);
  }

  @FieldResolver(() => Float, { nullable: true, description: 'Kilometres as planned.' })
  plannedKm(@Root() { plannedMetres }: Run): number | null {
    return kmOf(plannedMetres);
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Minutes as planned.' })
  plannedMinutes(@Root() { plannedSeconds }: Run): number | null {
    return minutesOf(plannedSeconds);
  }

  @FieldResolver(() => Float, { nullable: true, description: 'Kilometres driven so far; null until it has started.' })
  km(@Root() { metres, startedAt }: Run): number | null {
    return startedAt && kmOf(metres);
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Minutes under way; null until it has started.' })
  minutes(@Root() run: Run, @Ctx() context: Context): number | null {
    return minutesOf(secondsUnderWay(run, context));
  }

  @FieldResolver(() => [StopType], { description: 'Its stops in order.' })
  stops(@Root() { id }: Run, @Ctx() context: Context): Promise<Stop[]> {
    return stopsOfRun(context, id);
  }

  @FieldResolver(() => [TaskType], { description: 'Its tasks.' })
  tasks(@Root() { id }: Run, @Ctx() context: Context): Promise<Task[]> {
    return tasksOfRun(context, id);
  }

  @FieldResolver(() => RunProgressType, { description: 'How far it is.' })
  progress(@Root() run: Run, @Ctx() context: Context): Promise<RunProgressType> {
    return progressOf(context, run);
  }

  @FieldResolver(() => RunCashType, { description: 'Its cash.' })
  cash(@Root() run: Run, @Ctx() context: Context): Promise<RunCashType> {
    return cashOf(context, run);
  }

  @FieldResolver(() => [LeftBehindParcelType], { description: 'Parcels on the sheet that were not on board when the driver left.' })
  leftBehind(@Root() { leftBehind }: Run): readonly LeftBehind[] {
    return leftBehind;
  }

  @FieldResolver(() => [DriverEventType], {
    description: 'Reports of the driver that were refused and about which dispatch has not decided.',
  })
  refusedEvents(@Root() { id }: Run, @Ctx() context: Context): Promise<DriverEventType[]> {
    return eventsOfRun(context, id);
  }
}

@Resolver(() => LeftBehindParcelType)
export class LeftBehindResolver {
  @FieldResolver(() => TaskType, { nullable: true, description: 'Its task; null for a driver who does not have it any more.' })
  task(@Root() { taskId }: LeftBehind, @Ctx() context: Context): Promise<Task | null> {
    return context.load(taskLoader, taskId);
  }
}
