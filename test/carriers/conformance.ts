import { Refusal } from '../../src/kernel/errors.js';
import type { Booking, CarrierAdapter } from '../../src/modules/carriers/carrier-adapter.js';
import type { QuoteRequest } from '../../src/modules/carriers/quote-request.js';
import { rejectionCodes } from '../../src/modules/carriers/rejection.js';

/** An adapter connected to a carrier or to a stand-in of it, with a shipment that the carrier takes. */
export interface CarrierUnderTest {
  readonly adapter: CarrierAdapter;
  readonly request: QuoteRequest;
  readonly booking: Booking;
}

/** What the service relies on with every carrier. Every adapter must pass all of it. */
export function carrierConformance(name: string, makeAdapter: () => CarrierUnderTest): void {
  const listening = (): AbortSignal => new AbortController().signal;

  describe(`the carrier ${name}`, () => {
    it('offers at least one service for a shipment that it takes', async () => {
      const { adapter, request } = makeAdapter();
      const { offers } = await adapter.quote(request, listening());
      expect(offers.length).toBeGreaterThan(0);
    });

    it('asks prices that are whole, not negative and in a currency, and days in order', async () => {
      const { adapter, request } = makeAdapter();
      for (const { freight, minTransitDays = 0, maxTransitDays = minTransitDays } of (await adapter.quote(request, listening())).offers) {
        expect(typeof freight.minor).toBe('bigint');
        expect(freight.minor).toBeGreaterThanOrEqual(0n);
        expect(freight.currency).toMatch(/^[A-Z]{3}$/);
        expect(minTransitDays).toBeLessThanOrEqual(maxTransitDays);
      }
    });

    it('speaks of a service once: with an offer or with a documented reason', async () => {
      const { adapter, request } = makeAdapter();
      const { offers, rejected } = await adapter.quote(request, listening());
      const spokenOf = [...offers, ...rejected].map(({ serviceCode }) => serviceCode);
      expect(new Set(spokenOf).size).toBe(spokenOf.length);
      for (const { code } of rejected) expect(rejectionCodes).toContain(code);
    });

    it('offers nothing when another service is wanted', async () => {
      const { adapter, request } = makeAdapter();
      const { offers } = await adapter.quote({ ...request, services: ['NO_SUCH_CODE'] }, listening());
      expect(offers).toEqual([]);
    });

    it('books a shipment once, however often the request is repeated', async () => {
      const { adapter, booking } = makeAdapter();
      const first = await adapter.book(booking);
      expect(first.awb).toMatch(/^[\x21-\x7e]{1,40}$/);
      expect(first.trackingNumber).not.toBe('');
      expect(await adapter.book(booking)).toEqual(first);
    });

    it('gives every shipment a number of its own', async () => {
      const { adapter, booking } = makeAdapter();
      const one = await adapter.book(booking);
      const other = await adapter.book({ ...booking, shipmentId: '0193a1b2-0000-7000-8000-00000000ffff', reference: 'SVC0000000000X' });
      expect(other.awb).not.toBe(one.awb);
    });

    it('refuses to book a service that it does not have', async () => {
      const { adapter, booking } = makeAdapter();
      await expect(adapter.book({ ...booking, serviceCode: 'NO_SUCH_CODE' })).rejects.toBeInstanceOf(Refusal);
    });

    it('cancels, and cancels again', async () => {
      const { adapter, booking } = makeAdapter();
      const { awb } = await adapter.book(booking);
      expect((await adapter.cancel(awb)).cancelled).toBe(true);
      expect((await adapter.cancel(awb)).cancelled).toBe(true);
    });

    it('tracks a shipment that it booked, in the order in which things happened', async () => {
      const { adapter, booking } = makeAdapter();
      const { awb } = await adapter.book(booking);
      const instants = (await adapter.track(awb)).map((scan) => scan.occurredAt.getTime());
      expect(instants).toEqual([...instants].sort((left, right) => left - right));
    });

    it('refuses a webhook call that is not the carrier’s', () => {
      const { adapter } = makeAdapter();
      const forged = { headers: {}, body: new TextEncoder().encode('{"awb":"1","status":"delivered"}') };
      expect(() => adapter.parseWebhook(forged)).toThrow(Refusal);
    });

    it('prints labels as PDF, if it prints any', async () => {
      const { adapter, booking } = makeAdapter();
      const { awb } = await adapter.book(booking);
      const label = await adapter.label?.(awb);
      if (label) expect(new TextDecoder().decode(label.subarray(0, 5))).toBe('%PDF-');
    });
  });
}
