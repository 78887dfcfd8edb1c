import { Arg, Ctx, FieldResolver, Float, Int, Mutation, Resolver, Root } from '../../../platform/graphql/resolvers.js';
import type { Context } from '../../../platform/work/context.js';
import { phoneE164 } from '../../addresses/index.js';
import { DriverType } from '../../shipments/index.js';
import { HubType } from '../hubs/hub.types.js';
import { UpdateDriverInput } from './driver.types.js';
import { driverById, hubOfDriver, profileOf } from './read-drivers.js';
import { updateDriver } from './update-driver.js';

@Resolver(() => DriverType)
export class DriverResolver {
  @Mutation(() => DriverType, {
    description: 'Says what planning knows of a driver. DRIVER_NOT_FOUND, HUB_NOT_FOUND, VALIDATION_FAILED.',
  })
  async updateDriver(
    @Arg('input', () => UpdateDriverInput, { description: 'The driver, and what changes.' }) input: UpdateDriverInput,
    @Ctx() context: Context,
  ): Promise<DriverType> {
    return driverById(context, await context.transact((tx) => updateDriver(tx, context.actor, input)));
  }

  @FieldResolver(() => String, { nullable: true, description: 'Vehicle.' })
  async vehicle(@Root() driver: DriverType, @Ctx() context: Context): Promise<string | null> {
    return (await profileOf(context, driver)).vehicle;
  }

  @FieldResolver(() => Float, { nullable: true, description: 'Capacity in kilograms; null means no limit.' })
  async capacityKg(@Root() driver: DriverType, @Ctx() context: Context): Promise<number | null> {
    return (await profileOf(context, driver)).capacityKg;
  }

  @FieldResolver(() => Float, { nullable: true, description: 'Capacity in litres; null means no limit.' })
  async capacityLitres(@Root() driver: DriverType, @Ctx() context: Context): Promise<number | null> {
    return (await profileOf(context, driver)).capacityLitres;
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Capacity in parcels; null means no limit.' })
  async capacityParcels(@Root() driver: DriverType, @Ctx() context: Context): Promise<number | null> {
    return (await profileOf(context, driver)).capacityParcels;
  }

  @FieldResolver(() => HubType, { nullable: true, description: 'The hub where their runs begin.' })
  hub(@Root() driver: DriverType, @Ctx() context: Context): Promise<HubType | null> {
    return hubOfDriver(context, driver);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Phone of the driver.' })
  async phone(@Root() driver: DriverType, @Ctx() context: Context): Promise<string | null> {
    return (await profileOf(context, driver)).phone;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The phone number to call, such as +971501234567, read in the country of the hub; null if it cannot be dialled.',
  })
  async phoneE164(@Root() driver: DriverType, @Ctx() context: Context): Promise<string | null> {
    const [{ phone }, hub] = await Promise.all([profileOf(context, driver), hubOfDriver(context, driver)]);
    return phoneE164(phone, hub?.countryCode ?? '');
  }

  @FieldResolver(() => [String], { description: 'Languages as BCP 47 tags.' })
  async languages(@Root() driver: DriverType, @Ctx() context: Context): Promise<readonly string[]> {
    return (await profileOf(context, driver)).languages;
  }

  @FieldResolver(() => Boolean, { description: 'Whether planning may give them a run.' })
  async active(@Root() driver: DriverType, @Ctx() context: Context): Promise<boolean> {
    return (await profileOf(context, driver)).active;
  }
}
