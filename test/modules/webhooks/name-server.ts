import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const TYPE_A = 1;
const NAME_ERROR = 3;

/** The IPv4 addresses of a name on the nth query; undefined if the name does not exist, null for no answer. */
type Zone = (name: string, askedBefore: number) => readonly string[] | null | undefined;

export interface NameServer {
  readonly address: string;
  /** Queried names, for IPv4, in order. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

/** A real name server on the loopback, with answers that may be kept for no time at all. */
export async function startNameServer(zone: Zone): Promise<NameServer> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, type, question } = questionOf(query);
    const addresses = zone(name, asked.filter((earlier) => earlier === name).length);
    if (type === TYPE_A) asked.push(name);
    if (addresses === null) return;
    socket.send(answer(query, question, type === TYPE_A ? addresses : addresses && []), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const close = async () => {
    socket.close();
    await once(socket, 'close');
  };
  return { address: `127.0.0.1:${socket.address().port}`, asked, close };
}

function questionOf(query: Buffer): { name: string; type: number; question: Buffer } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), question: query.subarray(12, at + 5) };
}

function answer(query: Buffer, question: Buffer, addresses: readonly string[] | undefined): Buffer {
  const header = Buffer.alloc(12);
  header.writeUInt16BE(query.readUInt16BE(0), 0);
  header.writeUInt16BE(0x8180 | (addresses ? 0 : NAME_ERROR), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(addresses?.length ?? 0, 6);
  // Name (a pointer to the question), type A, class IN, no time to live, four bytes.
  const records = (addresses ?? []).map((address) =>
    Buffer.from([0xc0, 12, 0, TYPE_A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([header, question, ...records]);
}
