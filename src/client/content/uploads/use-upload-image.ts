import { UploadDocument } from '#api/documents/content/upload.generated.ts';
import { refusalOf } from '#api/file-refusal.ts';
import { createTokenStore } from '#api/token-store.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { useApi } from '../../app.context.ts';

/** An image that the server has accepted and checked. */
export type UploadedImage = {
  readonly digest: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

const coded = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/**
 * Uploads an image in one request, by the protocol of https://tus.io. Throws the server's refusal, such as
 * `QUOTA_REACHED`, and `FILE_BROKEN` if it is not an image.
 */
export function useUploadImage(): (file: File) => Promise<UploadedImage> {
  const api = useApi();
  return async (file) => {
    const token = createTokenStore({ document, storage: localStorage, isSecure: false, now: Date.now }).token();
    const answer = await fetch('/uploads', {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-length': String(file.size),
        'upload-metadata': `name ${coded(file.name)},purpose ${coded('picture')}`,
        authorization: ['Bearer', token ?? ''].join(' '),
      },
      body: file,
    }).catch(() => {
      throw new ProductError('NETWORK');
    });
    const id = answer.headers.get('location')?.split('/').at(-1);
    if (!answer.ok || id === undefined) throw await refusalOf(answer);
    const { upload } = await api(UploadDocument, { id });
    const { digest, url, width, height, problem } = upload;
    if (problem === 'noSpace') throw new ProductError('QUOTA_REACHED');
    if (digest === null || url === null || width === null || height === null) throw new ProductError('FILE_BROKEN');
    return { digest, url, width, height };
  };
}
