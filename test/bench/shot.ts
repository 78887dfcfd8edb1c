/** Digits of the number that the generator writes into every request which has a slot for one. */
export const SERIAL_DIGITS = 10;
export const SERIAL_SLOT = '9'.repeat(SERIAL_DIGITS);

/** A POST request as it goes over the wire. */
export function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): string {
  const text = JSON.stringify(body);
  const all = { Host: '127.0.0.1', 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}

export function get(path: string, headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({ Host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
