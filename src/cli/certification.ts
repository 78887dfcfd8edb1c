import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Area, CheckOutcome, Drive, PlayingOperator } from '../store-kit/index.js';
import { checkedUrl } from './connect.js';
import type { Desk } from './desk.js';
import { misused } from './exit-codes.js';
import { loadStoreKit, type StoreKit } from './load-store-kit.js';
import { secretOf } from './webhook-secret.js';

export interface CertifyOptions {
  readonly callback?: string | undefined;
  readonly drive?: string | undefined;
  readonly driveUrl?: string | undefined;
  readonly listen: string;
  readonly publicUrl?: string | undefined;
  readonly shop: string;
  readonly secret?: string | undefined;
  readonly ca?: string | undefined;
  readonly wait?: number | undefined;
}

export interface Certification {
  readonly run: (only: readonly Area[]) => AsyncGenerator<CheckOutcome>;
  readonly stop: () => Promise<void>;
}

/** A step of a store, such as a checkout, may be slow, and the plug-in may wait for an answer in it. */
const STEP_MS = 90_000;

/** Checks the options, and starts the playing operator. */
export async function startCertification(desk: Desk, options: CertifyOptions): Promise<Certification> {
  const callback = options.callback === undefined ? undefined : callbackAt(options.callback);
  const place = placeOf(options.listen);
  const ca = await certificateIn(options.ca);
  const secret = secretOf(desk, options.secret);
  const publicUrl = checkedUrl(options.publicUrl);
  if (!callback && options.drive === undefined && options.driveUrl === undefined && options.wait === undefined)
    throw misused('There is nothing to check: give the address of the receiver as --callback, or a drive as --drive or --drive-url.');
  const kit = await loadStoreKit();
  const { signal } = desk;
  const drive = driveOf(kit, options, signal);
  const described = await kit.describeInterface();
  const operator = await started(new kit.PlayingOperator({ shopDomain: shopOf(options.shop), secret }), place, options.listen);
  const sender = callback && new kit.EventSender({ url: callback, secret: () => operator.webhooks.secret, ca, signal });
  if (sender)
    operator.tryWebhook = async (call) =>
      kit.testDelivery(operator.webhooks.named(call), await sender.send(kit.testEvent(operator.shop.domain)));
  const operatorUrl = publicUrl ?? operator.url;
  const plugIn = new kit.PlugIn({ operator, operatorUrl, described, drive, sender, callback: callback?.href, signal });
  if (!drive) introduce(desk, operator, operatorUrl);
  return {
    run: async function* (only) {
      if (options.wait !== undefined) await heard(desk, operator, options.wait);
      yield* kit.certify(plugIn, { only, signal });
    },
    stop: () => operator.stop(),
  };
}

function driveOf(kit: StoreKit, { drive, driveUrl }: CertifyOptions, signal: AbortSignal): Drive | undefined {
  if (drive !== undefined && driveUrl !== undefined) throw misused('Give either --drive or --drive-url.');
  if (drive !== undefined) return kit.commandDrive(drive, { timeoutMs: STEP_MS, signal });
  const url = checkedUrl(driveUrl);
  return url === undefined ? undefined : kit.urlDrive(new URL(url), { timeoutMs: STEP_MS, signal });
}

/** What the author needs to set the plug-in up by hand. */
function introduce(desk: Desk, operator: PlayingOperator, url: string): void {
  const { account, shop, webhooks } = operator;
  const facts = {
    Operator: url,
    'E-mail': account.email,
    Password: account.password,
    Shop: shop.domain,
    Token: shop.issue(),
    'Webhook secret': webhooks.secret,
  };
  desk.remark(Object.entries(facts).map(([name, value]) => `${desk.paint('dim', name.padEnd(14), desk.io.err)}  ${value}`).join('\n')); // prettier-ignore
}

async function heard(desk: Desk, { calls }: PlayingOperator, seconds: number): Promise<void> {
  desk.remark(`Waiting ${seconds} s for requests of the plug-in: place an order in the store now.`);
  await wait(seconds * 1_000, undefined, { signal: desk.signal });
  desk.remark(`${calls.length} requests came.`);
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Signed events are not sent in the clear over a network. */
function callbackAt(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw misused(`"${text}" is not an address such as https://store.example/hooks/shipgraph.`);
  if (url.username || url.password) throw misused('The address of the receiver must not contain a user name or password. Remove it.');
  if (url.protocol === 'http:' && !LOOPBACK.has(url.hostname))
    throw misused('The receiver must be reached by https, unless it is on this machine.');
  return url;
}

function placeOf(text: string): { readonly host: string; readonly port: number } {
  const url = URL.canParse(`tcp://${text}`) ? new URL(`tcp://${text}`) : undefined;
  if (!url || url.port === '' || url.pathname !== '') throw misused(`"${text}" is not an address such as 127.0.0.1:4600.`);
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) };
}

function shopOf(text: string): string {
  if (!/^[a-z0-9.-]{1,253}$/i.test(text)) throw misused(`"${text}" is not the domain of a shop, such as mugs.example.`);
  return text.toLowerCase();
}

async function certificateIn(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw misused(`The certificate cannot be read from ${file}: ${error.message}`);
  });
  if (!text.includes('-----BEGIN CERTIFICATE-----')) throw misused(`${file} is not a certificate in PEM.`);
  return text;
}

async function started(
  operator: PlayingOperator,
  place: { readonly host: string; readonly port: number },
  listen: string,
): Promise<PlayingOperator> {
  try {
    return await operator.start(place);
  } catch (error) {
    throw misused(`The playing operator cannot listen at ${listen}: ${error instanceof Error ? error.message : String(error)}. Choose another address with --listen.`); // prettier-ignore
  }
}
