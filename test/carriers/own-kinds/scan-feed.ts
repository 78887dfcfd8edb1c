import type { SimulatedScan } from '../../../src/carrier-kit/index.js';
import type { TestApp } from '../../support/app.js';
import { waitFor } from '../../support/wait-for.js';
import { heard, manage, type Heard } from '../../modules/webhooks/webhook-story.js';
import type { Receiver } from '../../modules/webhooks/receiver.js';

interface SentCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A webhook of the shop at a real receiver, and what the service has sent there. */
export class ScanFeed {
  private readonly sent = new Map<SimulatedScan, SentCall[]>();

  constructor(
    private readonly app: TestApp,
    private readonly receiver: Receiver,
    private readonly webhook: { readonly id: string; readonly token: string },
  ) {}

  /** Waits for the event of a scan, and has it sent a second time. */
  async receive(scan: SimulatedScan): Promise<void> {
    const of = (): Heard[] => heard(this.receiver).filter((event) => isAbout(event, scan));
    await waitFor(`the webhook for ${scan.code} arrives`, () => of().length > 0);
    const [first] = of();
    const path = `/${this.webhook.id}/deliveries/${first?.deliveryId}/redeliver`;
    await waitFor('it is on record', async () => (await manage(this.app, this.webhook.token, 'POST', path)).status === 200);
    await waitFor('it arrives again', () => of().length > 1);
    this.sent.set(scan, of().map(callOf));
  }

  /** The calls for a scan, one after the other and from the beginning again. */
  nextCall(scan: SimulatedScan): SentCall {
    const [call, ...others] = this.sent.get(scan) ?? [];
    if (!call) throw new Error(`No webhook was sent for ${scan.code} of ${scan.awb}.`);
    this.sent.set(scan, [...others, call]);
    return call;
  }

  close = (): Promise<void> => this.receiver.close();
}

const isAbout = ({ body }: Heard, { awb, code, at }: SimulatedScan): boolean =>
  body.data.awb === awb && (body.data.milestone ?? body.data.status) === code && body.timestamp === at.toISOString();

const callOf = ({ headers, raw }: Heard): SentCall => ({
  headers: Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (/^(x-svc-|webhook-|content-type)/.test(name) ? [[name, String(value)]] : [])),
  ),
  body: raw.toString(),
});
