import { AnswerFileDocument, OfferAnswerFileDocument } from '#api/documents/answer-file.generated.ts';
import { refusalIn } from '#api/file-refusal.ts';
import { ProductError } from '#domain/errors.ts';
import { ANSWER_FILE_TYPES, type AnswerFile } from '#domain/items/file.item.ts';
import { useApi } from '../app.context.ts';

/** Sends files that a student hands up, and finds them again. */
export function useAnswerFiles() {
  const api = useApi();
  return {
    /** Tells how much is done, from 0 to 1. Throws what kept the file from arriving, with a message for a person. */
    send: async (file: File, told: (done: number) => void, signal: AbortSignal): Promise<AnswerFile> => {
      const mime = ANSWER_FILE_TYPES.find((type) => type === file.type);
      if (mime === undefined) throw new ProductError('INVALID_INPUT');
      const { offerAnswerFile } = await api(OfferAnswerFileDocument, { name: file.name, mime, bytes: file.size });
      await put(offerAnswerFile.url, file, told, signal);
      return { id: offerAnswerFile.id, name: file.name.slice(0, 200), mime, bytes: file.size };
    },
    /** The address of a file for a short while. */
    addressOf: async (id: string): Promise<string> => (await api(AnswerFileDocument, { id })).answerFile.url,
  };
}

/** By XMLHttpRequest, since `fetch` does not tell how much has been sent. */
function put(url: string, file: File, told: (done: number) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded, total }) => told(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      if (request.status === 204) resolve();
      else reject(refusalIn(request.responseText));
    };
    request.onerror = () => reject(new ProductError('NETWORK'));
    request.onabort = () => reject(new DOMException('The sending was stopped.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
