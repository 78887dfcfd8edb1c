/** The longest edge of a photo that is kept, in pixels. */
const LONGEST = 1_600;
/** With its base64 it must fit into one request of the service. */
const MOST_BYTES = 700_000;
const QUALITIES = [0.75, 0.6, 0.45, 0.3];

/** The file is no picture, whatever its name says. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture';
}

/**
 * A photo as it is kept: turned upright, at most 1600 pixels long, JPEG. Drawing it again leaves out what cameras write into files, such as
 * places. Throws NoPicture.
 */
export async function pictureFrom(source: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(source).catch((cause: unknown) => {
    throw new NoPicture('The file is no picture.', { cause });
  });
  try {
    const canvas = document.createElement('canvas');
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await smallEnough(canvas);
  } finally {
    bitmap.close();
  }
}

async function smallEnough(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await encoded(canvas, 'image/jpeg', quality);
    if (blob.size <= MOST_BYTES || quality === QUALITIES.at(-1)) return blob;
  }
  throw new NoPicture('The picture cannot be made small enough.');
}

export const encoded = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new NoPicture('The picture cannot be stored.'))), type, quality),
  );
