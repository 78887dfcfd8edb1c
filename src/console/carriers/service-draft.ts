import type { MapCarrierServicesMutationVariables, MappedServiceFragment } from './operations.generated.js';

/** A row of the table of services while it is edited. */
export interface ServiceDraft {
  /** The carrier's code of a stored service; a made-up key of a new one. */
  readonly key: string;
  readonly isNew: boolean;
  readonly carrierService: string;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly markupPercent: string;
  readonly markupFixed: string;
  readonly markupMinimum: string;
  readonly active: boolean;
  /** The own fleet brings the parcels to the hub. */
  readonly firstMile: boolean;
  readonly countries: readonly string[];
}

export const draftOf = (service: MappedServiceFragment): ServiceDraft => ({
  key: service.carrierService,
  isNew: false,
  carrierService: service.carrierService,
  serviceCode: service.serviceCode,
  serviceName: service.serviceName,
  markupPercent: service.markupPercent,
  markupFixed: service.markupFixed.amount,
  markupMinimum: service.markupMinimum.amount,
  active: service.active,
  firstMile: service.firstMile,
  countries: service.countries ?? [],
});

export const newService = (): ServiceDraft => ({
  key: crypto.randomUUID(),
  isNew: true,
  carrierService: '',
  serviceCode: '',
  serviceName: '',
  markupPercent: '',
  markupFixed: '',
  markupMinimum: '',
  active: true,
  firstMile: false,
  countries: [],
});

type ServiceInput = Extract<MapCarrierServicesMutationVariables['services'], readonly unknown[]>[number];

/** Empty markups are 0, and no countries are all of them. */
export const inputOf = ({ key: _key, isNew: _isNew, countries, serviceName, ...draft }: ServiceDraft): ServiceInput => ({
  ...draft,
  serviceName: serviceName.trim() || null,
  markupPercent: draft.markupPercent.trim() || null,
  markupFixed: draft.markupFixed.trim() || null,
  markupMinimum: draft.markupMinimum.trim() || null,
  countries: [...countries],
});
