type WorkerRequest = {
  readonly request: Pick<Request, 'mode' | 'method'>;
  readonly url: URL;
  readonly sameOrigin: boolean;
};

/** Addresses that are not screens of the application, although a browser can navigate there. */
const SERVER_ROUTES = /^\/(graphql|media|healthz|readyz|answers|_outbox|builds)(\/|$)/;

/** Whether a request is for a screen of the application: not for a file, and not for anything the server serves as such. */
export const isPage = ({ request, url, sameOrigin }: WorkerRequest): boolean =>
  sameOrigin && request.mode === 'navigate' && !SERVER_ROUTES.test(url.pathname) && !/\.\w+$/.test(url.pathname);

/** An image in a note, a card or a question. Audio and video are never cached. */
export const isImage = ({ url, sameOrigin }: Pick<WorkerRequest, 'url' | 'sameOrigin'>): boolean =>
  sameOrigin && url.pathname.startsWith('/media/figures/');

/** A proxy's statuses for an unreachable server; all others are the server's own. */
export const isUnreachable = (status: number): boolean => status >= 502 && status <= 504;
