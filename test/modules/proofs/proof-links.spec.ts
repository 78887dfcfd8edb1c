import { createHash } from 'node:crypto';
import { request } from 'undici';
import { storeProofFile, type ProofRow } from '../../../src/modules/proofs/index.js';
import { newId } from '../../../src/platform/ids.js';
import { startApp, type TestApp } from '../../support/app.js';
import { bearer } from '../../support/client.js';
import { minutes } from '../../support/clock.js';
import { pngImage } from '../../support/image.js';
import { adminOf, newErpToken } from '../../support/people.js';

let app: TestApp;
let proof: ProofRow;
let other: ProofRow;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  [proof, other] = [await aProof(), await aProof()];
});
afterAll(() => app.stop());

function aProof(): Promise<ProofRow> {
  const content = pngImage();
  const sha256 = createHash('sha256').update(content).digest('hex');
  return app.database.unitOfWork.run(null, (tx) =>
    storeProofFile(tx, { taskId: newId(), kind: 'photo', sha256, contentType: 'image/png', content }),
  );
}

/** The path of a link, as the field `Proof.url` has it. */
function linkTo({ id }: ProofRow): string {
  const expires = Math.floor((app.clock.now().getTime() + minutes(60)) / 1000);
  return `/api/proofs/${id}?expires=${expires}&signature=${app.services.secrets.sign(`proof-file:${id}:${expires}`)}`;
}

describe('The link to a proof', () => {
  it('shows the picture to anyone who has it, to be shown and nothing else', async () => {
    const { statusCode, headers, body } = await request(app.client.baseUrl + linkTo(proof));

    expect(statusCode).toBe(200);
    expect(Buffer.from(await body.arrayBuffer())).toEqual(pngImage());
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600',
      'referrer-policy': 'no-referrer',
    });
  });

  it.each([
    ['another proof', () => linkTo(proof).replace(proof.id, other.id)],
    ['a later hour', () => linkTo(proof).replace(/expires=(\d+)/, (_, time: string) => `expires=${Number(time) + 60}`)],
    ['a changed signature', () => linkTo(proof).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['a longer signature', () => `${linkTo(proof)}A`],
    ['no signature', () => `/api/proofs/${proof.id}`],
    ['no time', () => linkTo(proof).replace(/expires=\d+&/, '')],
    ['a proof that does not exist', () => `/api/proofs/${newId()}?expires=1&signature=x`],
  ])('finds nothing with %s', async (_what, path) => {
    const answer = await app.client.get(path());

    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('needs no signature with an ERP token that may read shipments', async () => {
    const admin = await adminOf(app);
    const reader = await newErpToken(app, admin, { scopes: ['shipments:read'] });
    const stranger = await newErpToken(app, admin, { scopes: ['cod:write'] });
    const path = `/api/proofs/${proof.id}`;

    expect((await app.client.get(path, bearer(reader))).status).toBe(200);
    expect((await app.client.get(path, bearer(stranger))).status).toBe(403);
    expect((await app.client.get(path, bearer('erp_none'))).status).toBe(401);
    expect((await app.client.get(`/api/proofs/${newId()}`, bearer(reader))).status).toBe(404);
  });

  it('is gone after an hour', async () => {
    const path = linkTo(proof);
    app.clock.advance(minutes(59));
    expect((await app.client.get(path)).status).toBe(200);
    app.clock.advance(minutes(1));
    const answer = await app.client.get(path);

    expect([answer.status, answer.body.message]).toEqual([410, 'This link has expired. Ask for a new one.']);
  });

  it('says that the file was deleted, once it is too old', async () => {
    await app.database.sql('update proof set deleted_at = now(), file_key = null where id = $1', [proof.id]);
    const answer = await app.client.get(linkTo(proof));

    expect([answer.status, answer.body.message]).toEqual([410, 'The file of this proof was deleted because it is too old.']);
  });
});
