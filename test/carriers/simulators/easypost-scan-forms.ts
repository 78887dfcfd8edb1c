import type { SimulatedAnswer } from '../../../src/carrier-kit/simulator.js';
import { error, type Shipment } from './easypost-shipment.js';

interface ScanForm {
  readonly id: string;
  readonly object: 'ScanForm';
  readonly tracking_codes: readonly (string | null)[];
  readonly form_url: string;
  readonly message: string | null;
}

/** ScanForms: of one carrier, and no shipment is on two. */
export class EasyPostScanForms {
  readonly all: ScanForm[] = [];
  /** Forms are `creating` for this many calls. */
  delay = 0;

  constructor(private readonly shipments: readonly Shipment[]) {}

  answer(
    route: string,
    id: string,
    { body, url }: { body: { shipments?: readonly { id: string }[] }; url: string },
  ): SimulatedAnswer | undefined {
    if (route === 'POST scan_forms') return this.create(body.shipments ?? [], url);
    const form = this.all.find((each) => each.id === id);
    return form && route === 'GET scan_forms/:id' ? { body: this.printed(form) } : undefined;
  }

  private create(asked: readonly { id: string }[], url: string): SimulatedAnswer {
    const shipments = this.shipments.filter(({ id }) => asked.some((each) => each.id === id));
    if (shipments.some(({ scanForm }) => scanForm !== null))
      return error(422, 'SCAN_FORM.INVALID_PARAMS', 'A shipment is on another ScanForm already.');
    if (new Set(shipments.map(({ bought }) => bought?.carrier)).size > 1)
      return error(422, 'SCAN_FORM.INVALID_PARAMS', 'All shipments must belong to the same carrier account.');
    const id = `sf_${this.all.length + 1}`;
    const carried = shipments.filter(({ trackingCode, refundStatus }) => trackingCode !== null && refundStatus === null);
    for (const shipment of carried) shipment.scanForm = id;
    const codes = carried.map(({ trackingCode }) => trackingCode);
    const form: ScanForm = { id, object: 'ScanForm', tracking_codes: codes, form_url: `${url}/files/${id}.pdf`, message: null };
    this.all.push(form);
    return { status: 201, body: this.printed(form) };
  }

  private printed(form: ScanForm) {
    const isReady = this.delay-- <= 0;
    return isReady ? { ...form, status: 'created' } : { ...form, status: 'creating', tracking_codes: [], form_url: null };
  }
}
