import { cookieOf } from '../users/test-users.ts';
import type { TestBrowser } from './test-api.ts';

export type Sender = ReturnType<typeof tusSender>;

const coded = (text: string): string => Buffer.from(text).toString('base64');

/** Sends files to a listening server, step by step, with the tus protocol. */
export function tusSender(origin: string, browser: TestBrowser) {
  const headers = (): Record<string, string> => ({
    'tus-resumable': '1.0.0',
    cookie: cookieOf(browser),
    ...(browser.token !== null && { authorization: `Bearer ${browser.token}` }),
  });
  const offer = (name: string, purpose: string, length: number): Promise<Response> =>
    fetch(`${origin}/uploads`, {
      method: 'POST',
      headers: {
        ...headers(),
        'upload-length': String(length),
        'upload-metadata': `name ${coded(name)},purpose ${coded(purpose)}`,
      },
    });
  const part = (id: string, offset: number, bytes: Buffer): Promise<Response> =>
    fetch(`${origin}/uploads/${id}`, {
      method: 'PATCH',
      headers: { ...headers(), 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes),
    });
  const ask = (id: string): Promise<Response> =>
    fetch(`${origin}/uploads/${id}`, { method: 'HEAD', headers: headers() });
  const drop = (id: string): Promise<Response> =>
    fetch(`${origin}/uploads/${id}`, { method: 'DELETE', headers: headers() });
  const idOf = (response: Response): string => response.headers.get('location')?.split('/').at(-1) ?? '';
  return {
    offer,
    part,
    ask,
    drop,
    idOf,
    /** A whole file at once; returns its id. */
    send: async (name: string, purpose: string, bytes: Buffer): Promise<string> => {
      const id = idOf(await offer(name, purpose, bytes.length));
      await part(id, 0, bytes);
      return id;
    },
  };
}
