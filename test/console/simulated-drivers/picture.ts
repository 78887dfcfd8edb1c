import { hash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const [WIDTH, HEIGHT] = [160, 120];
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture as a driver takes it: a small PNG of a door, another one for each number. */
export function doorPicture(number: number): { readonly content: string; readonly sha256: string } {
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const row = Buffer.alloc(1 + WIDTH * 3);
    for (let x = 0; x < WIDTH; x += 1) row.set(colourAt(x, y, number), 1 + x * 3);
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2], 8);
  const file = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { content: file.toString('base64'), sha256: hash('sha256', file, 'hex') };
}

function colourAt(x: number, y: number, number: number): [number, number, number] {
  const isDoor = x > 55 && x < 105 && y > 25;
  const [red, green, blue] = [(number * 67) % 200, (number * 131) % 200, (number * 29) % 200];
  return isDoor ? [red, green, blue] : [225 - (y >> 2), 215 - (y >> 2), 195 - (y >> 2)];
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
