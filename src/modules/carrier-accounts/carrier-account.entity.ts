import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import { carrierMode, CarrierServiceSchema, failureKinds } from '../carriers/index.js';
import { pausedBy } from './carrier-accounts.enums.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { CarrierServiceMappingInput, ConnectCarrierInput } from './carrier-account.types.js';

/** An account at a connected carrier, of the operator or of one seller. */
export const CarrierAccountSchema = defineEntity({
  name: 'CarrierAccount',
  tableName: 'carrier_account',
  indexes: [{ name: 'carrier_account_seller', properties: ['sellerId'] }],
  properties: {
    ...recordColumns,
    /** Counts changes, so that two people do not overwrite each other. */
    version: p.integer().default(1),
    /** Code of the adapter, which is also the carrier's code in the rate book. */
    carrierCode: p.string().length(20),
    /** Null for the operator. */
    sellerId: p.uuid().nullable(),
    mode: p.enum(carrierMode.values),
    label: p.string().length(maxOf(ConnectCarrierInput, 'label')),
    /** Null for the address that the adapter knows. */
    baseUrl: p.string().length(255).nullable(),
    /** A JSON object, encrypted. Replaced as a whole, never returned. */
    credentials: p.blob(),
    pausedAt: instant().nullable(),
    pausedBy: p.enum(pausedBy.values).nullable(),
    pauseReason: p.string().length(500).nullable(),
    removedAt: instant().nullable(),
  },
});

/** What a service of the carrier is called here, and what is added to its price. */
export const CarrierAccountServiceSchema = defineEntity({
  name: 'CarrierAccountService',
  tableName: 'carrier_account_service',
  uniques: [
    { name: 'carrier_account_service_theirs', properties: ['accountId', 'carrierService'] },
    { name: 'carrier_account_service_ours', properties: ['accountId', 'serviceId'] },
  ],
  checks: [
    {
      name: 'carrier_account_service_markup',
      expression: 'markup_basis_points >= 0 and markup_fixed_minor >= 0 and markup_minimum_minor >= 0',
    },
  ],
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(CarrierAccountSchema).mapToPk().joinColumn('account_id'),
    /** The carrier's own code. */
    carrierService: p.string().length(maxOf(CarrierServiceMappingInput, 'carrierService')),
    serviceId: () => p.manyToOne(CarrierServiceSchema).mapToPk().joinColumn('service_id'),
    markupBasisPoints: p.integer(),
    markupFixedMinor: minorUnits(),
    /** Least markup of one parcel. */
    markupMinimumMinor: minorUnits(),
    markupCurrency: currencyCode(),
    active: p.boolean(),
    /** Destinations, as ISO 3166-1 alpha-2; null for all. */
    countries: p.json<readonly string[]>().nullable(),
    /** The own fleet brings the parcels to the hub; otherwise the carrier collects them. */
    firstMile: p.boolean().default(false),
  },
});

/** The latest calls of an account. A separate table, because it changes with traffic and reloads nothing. */
export const CarrierAccountHealthSchema = defineEntity({
  name: 'CarrierAccountHealth',
  tableName: 'carrier_account_health',
  properties: {
    accountId: p.uuid().primary(),
    lastSuccessAt: instant().nullable(),
    lastFailureAt: instant().nullable(),
    lastFailureKind: p.enum([...failureKinds]).nullable(),
    lastFailure: p.string().length(500).nullable(),
  },
});
