import { z } from 'zod';
import type { ReferenceCarriersQuery } from '../operations.generated.js';
import { erpReply } from '../reply/envelopes.js';
import { fields } from '../reply/fields.js';
import { described, each } from '../reply/part.js';

type Carrier = ReferenceCarriersQuery['carriers'][number];
type Service = Carrier['services'][number];

const m = fields<NonNullable<Service['codMaxAmount']>>('Money');
const limit = m.group({ amount: described(m.number('amount'), 'In major units of the currency.'), currency: m.field('currency') });

const s = fields<Service>('CarrierService');
const service = s.shape('CarrierService', {
  ...s.same('code', 'name', 'active', 'domestic', 'international', 'documents', 'nonDocuments', 'supportsCod'),
  codMaxAmount: s.one('codMaxAmount', limit),
  minWeightKg: s.number('minWeightKg'),
  maxWeightKg: s.number('maxWeightKg'),
  ...s.same('maxLengthCm', 'maxGirthCm', 'volumetricDivisor'),
  weightStepKg: s.number('weightStepKg'),
  ...s.same('minTransitDays', 'maxTransitDays'),
  pickupDropoff: s.word('pickupDropoff'),
  ...s.same('skipHub', 'cutoffTime', 'workDays'),
});

const c = fields<Carrier>('Carrier');
const carrier = c.shape('Carrier', {
  ...c.same('code', 'name', 'active', 'trackingUrlTemplate'),
  kind: c.word('kind'),
  logo: c.computed(z.string().describe('Path of the logo.'), ({ code }) => `/static/carriers/${code}.svg`),
  services: c.many('services', service),
});

export const carriers = erpReply('carriers', each(carrier));
