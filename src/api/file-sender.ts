import { UPLOAD_PART_BYTES, type UploadPurpose } from '#domain/content/media/upload.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';

/** Delays between retries while offline: an hour in all. */
const RETRY_MS = [0, 1_000, 3_000, 5_000, ...Array.from({ length: 120 }, () => 30_000)];

export type Sending = {
  readonly file: File;
  readonly purpose: UploadPurpose;
  /** A token that is valid for the next request. */
  readonly token: () => Promise<string>;
  /** Called with the progress, from 0 to 1. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
};

/** Uploads a file by the tus protocol, resuming where it stopped; returns its id. Throws `NETWORK`. */
export async function sendFile({ file, purpose, token, onProgress, signal }: Sending): Promise<string> {
  const { Upload } = await import('tus-js-client');
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: new URL('/uploads', location.href).href,
      metadata: { name: file.name, purpose },
      chunkSize: UPLOAD_PART_BYTES,
      retryDelays: RETRY_MS,
      removeFingerprintOnSuccess: true,
      fingerprint: async () => `lectern.upload/${purpose}-${file.name}-${file.size}-${file.lastModified}`,
      onBeforeRequest: async (request) => request.setHeader('authorization', `Bearer ${await token()}`),
      onProgress: (sent, all) => onProgress(all === 0 ? 0 : sent / all),
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        return status < 400 || status === 401 || status === 409 || status === 423 || status >= 500;
      },
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError: (cause) => reject(new ProductError('NETWORK', { cause })),
    });
    signal.addEventListener('abort', () => {
      void upload.abort(true);
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
    });
    void upload.findPreviousUploads().then(([previousUpload]) => {
      if (previousUpload !== undefined) upload.resumeFromPreviousUpload(previousUpload);
      upload.start();
    }, reject);
  });
}
