import type { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { connectedServices, ensureConnectedCarrier, ensureConnectedService, type CarrierAdapter } from '../carriers/index.js';

/** What a mapping says about our service. */
export interface NamedService {
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
export async function servicesOfOperator(tx: Tx, checks: FieldChecks, { adapter, named }: Naming): Promise<ServiceIds> {
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
export async function servicesForSeller(tx: Tx, checks: FieldChecks, { adapter, named }: Naming): Promise<ServiceIds> {
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
