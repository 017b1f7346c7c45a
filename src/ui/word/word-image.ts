/** An image as Word contains it. `path`: below the folder `word`. */
export type WordImage = {
  readonly id: string;
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

type Source = { readonly digest: string; readonly url: string; readonly width: number; readonly height: number };

const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpeg'],
  ['image/gif', 'gif'],
]);

/**
 * The images of a document by digest. Images in formats that not every Word shows, such as WebP, become PNG. An image
 * that can't be loaded is left out: the document contains its description instead.
 */
export async function wordImages(sources: readonly Source[]): Promise<ReadonlyMap<string, WordImage>> {
  const byDigest = new Map(sources.map((source) => [source.digest, source]));
  const found = await Promise.all(
    [...byDigest.values()].map(async ({ digest, url, width, height }, at) => {
      const file = await imageFile(url);
      if (file === null) return null;
      const id = `image${at + 1}`;
      const path = `media/${id}.${EXTENSIONS.get(file.type) ?? 'png'}`;
      return [digest, { id, path, bytes: new Uint8Array(await file.arrayBuffer()), width, height }] as const;
    }),
  );
  return new Map(found.filter((each) => each !== null));
}

async function imageFile(url: string): Promise<Blob | null> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return null;
    const file = await answer.blob();
    return EXTENSIONS.has(file.type) ? file : await asPng(file);
  } catch {
    return null;
  }
}

async function asPng(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
