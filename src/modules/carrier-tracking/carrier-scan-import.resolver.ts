import { Args, Ctx, FieldResolver, Mutation, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { shipmentLoader, ShipmentType } from '../shipments/index.js';
import {
  CarrierScanImportType,
  ImportCarrierScansArgs,
  ImportedCarrierScanType,
  type CarrierScanColumnsInput,
} from './carrier-scan-import.types.js';
import { scanOutcome } from './carrier-tracking.enums.js';
import { importScans, type ImportedScan } from './import-scans.js';
import type { ScanHeaders } from './scan-csv.rules.js';
import type { CarrierTrackingServices } from './services.js';

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
