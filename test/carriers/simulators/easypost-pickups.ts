import type { Decisions, SimulatedAnswer } from '../../../src/carrier-kit/simulator.js';
import { error, type Rate, type Shipment } from './easypost-shipment.js';

interface PickupRequest {
  readonly reference?: string;
  readonly shipment?: { readonly id: string };
  readonly address?: object;
  readonly min_datetime?: string;
  readonly instructions?: string;
}

type PickupRate = Omit<Rate, 'id'>;

interface Pickup extends PickupRequest {
  readonly id: string;
  readonly object: 'Pickup';
  readonly pickup_rates: readonly PickupRate[];
  readonly messages: readonly object[];
  status: 'unknown' | 'scheduled' | 'canceled';
  confirmation: string | null;
  service: string | null;
}

/** What the two calls that have a body say. */
interface PickupBody {
  readonly pickup?: PickupRequest;
  readonly carrier?: string;
  readonly service?: string;
}

/** Pickups: created, then scheduled by buying a rate, then perhaps canceled. */
export class EasyPostPickups {
  readonly all: Pickup[] = [];

  constructor(
    private readonly shipments: readonly Shipment[],
    private readonly decisions: Decisions,
  ) {}

  answer(route: string, id: string, body: PickupBody): SimulatedAnswer | undefined {
    if (route === 'POST pickups') return this.create(body.pickup ?? {});
    const pickup = this.all.find((each) => each.id === id || each.reference === id);
    if (!pickup) return undefined;
    if (route === 'GET pickups/:id') return { body: pickup };
    if (route === 'POST pickups/:id/buy') return this.buy(pickup, body);
    return route === 'POST pickups/:id/cancel' ? this.cancel(pickup) : undefined;
  }

  private create(pickup: PickupRequest): SimulatedAnswer {
    const bought = this.shipments.find(({ id }) => id === pickup.shipment?.id)?.bought;
    if (!bought || !pickup.address || !pickup.min_datetime) return error(422, 'PICKUP.INVALID_PARAMS', 'Unable to create pickup.');
    const { carrier } = bought;
    const prices: Record<string, string> = carrier === 'FedEx' ? {} : { SameDay: '5.00', NextDay: '0.00' };
    const rates = Object.entries(prices).map(([service, rate]) => ({ carrier, service, rate, currency: 'USD' }));
    const messages = rates.length > 0 ? [] : [{ carrier, type: 'rate_error', message: 'No pickup there on Sundays.' }];
    const created: Pickup = {
      ...pickup,
      id: `pickup_${this.all.length + 1}`,
      object: 'Pickup',
      pickup_rates: rates,
      messages,
      status: 'unknown',
      confirmation: null,
      service: null,
    };
    this.all.push(created);
    return { status: 201, body: created };
  }

  private buy(pickup: Pickup, { carrier, service }: PickupBody): SimulatedAnswer {
    if (pickup.status !== 'unknown') return error(422, 'PICKUP.PURCHASE.UNAVAILABLE', 'The pickup cannot be bought again.');
    const isOffered = pickup.pickup_rates.some((rate) => rate.carrier === carrier && rate.service === service);
    if (!isOffered) return error(422, 'PICKUP.RATE.INVALID', 'No such rate.');
    Object.assign(pickup, { status: 'scheduled', confirmation: `WTC-${pickup.id}`, service });
    return { body: pickup };
  }

  private cancel(pickup: Pickup): SimulatedAnswer {
    const isLate = pickup.status !== 'scheduled' || this.decisions.cancel === 'decline';
    if (isLate) return error(422, 'PICKUP.CANCEL.FAILURE', 'The driver is on the way.');
    pickup.status = 'canceled';
    return { body: pickup };
  }
}
