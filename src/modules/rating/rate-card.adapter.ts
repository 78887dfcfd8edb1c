import { refuse } from '../../kernel/errors.js';
import {
  type BookedParcel,
  type Booking,
  type Cancellation,
  type CarrierAdapter,
  type CarrierAnswer,
  type CarrierScan,
  partnerAwb,
  type QuoteRequest,
} from '../carriers/index.js';
import { quote } from './quote.js';
import type { Carrier, RateBook } from './rate-book.js';
import { publicTerms } from '../pricing/index.js';

/** A carrier without an API: priced from rate cards, booked on paper. Used for the own fleet and for partners. */
export class RateCardAdapter implements CarrierAdapter {
  constructor(
    readonly code: string,
    private readonly currentBook: () => RateBook,
  ) {}

  async quote(request: QuoteRequest): Promise<CarrierAnswer> {
    const book = this.currentBook();
    const services = this.serviceCodes(book).filter((code) => request.services?.includes(code) ?? true);
    const { quotes, rejected } = quote(book, { ...request, services }, publicTerms, { explain: true });
    const offers = quotes.map(({ service, freight, weights, minTransitDays, maxTransitDays }) => {
      return { serviceCode: service.code, freight, chargeableMg: weights.chargeableMg, minTransitDays, maxTransitDays };
    });
    return { offers, rejected };
  }

  async book(booking: Booking): Promise<BookedParcel> {
    const book = this.currentBook();
    const carrier = book.carriers.get(this.code);
    if (!carrier || !this.serviceCodes(book).includes(booking.serviceCode)) throw refuse('INVALID_CARRIER');
    const awb = carrier.kind === 'own_fleet' ? booking.reference : partnerAwb(carrier.code, booking.shipmentId);
    return { awb, trackingNumber: awb, trackingUrl: trackingUrl(carrier, awb) };
  }

  async cancel(): Promise<Cancellation> {
    return { cancelled: true, message: null };
  }

  async track(): Promise<readonly CarrierScan[]> {
    return [];
  }

  parseWebhook(): never {
    throw refuse('NOT_FOUND', { message: `The carrier ${this.code} sends no webhooks.` });
  }

  private serviceCodes(book: RateBook): string[] {
    return [...book.services.values()].filter((service) => service.carrier.code === this.code).map((service) => service.code);
  }
}

const trackingUrl = ({ trackingUrlTemplate }: Carrier, awb: string): string | null =>
  trackingUrlTemplate?.replaceAll('{awb}', encodeURIComponent(awb)) ?? null;
