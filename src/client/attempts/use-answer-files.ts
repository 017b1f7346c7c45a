import { AnswerFileDocument, OfferAnswerFileDocument } from '#api/documents/attempts/answer-file.generated.ts';
import { refusalIn } from '#api/file-refusal.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { ANSWER_FILE_TYPES, type AnswerFile } from '#domain/questions/types/file.question.ts';
import { useApi } from '../app.context.ts';

/** Uploads a student's files, and finds them again. */
export function useAnswerFiles() {
  const api = useApi();
  return {
    /** Reports progress, from 0 to 1. Throws the error of a failed upload, with a message for users. */
    send: async (file: File, onProgress: (done: number) => void, signal: AbortSignal): Promise<AnswerFile> => {
      const mime = ANSWER_FILE_TYPES.find((type) => type === file.type);
      if (mime === undefined) throw new ProductError('INVALID_INPUT');
      const { offerAnswerFile } = await api(OfferAnswerFileDocument, { name: file.name, mime, bytes: file.size });
      await put(offerAnswerFile.url, file, onProgress, signal);
      return { id: offerAnswerFile.id, name: file.name.slice(0, 200), mime, bytes: file.size };
    },
    /** A temporary address of a file. */
    addressOf: async (id: string): Promise<string> => (await api(AnswerFileDocument, { id })).answerFile.url,
  };
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function put(url: string, file: File, onProgress: (done: number) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      if (request.status === 204) resolve();
      else reject(refusalIn(request.responseText));
    };
    request.onerror = () => reject(new ProductError('NETWORK'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
