import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from '../../platform/graphql/resolvers.js';
import { ManyArg, TextArg } from '../../platform/graphql/fields.js';
import { enumType } from '../../platform/graphql/scalars.js';
import type { Context } from '../../platform/work/context.js';
import { scanStatus, type ScanStatus } from '../carriers/index.js';
import { CarrierCancellationType, CarrierHeaderInput, UnknownCarrierCodeType } from './carrier-tracking.types.js';
import { mapCarrierCode, unknownCodes } from './map-code.js';
import { carrierCancellations } from './read-cancellations.js';
import { receiveEvents } from './receive-events.js';
import type { CarrierTrackingServices } from './services.js';

const ACCOUNT = { description: 'UUID of the account of the carrier.' };

@Resolver()
export class CarrierTrackingResolver {
  @Query(() => [UnknownCarrierCodeType], {
    description: 'Codes of a carrier that have no meaning yet, most frequent first, at most 500. NOT_FOUND.',
  })
  unknownCarrierCodes(
    @Arg('account', () => ID, ACCOUNT) account: string,
    @Ctx() context: Context<CarrierTrackingServices>,
  ): Promise<UnknownCarrierCodeType[]> {
    return unknownCodes(context, account);
  }

  @Query(() => [CarrierCancellationType], {
    description: 'Open shipments whose booking the carrier has cancelled, latest first, at most 200. They wait for a decision.',
  })
  carrierCancellations(@Ctx() context: Context): Promise<CarrierCancellationType[]> {
    return carrierCancellations(context);
  }

  @Mutation(() => Int, {
    description:
      'Defines what a code of a carrier means, in place of its own definition. Returns the number of stored scans with an unknown ' +
      'meaning that are processed again. NOT_FOUND, LIMIT_REACHED.',
  })
  mapCarrierCode(
    @Arg('account', () => ID, { description: 'UUID of the account of the carrier, or the code of a partner.' }) account: string,
    @TextArg('code', 100, "The carrier's code.") code: string,
    @Arg('status', () => enumType(scanStatus), { description: 'What it means.' }) status: ScanStatus,
    @Arg('everyAccount', () => Boolean, { defaultValue: false, description: 'Also for the other accounts of the carrier.' })
    everyAccount: boolean,
    @Ctx() context: Context<CarrierTrackingServices>,
  ): Promise<number> {
    return context.transact((tx) => mapCarrierCode(tx, { account, code, status, everyAccount }));
  }

  @Mutation(() => Int, {
    description:
      'Receives tracking events that a carrier sends, authenticated by their signature. Returns the number of new ones. UNAUTHORIZED, ' +
      'RATE_LIMITED.',
  })
  receiveCarrierEvents(
    @Arg('account', () => ID, ACCOUNT) account: string,
    @Arg('method', () => String, { description: 'HTTP method of the call.' }) method: string,
    @Arg('url', () => String, { description: 'Path and query of the call.' }) url: string,
    // As many as Node reads of a request.
    @ManyArg('headers', () => CarrierHeaderInput, 2_000, 'Its headers.') headers: CarrierHeaderInput[],
    @TextArg('body', 1_398_104, 'Its body in Base64, 1 MiB.') body: string,
    @Ctx() context: Context<CarrierTrackingServices>,
  ): Promise<number> {
    const given = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
    return receiveEvents(context, { accountId: account, method, url, headers: given, body: Buffer.from(body, 'base64') });
  }
}
