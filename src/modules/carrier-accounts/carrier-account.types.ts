import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';
import { DateTimeScalar, DecimalScalar, JsonObjectScalar } from '../../platform/graphql/scalars.js';
import { carrierMode, labelFormat, type CarrierMode, type LabelFormat } from '../carriers/index.js';
import { pausedBy, type PausedBy } from './carrier-accounts.enums.js';

@ObjectType('CarrierCredentialField', { simpleResolvers: true, description: 'One value that an account of a carrier needs to log in.' })
export class CredentialFieldType {
  @Field(() => String, { description: 'Key in the credentials object.' })
  name!: string;

  @Field(() => String, { description: 'What people call it.' })
  label!: string;

  @Field(() => Boolean, { description: 'False if the account works without it.' })
  required!: boolean;

  @Field(() => Boolean, { description: 'True for passwords and keys.' })
  secret!: boolean;

  @Field(() => Int, { description: 'Longest value, in characters.' })
  maxLength!: number;
}

@ObjectType('ConnectableCarrier', { simpleResolvers: true, description: 'A carrier that accounts can be connected to.' })
export class ConnectableCarrierType {
  @Field(() => String, { description: 'Code, such as EASYPOST.' })
  code!: string;

  @Field(() => String, { description: 'Name of the carrier.' })
  name!: string;

  @Field(() => [CredentialFieldType], { description: 'What an account needs to log in.' })
  credentials!: readonly CredentialFieldType[];

  @Field(() => Boolean, { description: 'True if every installation of the carrier has its own address, which `baseUrl` must give.' })
  needsBaseUrl!: boolean;

  @Field(() => [String], {
    description: 'What its API can do: quote, label, cancel, pickup, manifest, returns, addressCheck, cod, webhooks.',
  })
  capabilities!: readonly string[];

  @Field(() => [enumType(labelFormat)], { description: 'Formats of its labels, the preferred one first.' })
  labelFormats!: readonly LabelFormat[];
}

@ObjectType('CarrierServiceMapping', { description: 'What a service of the carrier is called here, and what is added to its price.' })
export class CarrierServiceMappingType {
  @Field(() => String, { simple: true, description: "The carrier's own code of the service." })
  carrierService!: string;

  @Field(() => String, { simple: true, description: 'Our code of the service.' })
  serviceCode!: string;

  @Field(() => String, { simple: true, description: 'Our name of the service.' })
  serviceName!: string;

  @Field(() => Boolean, { simple: true, description: 'False while the account does not sell the service.' })
  active!: boolean;

  @Field(() => [String], { simple: true, nullable: true, description: 'Destination countries, ISO 3166-1 alpha-2; null for all.' })
  countries!: readonly string[] | null;

  @Field(() => Boolean, {
    simple: true,
    description: 'True if your own fleet brings the parcel to the hub, where the carrier takes it over; false if the carrier collects it.',
  })
  firstMile!: boolean;
}

@ObjectType('CarrierAccount', {
  description: 'An account at a connected carrier. Its credentials are stored encrypted and never returned.',
})
export class CarrierAccountType {
  @Field(() => ID, { simple: true, description: 'UUID of the account.' })
  id!: string;

  @Field(() => Int, { simple: true, description: 'Counts changes. Pass the version you read when you change the account.' })
  version!: number;

  @Field(() => ID, { simple: true, nullable: true, description: "UUID of the seller who owns it; null for the operator's." })
  sellerId!: string | null;

  @Field(() => enumType(carrierMode), { simple: true, description: 'Whether it moves real parcels.' })
  mode!: CarrierMode;

  @Field(() => String, { simple: true, description: 'Name given by its owner.' })
  label!: string;

  @Field(() => String, { simple: true, nullable: true, description: "Address of the API; null for the carrier's own." })
  baseUrl!: string | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'Since when it takes no new parcels.' })
  pausedAt!: Date | null;

  @Field(() => enumType(pausedBy), { simple: true, nullable: true, description: 'Who paused it.' })
  pausedBy!: PausedBy | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Why it is paused.' })
  pauseReason!: string | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'A recent successful call, to the minute.' })
  lastSuccessAt!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'A recent failed call, to the minute.' })
  lastFailureAt!: Date | null;

  @Field(() => String, {
    simple: true,
    nullable: true,
    description: 'Why that call failed: credentials, throttled, unavailable or outcome_unknown.',
  })
  lastFailureKind!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Why that call failed, in words.' })
  lastFailure!: string | null;

  @Field(() => DateTimeScalar, { simple: true, description: 'When it was connected.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { simple: true, description: 'When it last changed.' })
  updatedAt!: Date;
}

@ObjectType('CarrierCheck', { simpleResolvers: true, description: 'The outcome of a harmless call to a carrier.' })
export class CarrierCheckType {
  @Field(() => Boolean, { description: 'True if the carrier accepted the account.' })
  ok!: boolean;

  @Field(() => String, { nullable: true, description: 'Kind of failure: credentials, throttled, unavailable; null if it worked.' })
  kind!: string | null;

  @Field(() => String, { description: 'What the carrier said.' })
  message!: string;
}

@InputType({ description: 'What a service of the carrier is called here, and what is added to its price.' })
export class CarrierServiceMappingInput {
  @Field(() => String, { description: "The carrier's own code of the service, 1 to 100 characters." })
  carrierService!: string;

  @Field(() => String, {
    description:
      "Our code: capital letters, digits, hyphens and underscores, at most 40. The operator's staff create it by naming it; sellers choose one of the carrier that `carriers` lists.",
  })
  serviceCode!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Our name, at most 100 characters; only the operator's staff set it. If absent, a known service keeps its name, and a new one is named by the carrier's code.",
  })
  serviceName?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: "Markup in percent of the carrier's price; 0 if absent." })
  markupPercent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Markup per parcel in the base currency; 0 if absent.' })
  markupFixed?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Least markup per parcel in the base currency; 0 if absent.' })
  markupMinimum?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'False to stop selling it; true if absent.' })
  active?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Destination countries, ISO 3166-1 alpha-2; all if absent.' })
  countries?: readonly string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if your own fleet brings the parcel to the hub, where it is weighed and then booked with the carrier. False or absent: the carrier collects it from the sender. Applies to new orders.',
  })
  firstMile?: boolean | null;
}

@InputType({ description: 'A new account at a carrier.' })
export class ConnectCarrierInput {
  @Field(() => String, { description: 'Code of the carrier, as listed in connectableCarriers.' })
  carrier!: string;

  @Field(() => String, { nullable: true, description: "UUID of the seller who owns the account; absent for the operator's." })
  sellerId?: string | null;

  @Field(() => enumType(carrierMode), { description: 'Whether it moves real parcels.' })
  mode!: CarrierMode;

  @Field(() => String, { nullable: true, description: 'Name of the account, at most 100 characters.' })
  label?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the API, if it is not that of the carrier.' })
  baseUrl?: string | null;

  @Field(() => JsonObjectScalar, { description: 'Values by the names of connectableCarriers.credentials.' })
  credentials!: Readonly<Record<string, unknown>>;

  @Field(() => [CarrierServiceMappingInput], { nullable: true, description: 'The services to sell; they can be mapped later.' })
  services?: readonly CarrierServiceMappingInput[] | null;
}

@InputType({ description: 'Changes of an account. Absent fields stay as they are.' })
export class UpdateCarrierAccountInput {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Name of the account, at most 100 characters.' })
  label?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Address of the API; null for the carrier's own. Changing it requires the credentials.",
  })
  baseUrl?: string | null;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'Replaces all credentials.' })
  credentials?: Readonly<Record<string, unknown>> | null;
}

@ArgsType()
export class CarrierAccountsArgs {
  @Field(() => String, { nullable: true, description: 'Only accounts of this seller, by UUID.' })
  sellerId?: string | null;
}
