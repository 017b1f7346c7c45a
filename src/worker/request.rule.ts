type Asked = { readonly request: Pick<Request, 'mode' | 'method'>; readonly url: URL; readonly sameOrigin: boolean };

/** Addresses that are no screens of the application, though a browser can be led there. */
const ELSEWHERE = /^\/(graphql|media|healthz|readyz|answers|_outbox|builds)(\/|$)/;

/** Whether a request is for a screen of the application: not for a file, and not for anything the server serves as such. */
export const isPage = ({ request, url, sameOrigin }: Asked): boolean =>
  sameOrigin && request.mode === 'navigate' && !ELSEWHERE.test(url.pathname) && !/\.\w+$/.test(url.pathname);

/** A picture in a note, a card or a question. What is played is never kept. */
export const isPicture = ({ url, sameOrigin }: Pick<Asked, 'url' | 'sameOrigin'>): boolean =>
  sameOrigin && url.pathname.startsWith('/media/figures/');

/** What a proxy says for a server that it does not reach; every other status is the server's own word. */
export const isUnreached = (status: number): boolean => status >= 502 && status <= 504;
