import { Arg, Args, Ctx, Extensions, Int, Mutation, Resolver, GUESSABLE } from '../../../platform/graphql/resolvers.js';
import type { AuthServices } from '../../../platform/auth/login-guard.js';
import type { Context } from '../../../platform/work/context.js';
import type { TwoFactorServices } from '../../two-factor/index.js';
import { checkLogin, originOf } from '../sessions.js';
import { shownSession } from '../session-owner.js';
import { SessionType } from '../staff.types.js';
import { OpenDriverSessionArgs } from './driver-session.types.js';
import { endDriverSession, checkDevice, openDriverSession } from './driver-session.js';

/** Sessions of the drivers' app. */
@Resolver()
export class DriverSessionResolver {
  @Extensions(GUESSABLE)
  @Mutation(() => SessionType, {
    description:
      "Signs a driver in to the drivers' app. The session ends 14 hours later, whether used or not, and is bound to the device: " +
      'requests need its id in the header x-device-id, and subscriptions in connectionParams.deviceId. DEVICE_MISMATCH with another ' +
      'id or none. The session is kept in a cookie beside that of the console. It replaces the earlier session on the same device. ' +
      'UNAUTHORIZED as for login, and with the reason NOT_A_DRIVER. RATE_LIMITED after too many failures.',
  })
  async openDriverSession(
    @Args(() => OpenDriverSessionArgs) { email, password, code, cookie, ...device }: OpenDriverSessionArgs,
    @Ctx() context: Context<AuthServices & TwoFactorServices>,
  ): Promise<SessionType> {
    const { sql, services, caller } = context;
    checkDevice(device);
    const who = await checkLogin({ sql, services, ip: caller.ip }, { email, password, code: code ?? null });
    const session = await context.transact((tx) => openDriverSession(tx, who, { ...device, origin: originOf(context) }));
    return shownSession(context, { ...who, session }, cookie ? 'driver' : undefined);
  }

  @Mutation(() => Int, {
    description:
      'Ends every session of a driver at once, in the app and elsewhere, such as after a phone was lost. Returns how many it ended. For ' +
      'dispatch. DRIVER_NOT_FOUND.',
  })
  endDriverSession(
    @Arg('driverId', () => String, { description: 'UUID of the driver.' }) driverId: string,
    @Ctx() context: Context,
  ): Promise<number> {
    return context.transact((tx) => endDriverSession(tx, driverId));
  }
}
