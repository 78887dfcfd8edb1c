import type { Desk } from './desk.js';
import { idNamed, UUID } from './naming.js';

/** Resolves a driver by UUID, name or phone. */
async function driverId(desk: Desk, text: string): Promise<string> {
  if (UUID.test(text)) return text;
  return idNamed(text, {
    kind: 'driver',
    things: await (await desk.shipgraph()).drivers({}, { signal: desk.signal }),
    idOf: ({ id }) => id,
    namesOf: ({ name, phone }) => [name, phone],
    describe: ({ name, vehicle }) => [name, vehicle].filter(Boolean).join(', '),
  });
}

export const driverIdIfAny = (desk: Desk, text: string | undefined): Promise<string | undefined> =>
  text === undefined ? Promise.resolve(undefined) : driverId(desk, text);

export const driverIds = (desk: Desk, texts: readonly string[] | undefined): Promise<string[] | undefined> =>
  texts === undefined ? Promise.resolve(undefined) : Promise.all(texts.map((text) => driverId(desk, text)));

/** Resolves a hub by UUID, code or name. */
export async function hubIdIfAny(desk: Desk, text: string | undefined): Promise<string | undefined> {
  if (text === undefined || UUID.test(text)) return text;
  return idNamed(text, {
    kind: 'hub',
    things: await (await desk.shipgraph()).hubs({}, { signal: desk.signal }),
    idOf: ({ id }) => id,
    namesOf: ({ code, name }) => [code, name],
    describe: ({ code, name }) => `${code}, ${name}`,
  });
}
