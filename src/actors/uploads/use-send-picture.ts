import { UploadDocument } from '#api/documents/upload.generated.ts';
import { createTokenStore } from '#api/token-store.ts';
import { ProductError } from '#domain/errors.ts';
import { FIGURE_MAX_BYTES } from '#domain/limits.ts';
import { useApi } from '../app.context.ts';

/** A picture that the server has taken and looked at. */
export type SentPicture = {
  readonly digest: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

const coded = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/**
 * Sends a picture in one request, by the protocol of https://tus.io. Throws `FILE_BROKEN` for what is no picture or too
 * large, `STORAGE_FULL` where the person has sent as much as may be.
 */
export function useSendPicture(): (file: File) => Promise<SentPicture> {
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
    if (answer.status === 413 && file.size <= FIGURE_MAX_BYTES) throw new ProductError('STORAGE_FULL');
    if (!answer.ok || id === undefined) throw new ProductError('FILE_BROKEN');
    const { upload } = await api(UploadDocument, { id });
    const { digest, url, width, height } = upload;
    if (digest === null || url === null || width === null || height === null) throw new ProductError('FILE_BROKEN');
    return { digest, url, width, height };
  };
}
