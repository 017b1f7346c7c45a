import { SessionDocument } from '#api/documents/access/session.generated.ts';
import { UploadDocument, type UploadQuery } from '#api/documents/content/upload.generated.ts';
import { sendFile } from '#api/file-sender.ts';
import type { UploadPurpose } from '#domain/content/media/upload.rule.ts';
import { useApp } from '../../app.context.ts';

export type Received = UploadQuery['upload'];

const RENEW_BEFORE_MS = 60_000;

/** Uploads files of authors. An interrupted upload is resumed, also after a reload of the page. */
export function useSender() {
  const { api, store } = useApp();

  /** A token that is valid for the next request. */
  async function liveToken(): Promise<string> {
    const endsAtMs = store.refresh()?.endsAtMs ?? null;
    if (endsAtMs !== null && endsAtMs - Date.now() < RENEW_BEFORE_MS) await api(SessionDocument);
    return store.token() ?? '';
  }

  return {
    /** Resolves with the server's result, accepted or refused. Throws `NETWORK`. */
    send: async (
      file: File,
      purpose: UploadPurpose,
      onProgress: (done: number) => void = () => undefined,
      signal: AbortSignal = new AbortController().signal,
    ): Promise<Received> =>
      (await api(UploadDocument, { id: await sendFile({ file, purpose, token: liveToken, onProgress, signal }) }))
        .upload,
  };
}
