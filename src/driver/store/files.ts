import { emptyDraft, type Draft } from '../model/draft.js';
import type { FileKind, KeptFile } from '../model/kept.js';
import { announce } from './changes.js';
import { database } from './database.js';
import { randomId } from './random-id.js';

export interface NewFile {
  readonly driverId: string;
  readonly taskId: string;
  readonly kind: FileKind;
  readonly blob: Blob;
}

/**
 * Keeps a photo or signature and notes it in the draft of its task, in one transaction: a kill in the middle leaves no half of it. Replaces
 * an earlier one of its kind.
 */
export async function keepFile({ driverId, taskId, kind, blob }: NewFile): Promise<void> {
  const bytes = await blob.arrayBuffer();
  const sha256 = await sha256Of(bytes);
  const deviceTime = new Date().toISOString();
  const tx = (await database()).transaction(['files', 'drafts'], 'readwrite');
  const [files, drafts] = [tx.objectStore('files'), tx.objectStore('drafts')];
  for (const file of await files.getAll())
    if (file.taskId === taskId && file.kind === kind && file.state === 'draft') await files.delete(file.id);
  await files.add({ id: randomId(), driverId, taskId, kind, sha256, contentType: blob.type, bytes, state: 'draft' });
  const draft = (await drafts.get(taskId)) ?? emptyDraft(taskId, driverId);
  await drafts.put({ ...draft, files: [...draft.files.filter((each) => each.kind !== kind), { kind, sha256, deviceTime }] });
  await tx.done;
  announce();
}

async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function draftOf(taskId: string, driverId: string): Promise<Draft> {
  return (await (await database()).get('drafts', taskId)) ?? emptyDraft(taskId, driverId);
}

export async function changeDraft(taskId: string, driverId: string, changes: Partial<Draft>): Promise<void> {
  const tx = (await database()).transaction('drafts', 'readwrite');
  await tx.store.put({ ...((await tx.store.get(taskId)) ?? emptyDraft(taskId, driverId)), ...changes });
  await tx.done;
  announce();
}

/** A refused completion goes on where it was: its files stay, its answers come back. */
export async function fileOf(taskId: string, kind: FileKind): Promise<KeptFile | undefined> {
  return (await (await database()).getAll('files')).findLast((file) => file.taskId === taskId && file.kind === kind);
}

export async function nextWaiting(driverId: string, tried: ReadonlySet<string>): Promise<KeptFile | undefined> {
  const files = await (await database()).getAll('files');
  return files.find((file) => file.driverId === driverId && file.state === 'waiting' && !tried.has(file.id));
}

export async function dropFile({ id }: KeptFile): Promise<void> {
  await (await database()).delete('files', id);
  announce();
}

export async function refuseFile(file: KeptFile, code: string): Promise<void> {
  await (await database()).put('files', { ...file, state: 'refused', code });
  announce();
}
