import type { Actor } from '../../kernel/actor.js';
import type { Currency } from '../../kernel/money.js';
import { readAmount, readPercent } from '../../kernel/decimal-fields.js';
import { FieldChecks } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { checkFields, maxOf } from '../../platform/graphql/declared-fields.js';
import { isCountry } from '../addresses/index.js';
import { connectedServices, ensureConnectedCarrier, ensureConnectedService, type CarrierAdapter } from '../carriers/index.js';
import { CarrierServiceMappingInput } from './carrier-account.types.js';
import { db } from './carrier-accounts.tables.js';
import type { CarrierAccountServices } from './connected-account.js';
import { adapterNamed } from './adapter-named.js';
import { lockAccount, type LockedAccount } from './read-accounts.js';

const CODE = /^[A-Z0-9][A-Z0-9_-]*$/;

/**
 * Says what the carrier's services are called here and what is added to their prices. Services that are not named stay as they are. Only
 * the operator adds and renames services.
 */
export async function mapCarrierServices(
  tx: Tx<CarrierAccountServices>,
  actor: Actor,
  { account: id, services }: { account: string; services: readonly CarrierServiceMappingInput[] },
): Promise<string> {
  const account = await lockAccount(tx, actor, { id });
  await mapServices(tx, { account, bySeller: !actor.actsForOperator }, services);
  return account.id;
}

interface Mapping {
  readonly account: Pick<LockedAccount, 'id' | 'carrierCode'>;
  /** True if a seller maps the services, not the operator. */
  readonly bySeller: boolean;
}

/** The same for an account that the transaction has locked or created. */
export async function mapServices(
  tx: Tx<CarrierAccountServices>,
  { account, bySeller }: Mapping,
  given: readonly CarrierServiceMappingInput[],
): Promise<void> {
  const { carriers, settings } = tx.services;
  const adapter = adapterNamed(carriers.adapters, account.carrierCode);
  const checks = new FieldChecks();
  const read = given.map((mapping, index) => readMapping(checks, `services[${index}]`, mapping, settings.baseCurrency));
  refuseTwice(checks, read);
  checks.settle();

  const serviceIds = await (bySeller ? servicesForSeller : servicesOfOperator)(tx, checks, { adapter, named: read });
  const rows = read.flatMap(({ serviceCode: _code, serviceName: _name, ...mapping }, index) => {
    const serviceId = serviceIds[index];
    return serviceId === undefined ? [] : [{ id: newId(), accountId: account.id, serviceId, ...mapping }];
  });
  checks.settle();
  await db.upsertAll(tx.sql, 'carrierAccountService', rows, ['accountId', 'carrierService']);
}

function readMapping(checks: FieldChecks, at: string, given: CarrierServiceMappingInput, currency: Currency) {
  checkFields(checks, at, CarrierServiceMappingInput, given);
  const serviceCode = given.serviceCode.trim().toUpperCase();
  if (serviceCode.length <= maxOf(CarrierServiceMappingInput, 'serviceCode') && serviceCode !== '' && !CODE.test(serviceCode))
    checks.fail(`${at}.serviceCode`, 'codeLetters');
  const percent = readPercent(checks, { field: `${at}.markupPercent`, value: given.markupPercent, max: 1000 });
  const amount = (field: 'markupFixed' | 'markupMinimum'): bigint =>
    readAmount(checks, { field: `${at}.${field}`, value: given[field], currency }) ?? 0n;
  return {
    carrierService: given.carrierService.trim(),
    serviceCode,
    serviceName: given.serviceName?.trim() || null,
    markupBasisPoints: Number(percent ?? 0n),
    markupFixedMinor: amount('markupFixed'),
    markupMinimumMinor: amount('markupMinimum'),
    markupCurrency: currency,
    active: given.active ?? true,
    countries: readCountries(checks, `${at}.countries`, given.countries),
    firstMile: given.firstMile ?? false,
  };
}

function readCountries(checks: FieldChecks, field: string, given: readonly string[] | null | undefined): readonly string[] | null {
  if (given == null || given.length === 0) return null;
  const countries = given.map((country) => country.trim().toUpperCase());
  const unknown = countries.find((country) => country.length !== 2 || !isCountry(country));
  if (unknown !== undefined) checks.fail(field, 'notCountry', { code: unknown.slice(0, 20) });
  return [...new Set(countries)].sort();
}

function refuseTwice(checks: FieldChecks, read: readonly { readonly carrierService: string; readonly serviceCode: string }[]): void {
  for (const field of ['carrierService', 'serviceCode'] as const) {
    const seen = new Set<string>();
    for (const [index, mapping] of read.entries()) {
      if (seen.has(mapping[field])) checks.fail(`services[${index}].${field}`, 'namedTwice');
      seen.add(mapping[field]);
    }
  }
}

/** What a mapping says about our service. */
interface NamedService {
  readonly carrierService: string;
  readonly serviceCode: string;
  /** Null if no name was given. */
  readonly serviceName: string | null;
}

interface Naming {
  readonly adapter: CarrierAdapter;
  readonly named: readonly NamedService[];
}

/** Ids of our services, in order; undefined for a code that cannot be used, which is then in the checks. */
type ServiceIds = readonly (string | undefined)[];

/** The operator owns the services: codes that are new are added, and names that are given are set. */
async function servicesOfOperator(tx: Tx, checks: FieldChecks, { adapter, named }: Naming): Promise<ServiceIds> {
  const carrierId = await ensureConnectedCarrier(tx, adapter);
  const ids: (string | undefined)[] = [];
  for (const [index, { carrierService, serviceCode, serviceName }] of named.entries()) {
    const service = { code: serviceCode, name: serviceName, newName: carrierService, supportsCod: adapter.capabilities.cod };
    const id = await ensureConnectedService(tx, carrierId, service);
    if (id === undefined) checks.fail(`services[${index}].serviceCode`, 'serviceOfOther', { code: serviceCode });
    ids.push(id);
  }
  return ids;
}

/** Sellers choose among the services that are there. They are everybody's, so sellers neither add nor rename any. */
async function servicesForSeller(tx: Tx, checks: FieldChecks, { adapter, named }: Naming): Promise<ServiceIds> {
  const known = new Map((await connectedServices(tx.sql, adapter.code)).map((service) => [service.code, service]));
  return named.map(({ serviceCode, serviceName }, index) => {
    const service = known.get(serviceCode);
    if (!service) {
      const wrong = known.size === 0 ? 'noServiceYet' : 'serviceOfCarrier';
      checks.fail(`services[${index}].serviceCode`, wrong, { carrier: adapter.name }, [...known.keys()]);
    } else if (serviceName !== null && serviceName !== service.name) checks.fail(`services[${index}].serviceName`, 'setByOperator');
    return service?.id;
  });
}
