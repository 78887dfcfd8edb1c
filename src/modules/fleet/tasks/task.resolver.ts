import { Arg, Args, Ctx, FieldResolver, Float, Int, Mutation, Query, Resolver, Root } from '../../../platform/graphql/resolvers.js';
import { TextArg } from '../../../platform/graphql/fields.js';
import { enumType, DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { NO_ID } from '../../../platform/ids.js';
import type { Context } from '../../../platform/work/context.js';
import { MoneyType } from '../../../platform/graphql/money.type.js';
import { CodeCheckType, proofKind, ProofNeedsType, proofsOf, ProofType, type ProofKind } from '../../proofs/index.js';
import { DriverType, shipmentLoader, ShipmentType } from '../../shipments/index.js';
import { driverLoader } from '../drivers/read-drivers.js';
import { taskOutcome, type TaskOutcome, outcomeOf } from '../fleet.enums.js';
import { kmOf, minutesOf } from '../reading/read-shipment-driver.js';
import { runLoader, stopLoader, distanceOf, secondsOf } from '../reading/read-runs.js';
import type { Run, Stop } from '../rows/run.entity.js';
import { RunType, StopType, TaskConnection, TaskProductType, TasksArgs, TaskType } from '../reading/run.types.js';
import type { FleetServices } from '../services.js';
import { completeTask } from './complete-task.js';
import { CompleteTaskInput } from './complete-task.types.js';
import { demandOf } from '../reading/read-demands.js';
import {
  codeCheckOfTask,
  codeSentTo,
  listTasks,
  parcelOf,
  placeOfTask,
  productsOf,
  taskById,
  wrongCodesOfTask,
} from '../reading/read-tasks.js';
import { uploadProof } from './upload-proof.js';
import type { Task } from '../rows/task.entity.js';

@Resolver(() => TaskType)
export class TaskResolver {
  @Query(() => TaskConnection, { description: 'Tasks. Drivers see those of their runs of today.' })
  async tasks(@Args(() => TasksArgs) args: TasksArgs, @Ctx() context: Context) {
    return new TaskConnection(await listTasks(context, args));
  }

  @Query(() => TaskType, { description: 'One task. TASK_NOT_FOUND.' })
  task(@Arg('id', () => String, { description: 'UUID of the task, or its short id.' }) id: string, @Ctx() context: Context): Promise<Task> {
    return taskById(context, id);
  }

  @Mutation(() => TaskType, {
    description:
      'For drivers: ends a task. Status, proofs, timeline and cash are one transaction. Idempotent by the event id of the device. ' +
      'TASK_NOT_FOUND, TASK_CLOSED, TASK_MOVED, TASK_NOT_READY, REASON_REQUIRED, PROOF_REQUIRED, OTP_REQUIRED, OTP_WRONG, OTP_LOCKED, ' +
      'OTP_EXPIRED, COLLECTION_REQUIRED, COD_AMOUNT_MISMATCH, CURRENCY_MISMATCH, COD_ALREADY_CONFIRMED, INVALID_TRANSITION, VERSION_CONFLICT.',
  })
  async completeTask(
    @Arg('input', () => CompleteTaskInput, { description: 'What happened.' }) input: CompleteTaskInput,
    @Ctx() context: Context<FleetServices>,
  ): Promise<Task> {
    return taskById(context, await completeTask(context, input));
  }

  @Mutation(() => ProofType, {
    description:
      'For drivers: sends the file of a proof, before or after the report that names it. The same file again returns the same proof. ' +
      'TASK_NOT_FOUND, PROOF_TOO_LARGE, PROOF_UNREADABLE.',
  })
  uploadProof(
    @Arg('taskId', () => String, { description: 'UUID or short id of the task.' }) taskId: string,
    @Arg('kind', () => enumType(proofKind), { description: 'Kind of proof.' }) kind: ProofKind,
    @Arg('sha256', () => String, { description: 'SHA-256 of the file, in hexadecimal.' }) sha256: string,
    @Arg('contentType', () => String, { description: 'Media type of the file.' }) contentType: string,
    // A little more than is accepted, so that the refusal is PROOF_TOO_LARGE.
    @TextArg('content', 12_582_912, 'The file in base64, at most 8 MiB decoded.') content: string,
    @Ctx() context: Context<FleetServices>,
  ): Promise<ProofType> {
    return uploadProof(context, { taskId, kind, sha256, contentType, content });
  }

  @FieldResolver(() => RunType, { nullable: true, description: 'Its run; null until it is planned.' })
  run(@Root() { runId }: Task, @Ctx() context: Context): Promise<Run | null> {
    return context.load(runLoader, runId ?? NO_ID);
  }

  @FieldResolver(() => StopType, { nullable: true, description: 'Its stop.' })
  stop(@Root() { stopId }: Task, @Ctx() context: Context): Promise<Stop | null> {
    return context.load(stopLoader, stopId ?? NO_ID);
  }

  @FieldResolver(() => DriverType, { nullable: true, description: 'The driver who has it, or who ended it.' })
  driver(@Root() { driverId }: Task, @Ctx() context: Context): Promise<DriverType | null> {
    return context.load(driverLoader, driverId ?? NO_ID);
  }

  @FieldResolver(() => ShipmentType, { nullable: true, description: 'The shipment; null for a driver who does not have it any more.' })
  shipment(@Root() { shipmentId }: Task, @Ctx() context: Context) {
    return context.load(shipmentLoader, shipmentId);
  }

  @FieldResolver(() => String, { description: 'Reference of the shipment.' })
  async reference(@Root() task: Task, @Ctx() context: Context): Promise<string> {
    return (await parcelOf(context, task)).reference;
  }

  @FieldResolver(() => String, { description: 'AWB on the label.' })
  async awb(@Root() task: Task, @Ctx() context: Context): Promise<string> {
    return (await parcelOf(context, task)).awb;
  }

  @FieldResolver(() => String, { description: 'Name of the service.' })
  async serviceName(@Root() task: Task, @Ctx() context: Context): Promise<string> {
    return (await parcelOf(context, task)).serviceName;
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Number of its stop in the run, from 1.' })
  async position(@Root() { stopId }: Task, @Ctx() context: Context): Promise<number | null> {
    return (await context.load(stopLoader, stopId ?? NO_ID))?.sequence ?? null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the parcel was scanned into the vehicle.' })
  loaded(@Root() { loadedAt }: Task): boolean {
    return loadedAt !== null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Whom the driver meets.' })
  async contactName(@Root() task: Task, @Ctx() context: Context): Promise<string> {
    return (await placeOfTask(context, task)).contactName;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Company of the contact; null if there is none, or if it is the contact itself.',
  })
  async company(@Root() task: Task, @Ctx() context: Context): Promise<string | null> {
    return (await placeOfTask(context, task)).company;
  }

  @FieldResolver(() => String, { nullable: true, description: 'What the order says that the driver should know, such as the gate.' })
  async deliveryNote(@Root() task: Task, @Ctx() context: Context): Promise<string | null> {
    return (await placeOfTask(context, task)).deliveryNote;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Phone; null for the driver once the task has ended.' })
  async contactPhone(@Root() task: Task, @Ctx() context: Context): Promise<string | null> {
    return (await placeOfTask(context, task)).contactPhone;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The phone number to call, such as +971501234567; null if it cannot be dialled, and for the driver once the task has ended.',
  })
  async contactPhoneE164(@Root() task: Task, @Ctx() context: Context): Promise<string | null> {
    return (await placeOfTask(context, task)).contactPhoneE164;
  }

  @FieldResolver(() => String, { description: 'Street address.' })
  async address(@Root() task: Task, @Ctx() context: Context): Promise<string> {
    return (await placeOfTask(context, task)).address.address;
  }

  @FieldResolver(() => String, { description: 'City.' })
  async city(@Root() task: Task, @Ctx() context: Context): Promise<string> {
    return (await placeOfTask(context, task)).address.city;
  }

  @FieldResolver(() => MoneyType, { nullable: true, description: 'What is still to be collected at the door; null if nothing.' })
  collect(@Root() task: Task, @Ctx() context: Context<FleetServices>): Promise<MoneyType | null> {
    return demandOf(context, task).then(({ collect }) => collect);
  }

  @FieldResolver(() => MoneyType, { nullable: true, description: 'What coins make of it: to be paid in cash. Null if nothing is due.' })
  collectInCash(@Root() task: Task, @Ctx() context: Context<FleetServices>): Promise<MoneyType | null> {
    return demandOf(context, task).then(({ collectInCash }) => collectInCash);
  }

  @FieldResolver(() => ProofNeedsType, { description: 'What has to be proved.' })
  async proofNeeds(@Root() task: Task, @Ctx() context: Context<FleetServices>): Promise<ProofNeedsType> {
    return (await demandOf(context, task)).needs;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Where the code of the consignee was sent, masked; null if none was sent.' })
  codeSentTo(@Root() { id }: Task, @Ctx() context: Context): Promise<string | null> {
    return codeSentTo(context, id);
  }

  @FieldResolver(() => CodeCheckType, {
    nullable: true,
    description:
      'What the app checks the code of the consignee with while it has no network, for the driver who has the task. Null for everyone else, where ' +
      'no code was sent, and once it was said.',
  })
  codeCheck(@Root() task: Task, @Ctx() context: Context): Promise<CodeCheckType | null> {
    return codeCheckOfTask(context, task);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Wrong codes that were given at the door, those that the app of the driver refused included. Null where no code was sent.',
  })
  wrongCodes(@Root() { id }: Task, @Ctx() context: Context): Promise<number | null> {
    return wrongCodesOfTask(context, id);
  }

  @FieldResolver(() => DateTimeScalar, { nullable: true, description: 'Estimated arrival.' })
  async eta(@Root() { stopId }: Task, @Ctx() context: Context): Promise<Date | null> {
    return (await context.load(stopLoader, stopId ?? NO_ID))?.eta ?? null;
  }

  @FieldResolver(() => enumType(taskOutcome), {
    nullable: true,
    description: 'How it ended; null while it is open and when it was skipped.',
  })
  outcome(@Root() { state }: Task): TaskOutcome | null {
    return outcomeOf(state);
  }

  @FieldResolver(() => Float, { nullable: true, description: 'Kilometres driven for it; null until the driver has set out.' })
  km(@Root() task: Task, @Ctx() context: Context): Promise<number | null> {
    return distanceOf(context, task).then(kmOf);
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Minutes on the way and at the door; null until the driver has set out.' })
  minutes(@Root() task: Task, @Ctx() context: Context): number | null {
    return minutesOf(secondsOf(context, task));
  }

  @FieldResolver(() => [ProofType], { description: 'Its proofs, oldest first.' })
  async proofs(@Root() { id }: Task, @Ctx() context: Context): Promise<ProofType[]> {
    return (await context.load(proofsOf, id)) ?? [];
  }

  @FieldResolver(() => [TaskProductType], { description: 'What is in the parcel.' })
  products(@Root() task: Task, @Ctx() context: Context): Promise<TaskProductType[]> {
    return productsOf(context, task);
  }

  @FieldResolver(() => Float, { description: 'Weight in kilograms.' })
  weightKg(@Root() { grams }: Task): number {
    return grams / 1000;
  }
}
