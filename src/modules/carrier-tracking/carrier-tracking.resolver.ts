import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Args, FieldResolver, Root } from '../../platform/graphql/resolvers.js';
import { ManyArg, TextArg } from '../../platform/graphql/fields.js';
import { enumType } from '../../platform/graphql/scalars.js';
import type { Context } from '../../platform/work/context.js';
import { scanStatus, type ScanStatus } from '../carriers/index.js';
import { shipmentLoader, ShipmentType } from '../shipments/index.js';
import { scanOutcome } from './carrier-tracking.enums.js';
import {
  CarrierCancellationType,
  CarrierHeaderInput,
  UnknownCarrierCodeType,
  CarrierScanImportType,
  ImportCarrierScansArgs,
  ImportedCarrierScanType,
  type CarrierScanColumnsInput,
} from './carrier-tracking.types.js';
import { importScans, type ImportedScan } from './import-scans.js';
import { mapCarrierCode, unknownCodes } from './map-code.js';
import { carrierCancellations } from './read-cancellations.js';
import { receiveEvents } from './receive-events.js';
import type { ScanHeaders } from './scan-csv.rules.js';
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

@Resolver(() => ImportedCarrierScanType)
export class CarrierScanImportResolver {
  @Mutation(() => CarrierScanImportType, {
    description:
      'Applies a list of scans of a partner, parcel by parcel and in order of occurrence. Scans that were imported before change nothing; a wrong line is reported by line and column, and then nothing is imported. VALIDATION_FAILED.',
  })
  async importCarrierScans(
    @Args(() => ImportCarrierScansArgs) { carrier, csv, columns }: ImportCarrierScansArgs,
    @Ctx() context: Context<CarrierTrackingServices>,
  ): Promise<CarrierScanImportType> {
    return importOut(await importScans(context, { carrier, csv, headers: headersOf(columns ?? {}) }));
  }

  @FieldResolver(() => ShipmentType, { nullable: true, description: 'The parcel; null if the partner has none with this number.' })
  shipment(@Root() { shipmentId }: ImportedScan, @Ctx() context: Context) {
    return shipmentId === null ? null : context.load(shipmentLoader, shipmentId);
  }
}

const headersOf = ({ signedBy, ...others }: CarrierScanColumnsInput): ScanHeaders => ({ ...others, signed_by: signedBy });

function importOut(scans: readonly ImportedScan[]): CarrierScanImportType {
  const counts = scanOutcome.values.map((outcome) => ({ outcome, scans: scans.filter((scan) => scan.outcome === outcome).length }));
  return { scans, counts: counts.filter((count) => count.scans > 0) };
}
