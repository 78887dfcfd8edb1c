import { connect } from 'node:net';
import { reasonOf } from '../../platform/log/reason.js';
import { ok, problem, warning, type Finding, type Check } from './ground.js';

const CONNECT_MS = 5_000;
const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465, 'http:': 80, 'https:': 443 };

export const mail: Check = {
  name: 'mail',
  run: async ({ config: { mail: settings, production } }) => [
    await finding({ url: settings.url, setting: 'MAIL_URL', what: 'Mails', production }),
  ],
};

export const textMessages: Check = {
  name: 'text messages',
  run: async ({ config: { sms, production } }) => [await finding({ url: sms.url, setting: 'SMS_URL', what: 'Text messages', production })],
};

interface Way {
  readonly url: string | undefined;
  readonly setting: string;
  readonly what: string;
  readonly production: boolean;
}

/** Connects without sending anything. */
async function finding({ url, setting, what, production }: Way): Promise<Finding> {
  if (url === undefined || url.startsWith('file:')) {
    const message = `${what} are written to files, not sent.`;
    return production ? warning(message, `Set ${setting}.`) : ok(message);
  }
  const { hostname, port, protocol } = new URL(url);
  const place = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (PORTS[protocol] ?? 0) };
  try {
    await reach(place);
    return ok(`${what} can be sent: ${place.host}:${place.port} accepts connections.`);
  } catch (error) {
    return problem(
      `${what} cannot be sent: ${place.host}:${place.port} is not reachable (${reasonOf(error)}).`,
      `Check ${setting}, and that the network lets this machine connect there.`,
    );
  }
}

const reach = ({ host, port }: { readonly host: string; readonly port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: CONNECT_MS });
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('timeout', () => socket.destroy(new Error(`no answer within ${CONNECT_MS / 1_000} s`)));
    socket.once('error', reject);
  });
