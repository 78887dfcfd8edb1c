import { JobWork } from '../../../src/platform/work/work.js';
import { createHash } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../../src/kernel/errors.js';
import {
  proofTasks,
  readProofFile,
  recordProofs,
  storeProofFile,
  type ProofKind,
  type ProofRow,
} from '../../../src/modules/proofs/index.js';
import { noteTasks } from '../../../src/modules/notes/index.js';
import { newId } from '../../../src/platform/ids.js';
import { startApp, type TestApp } from '../../support/app.js';
import { days } from '../../support/clock.js';
import { pngImage } from '../../support/image.js';
import { cameraPhoto, cleanPhoto, jpegOfSegments, pngOfChunks, webpOfChunks, webpPicture } from './pictures.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
});
afterAll(() => app.stop());

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

interface Sent {
  readonly taskId?: string;
  readonly kind?: ProofKind;
  readonly sha256?: string;
  readonly contentType?: string;
}

/** As fleet stores what a device sends. */
async function store(content: Buffer, { taskId = newId(), ...sent }: Sent = {}): Promise<ProofRow> {
  const given = {
    kind: 'photo',
    sha256: sha256(content),
    contentType: 'image/jpeg',
    content: content.toString('base64'),
    ...sent,
  } as const;
  const file = await readProofFile(app.services, given);
  return app.database.unitOfWork.run(null, (tx) => storeProofFile(tx, { ...file, taskId }));
}

async function refusalOf(storing: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error: unknown = await storing.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refusal)) throw new Error('It was not refused.');
  return { code: error.code, message: error.message };
}

const folder = (): string => join(app.dataDir, 'proofs');
const kept = async ({ fileKey }: ProofRow): Promise<Buffer> => readFile(join(folder(), fileKey ?? ''));
const filesKept = async (): Promise<string[]> => readdir(folder());

/** Runs a job of the night. */
async function runAtNight(queue: string): Promise<void> {
  const task = [...proofTasks, ...noteTasks].find((each) => each.queue === queue);
  await task?.run(new JobWork(app.services, app.database.sql, app.database.unitOfWork));
}

describe('The file of a proof', () => {
  it('is kept without what the camera wrote into it, and the picture itself is untouched', async () => {
    const proof = await store(cameraPhoto());

    expect(await kept(proof)).toEqual(cleanPhoto());
    expect(proof).toMatchObject({ kind: 'photo', sha256: sha256(cameraPhoto()), contentType: 'image/jpeg', size: cleanPhoto().length });
  });

  it('may be WebP, whose place is removed too', async () => {
    const proof = await store(webpPicture(true));

    expect(proof.contentType).toBe('image/webp');
    expect(await kept(proof)).toEqual(webpPicture(false));
  });

  it('may be PNG, whatever the device calls it', async () => {
    const proof = await store(pngImage(), { kind: 'signature' });

    expect(proof.contentType).toBe('image/png');
    expect(await kept(proof)).toEqual(pngImage());
  });

  it('is one proof however often it is sent, also at once', async () => {
    const taskId = newId();
    const before = (await filesKept()).length;
    const proofs = await Promise.all(Array.from({ length: 5 }, () => store(cameraPhoto(), { taskId })));

    expect(new Set(proofs.map(({ id }) => id)).size).toBe(1);
    expect((await filesKept()).length - before).toBe(1);
  });

  it('belongs to the proof that the driver announced, also when it comes later', async () => {
    const taskId = newId();
    const takenAt = new Date('2026-11-24T08:00:00Z');
    const announced = { kind: 'photo', sha256: sha256(cameraPhoto()).toUpperCase(), location: { lat: 25.2, lng: 55.3 } } as const;
    await app.database.unitOfWork.run(null, (tx) => recordProofs(tx, taskId, [announced, announced], takenAt));
    const proof = await store(cameraPhoto(), { taskId });
    const rows = await app.database.sql('select id from proof where task_id = $1', [taskId]);

    expect(rows).toEqual([{ id: proof.id }]);
    expect(proof).toMatchObject({ takenAt, lat: 25.2, lng: 55.3, receivedAt: expect.any(Date) });
  });

  it('is refused above 8 MiB, and 20 MB are refused as well', async () => {
    const most = 8 * 1024 * 1024;
    const around = cameraPhoto({ pixels: Buffer.alloc(0) }).length;
    const whole = cameraPhoto({ pixels: Buffer.alloc(most - around, 1) });

    expect((await store(whole)).sha256).toBe(sha256(whole));
    expect((await refusalOf(store(cameraPhoto({ pixels: Buffer.alloc(most - around + 1, 1) })))).code).toBe('PROOF_TOO_LARGE');
    expect((await refusalOf(store(cameraPhoto({ pixels: Buffer.alloc(20_000_000, 1) })))).code).toBe('PROOF_TOO_LARGE');
  });

  it.each([
    ['a PDF named .jpg', Buffer.from('%PDF-1.7\n%%EOF')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['half of a picture', cameraPhoto().subarray(0, 200)],
    ['a picture with something behind it', Buffer.concat([pngImage(), Buffer.from('PK\x03\x04')])],
    ['a bomb of pixels', cameraPhoto({ width: 12_000, height: 12_000 })],
    ['a picture that is too wide', cameraPhoto({ width: 12_001, height: 1 })],
    ['a PNG of 650,000 chunks (#30)', pngOfChunks(pngImage(), 650_000)],
    ['a PNG of 10,001 chunks (#30)', pngOfChunks(pngImage(), 9_999)],
    ['a JPEG of 500,000 segments (#30)', jpegOfSegments(500_000)],
    ['a WebP of 500,000 chunks (#30)', webpOfChunks(500_000)],
  ])('is refused if it is %s', async (_what, content) => {
    expect((await refusalOf(store(content))).code).toBe('PROOF_UNREADABLE');
  });

  it('may have as many parts as a program writes into a large picture', async () => {
    for (const picture of [pngOfChunks(pngImage(), 5_000), jpegOfSegments(5_000), webpOfChunks(5_000)])
      expect(await kept(await store(picture))).toEqual(picture);
  });

  it('is refused under another hash, so that a damaged transfer is sent again', async () => {
    expect(await refusalOf(store(cameraPhoto(), { sha256: sha256(pngImage()) }))).toEqual({
      code: 'PROOF_UNREADABLE',
      message: 'The content does not have this SHA-256. Send the file again.',
    });
    expect((await refusalOf(store(cameraPhoto(), { sha256: 'abc' }))).code).toBe('VALIDATION_FAILED');
  });

  it('is not for codes and scans, which are texts', async () => {
    expect((await refusalOf(store(cameraPhoto(), { kind: 'otp' }))).code).toBe('VALIDATION_FAILED');
    expect((await refusalOf(store(cameraPhoto(), { kind: 'scan' }))).code).toBe('VALIDATION_FAILED');
  });

  it('may have nineteen others of the same task beside it', async () => {
    const taskId = newId();
    for (let each = 0; each < 20; each++) await store(cameraPhoto({ pixels: Buffer.from([each]) }), { taskId });

    expect((await refusalOf(store(pngImage(), { taskId }))).code).toBe('VALIDATION_FAILED');
    expect((await store(cameraPhoto({ pixels: Buffer.from([7]) }), { taskId })).receivedAt).not.toBeNull();
  });

  it('is swept only if its proof was never committed, and never by the sweep of notes', async () => {
    const proof = await store(cameraPhoto());
    const orphan = await app.services.proofFiles.keep(cleanPhoto());
    const attachment = await app.services.attachments.keep(cleanPhoto());
    for (const name of [proof.fileKey ?? '', orphan]) await utimes(join(folder(), name), 0, 0);
    await runAtNight('attachment_sweep');
    expect(await filesKept()).toContain(orphan);
    await runAtNight('proof_sweep');

    expect(await filesKept()).not.toContain(orphan);
    expect(await kept(proof)).toEqual(cleanPhoto());
    expect(await readdir(join(app.dataDir, 'attachments'))).toContain(attachment);
  });

  it('is deleted after the days of the setting; its row and its hash stay', async () => {
    const old = await store(cameraPhoto());
    app.clock.advance(days(180));
    const young = await store(webpPicture(true));
    app.clock.advance(days(1));
    await runAtNight('proof_retention');
    const [row] = await app.database.sql('select sha256, file_key, deleted_at is not null as deleted from proof where id = $1', [old.id]);

    expect(row).toEqual({ sha256: old.sha256, file_key: null, deleted: true });
    expect(await filesKept()).toEqual([young.fileKey]);
    expect(await store(cameraPhoto(), { taskId: old.taskId })).toMatchObject({ id: old.id, fileKey: null });
  });
});
