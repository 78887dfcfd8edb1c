import { ArgsType, InputType, ObjectType } from 'type-graphql';
import {
  Choice,
  Choices,
  Count,
  Decimal,
  Flag,
  Id,
  JsonObject,
  Many,
  nullable,
  Text,
  When,
  keptIfAbsent,
} from '../../platform/graphql/fields.js';
import { carrierMode, labelFormat, type CarrierMode, type LabelFormat } from '../carriers/index.js';
import { pausedBy, type PausedBy } from './carrier-accounts.enums.js';

@ObjectType('CarrierCredentialField', { description: 'One value that an account of a carrier needs to sign in.' })
export class CredentialFieldType {
  @Text('Key in the credentials object.') name!: string;
  @Text('What people call it.') label!: string;
  @Flag('False if the account works without it.') required!: boolean;
  @Flag('True for passwords and keys.') secret!: boolean;
  @Count('Longest value, in characters.') maxLength!: number;
}

@ObjectType('ConnectableCarrier', { description: 'A carrier that accounts can be connected to.' })
export class ConnectableCarrierType {
  @Text('Code, such as EASYPOST.') code!: string;
  @Text('Name of the carrier.') name!: string;
  @Many(() => CredentialFieldType, 'What an account needs to sign in.') credentials!: readonly CredentialFieldType[];
  @Flag('True if every installation of the carrier has its own address, which `baseUrl` must give.') needsBaseUrl!: boolean;

  @Many(() => String, 'What its API can do: quote, label, cancel, pickup, manifest, returns, addressCheck, cod, webhooks.')
  capabilities!: readonly string[];

  @Choices(labelFormat, 'Formats of its labels, the preferred one first.') labelFormats!: readonly LabelFormat[];
}

@ObjectType('CarrierServiceMapping', { description: 'What a service of the carrier is called here, and what is added to its price.' })
export class CarrierServiceMappingType {
  @Text("The carrier's own code of the service.") carrierService!: string;
  @Text('Our code of the service.') serviceCode!: string;
  @Text('Our name of the service.') serviceName!: string;
  @Flag('False while the account does not sell the service.') active!: boolean;
  @Many(() => String, 'Destination countries, ISO 3166-1 alpha-2; null for all.', nullable) countries!: readonly string[] | null;

  @Flag('True if your own fleet brings the parcel to the hub, where the carrier takes it over; false if the carrier collects it.')
  firstMile!: boolean;
}

@ObjectType('CarrierAccount', {
  description: 'An account at a connected carrier. Its credentials are stored encrypted and never returned.',
})
export class CarrierAccountType {
  @Id('UUID of the account.') id!: string;
  @Count('Counts changes. Pass the version you read when you change the account.') version!: number;
  @Id("UUID of the seller who owns it; null for the operator's.", nullable) sellerId!: string | null;
  @Choice(carrierMode, 'Whether it moves real parcels.') mode!: CarrierMode;
  @Text('Name given by its owner.') label!: string;
  @Text("Address of the API; null for the carrier's own.", nullable) baseUrl!: string | null;
  @When('Since when it takes no new parcels.', nullable) pausedAt!: Date | null;
  @Choice(pausedBy, 'Who paused it.', nullable) pausedBy!: PausedBy | null;
  @Text('Why it is paused.', nullable) pauseReason!: string | null;
  @When('A recent successful call, to the minute.', nullable) lastSuccessAt!: Date | null;
  @When('A recent failed call, to the minute.', nullable) lastFailureAt!: Date | null;
  @Text('Why that call failed: credentials, throttled, unavailable or outcome_unknown.', nullable) lastFailureKind!: string | null;
  @Text('Why that call failed, in words.', nullable) lastFailure!: string | null;
  @When('When it was connected.') createdAt!: Date;
  @When('When it last changed.') updatedAt!: Date;
}

@ObjectType('CarrierCheck', { description: 'The outcome of a harmless call to a carrier.' })
export class CarrierCheckType {
  @Flag('True if the carrier accepted the account.') ok!: boolean;
  @Text('Kind of failure: credentials, throttled, unavailable; null if it worked.', nullable) kind!: string | null;
  @Text('What the carrier said.') message!: string;
}

@InputType({ description: 'What a service of the carrier is called here, and what is added to its price.' })
export class CarrierServiceMappingInput {
  @Text(100, "The carrier's own code of the service.") carrierService!: string;

  @Text(
    40,
    "Our code: capital letters, digits, hyphens and underscores. The operator's staff create it by naming it; sellers choose one of the carrier that `carriers` lists.",
  )
  serviceCode!: string;

  @Text(
    100,
    "Our name; only the operator's staff set it. If absent, a known service keeps its name, and a new one is named by the carrier's code.",
    nullable,
  )
  serviceName?: string | null;

  @Decimal("Markup in percent of the carrier's price; 0 if absent.", nullable) markupPercent?: string | null;
  @Decimal('Markup per parcel in the base currency; 0 if absent.', nullable) markupFixed?: string | null;
  @Decimal('Least markup per parcel in the base currency; 0 if absent.', nullable) markupMinimum?: string | null;
  @Flag('False to stop selling it; true if absent.', nullable) active?: boolean | null;
  @Many(() => String, 250, 'Destination countries, ISO 3166-1 alpha-2; all if absent.', nullable) countries?: readonly string[] | null;

  @Flag(
    'True if your own fleet brings the parcel to the hub, where it is weighed and then booked with the carrier. False or absent: the carrier collects it from the sender. Applies to new orders.',
    nullable,
  )
  firstMile?: boolean | null;
}

@InputType({ description: 'A new account at a carrier.' })
export class ConnectCarrierInput {
  @Text('Code of the carrier, as listed in connectableCarriers.') carrier!: string;
  @Text("UUID of the seller who owns the account; absent for the operator's.", nullable) sellerId?: string | null;
  @Choice(carrierMode, 'Whether it moves real parcels.') mode!: CarrierMode;
  @Text(100, 'Name of the account.', nullable) label?: string | null;
  @Text('Address of the API, if it is not that of the carrier.', nullable) baseUrl?: string | null;
  @JsonObject('Values by the names of connectableCarriers.credentials.') credentials!: Readonly<Record<string, unknown>>;

  @Many(() => CarrierServiceMappingInput, 200, 'The services to sell; they can be mapped later.', nullable)
  services?: readonly CarrierServiceMappingInput[] | null;
}

@InputType({ description: 'Changes of an account. Absent fields stay as they are.' })
export class UpdateCarrierAccountInput {
  @Count('The version that was read.') version!: number;
  @Text(100, 'Name of the account.', keptIfAbsent) label?: string | null;
  @Text("Address of the API; null for the carrier's own. Changing it requires the credentials.", nullable) baseUrl?: string | null;
  @JsonObject('Replaces all credentials.', nullable) credentials?: Readonly<Record<string, unknown>> | null;
}

@ArgsType()
export class CarrierAccountsArgs {
  @Text('Only accounts of this seller, by UUID.', nullable) sellerId?: string | null;
}
