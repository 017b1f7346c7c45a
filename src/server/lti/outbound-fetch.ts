import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '#domain/lti/platform-address.rule.ts';
import { addressScope } from './address-scope.ts';

/*
 * Requests of this server to platforms. Users type their addresses, so none may lead into the network around the
 * server.
 */

const TIME_MS = 10_000;
const ANSWER_MAX_BYTES = 1_000_000;

export type OutboundRequest = {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};
export type OutboundResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
};
/** Fetches an address. Rejects if it is not allowed, does not respond within 10 s, or sends more than 1 MB. */
export type OutboundFetch = (address: string, request?: OutboundRequest) => Promise<OutboundResponse>;

export type NetworkAccess = {
  /** Whether http and this machine are allowed: in development and in tests. */
  readonly loopback: boolean;
  /** Whether addresses of private networks are allowed. */
  readonly privateNetwork: boolean;
};

/** Whether an address is allowed: by default only public ones. */
export function isAllowedAddress(address: string, { loopback, privateNetwork }: NetworkAccess): boolean {
  if (loopback && (address === '127.0.0.1' || address === '::1')) return true;
  const scope = addressScope(address);
  return scope === 'global' || (privateNetwork && scope === 'private');
}

/** Fetches addresses that `access` allows. Redirects are not followed, but returned. */
export function createOutboundFetch(access: NetworkAccess): OutboundFetch {
  // Checked when connecting, so that a name cannot resolve to another address afterwards.
  const lookupWithin: LookupFunction = (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, '');
      if (!found.every(({ address }) => isAllowedAddress(address, access)))
        return done(new Error(`${hostname} is within this network.`), '');
      const [first] = found;
      return options.all ? done(null, found) : done(null, first?.address ?? '', first?.family);
    });
  };
  return (address, { method = 'GET', headers = {}, body } = {}) => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isPlain = url.protocol === 'http:' && access.loopback && isLoopback(url.hostname);
    if (url.protocol !== 'https:' && !isPlain) return Promise.reject(new Error(`${url.origin} does not use https.`));
    if (isIP(host) !== 0 && !isAllowedAddress(host, access))
      return Promise.reject(new Error(`${url.origin} is within this network.`));
    return new Promise((resolve, reject) => {
      const ask = isPlain ? requestHttp : requestHttps;
      const request = ask(
        url,
        {
          method,
          headers: {
            ...headers,
            ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          },
          lookup: lookupWithin,
          agent: false,
          signal: AbortSignal.timeout(TIME_MS),
        },
        (answer) => {
          const parts: Buffer[] = [];
          let bytes = 0;
          answer.on('data', (part: Buffer) => {
            bytes += part.length;
            if (bytes > ANSWER_MAX_BYTES) request.destroy(new Error(`The response of ${url.origin} is too large.`));
            else parts.push(part);
          });
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(parts).toString('utf8'),
            }),
          );
          answer.on('error', reject);
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  };
}
