import { randomUUID } from 'node:crypto';
import { generate } from 'selfsigned';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export interface Authority extends Certificate {
  /** A certificate for the loopback addresses, `localhost` and everything under `hooks.example`. */
  readonly issue: () => Promise<Certificate>;
}

const EC = { keyType: 'ec', algorithm: 'sha256' } as const;

/** A certificate authority of this test's own. */
export async function authority(): Promise<Authority> {
  // Authorities of several files meet in one process; by the same name one would be taken for the other.
  const { private: key, cert } = await generate([{ name: 'commonName', value: `Test authority ${randomUUID()}` }], {
    ...EC,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return { key, cert, issue: () => issue({ key, cert }) };
}

async function issue(ca: Certificate): Promise<Certificate> {
  const issued = await generate([{ name: 'commonName', value: 'Test receiver' }], {
    ...EC,
    ca,
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 2, value: 'hooks.example' },
          { type: 2, value: '*.hooks.example' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '127.0.0.2' },
        ],
      },
    ],
  });
  return { key: issued.private, cert: issued.cert };
}
