import { Ctx, FieldResolver, Int, Resolver, Root } from '../../../platform/graphql/resolvers.js';
import { pointOf } from '../../../kernel/geo.js';
import type { Context } from '../../../platform/work/context.js';
import { GeoPointType } from '../../shipments/index.js';
import { placeOfStop, tasksOfStop } from '../reading/read-tasks.js';
import type { Task } from '../rows/task.entity.js';
import { TaskType, StopType } from '../reading/run.types.js';
import { isAtRisk, isLate, metresAway } from '../reading/read-runs.js';
import type { Stop } from '../rows/run.entity.js';

@Resolver(() => StopType)
export class StopResolver {
  @FieldResolver(() => [TaskType], { description: 'What is done there.' })
  tasks(@Root() stop: Stop, @Ctx() context: Context): Promise<Task[]> {
    return tasksOfStop(context, stop);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Whom the driver meets.' })
  async name(@Root() stop: Stop, @Ctx() context: Context): Promise<string | null> {
    return (await placeOfStop(context, stop))?.contactName ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Company of the contact; null if there is none, or if it is the contact itself.',
  })
  async company(@Root() stop: Stop, @Ctx() context: Context): Promise<string | null> {
    return (await placeOfStop(context, stop))?.company ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Phone; null for the driver once the stop is done.' })
  async phone(@Root() stop: Stop, @Ctx() context: Context): Promise<string | null> {
    return (await placeOfStop(context, stop))?.contactPhone ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The phone number to call, such as +971501234567; null if it cannot be dialled, and for the driver once the stop is done.',
  })
  async phoneE164(@Root() stop: Stop, @Ctx() context: Context): Promise<string | null> {
    return (await placeOfStop(context, stop))?.contactPhoneE164 ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Street address.' })
  async address(@Root() stop: Stop, @Ctx() context: Context): Promise<string | null> {
    return (await placeOfStop(context, stop))?.address.address ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'City.' })
  async city(@Root() stop: Stop, @Ctx() context: Context): Promise<string | null> {
    return (await placeOfStop(context, stop))?.address.city ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Postal code.' })
  async zip(@Root() stop: Stop, @Ctx() context: Context): Promise<string | null> {
    return (await placeOfStop(context, stop))?.address.zip ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2 code of the country.' })
  async countryCode(@Root() stop: Stop, @Ctx() context: Context): Promise<string | null> {
    return (await placeOfStop(context, stop))?.address.countryCode ?? null;
  }

  @FieldResolver(() => GeoPointType, { nullable: true, description: 'Where it is; null if the address has no coordinates.' })
  point(@Root() stop: Stop): GeoPointType | null {
    return pointOf(stop);
  }

  @FieldResolver(() => GeoPointType, { nullable: true, description: "Where the driver's device was on arrival; null if it had no fix." })
  arrivedAtPoint(@Root() { arrivedLat: lat, arrivedLng: lng }: Stop): GeoPointType | null {
    return pointOf({ lat, lng });
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Metres between the point of the stop and the driver on arrival; null if one of them is not known.',
  })
  arrivedMetresAway(@Root() stop: Stop): number | null {
    return metresAway(stop);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the estimated arrival is after the time window.' })
  late(@Root() stop: Stop): boolean {
    return isLate(stop);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the estimated arrival is in the last 15 minutes of the time window.' })
  atRisk(@Root() stop: Stop): boolean {
    return isAtRisk(stop);
  }
}
