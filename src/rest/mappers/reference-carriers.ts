import type { ReferenceCarriersQuery } from '../operations.generated.js';
import { amountOut } from './json.js';

export const carriersOutput = ({ carriers }: ReferenceCarriersQuery): unknown => ({ status: 'success', data: carriers.map(carrierOut) });

const carrierOut = ({ services, kind, ...carrier }: ReferenceCarriersQuery['carriers'][number]) => ({
  ...carrier,
  kind: kind.toLowerCase(),
  logo: `/static/carriers/${carrier.code}.svg`,
  services: services.map(serviceOut),
});

const serviceOut = (service: ReferenceCarriersQuery['carriers'][number]['services'][number]) => ({
  ...service,
  codMaxAmount: service.codMaxAmount && { amount: amountOut(service.codMaxAmount), currency: service.codMaxAmount.currency },
  minWeightKg: numberOrNull(service.minWeightKg),
  maxWeightKg: numberOrNull(service.maxWeightKg),
  weightStepKg: Number(service.weightStepKg),
  pickupDropoff: service.pickupDropoff.toLowerCase(),
});

const numberOrNull = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));
