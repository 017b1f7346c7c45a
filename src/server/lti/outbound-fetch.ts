import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '#domain/lti/platform-address.rule.ts';
import { addressScope } from './address-scope.ts';

/* How this server asks platforms. Their addresses are typed by people, so none may lead into the network around it. */

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
/** Asks an address. Rejects where it may not be asked, does not answer in 10 s, or answers more than 1 MB. */
export type OutboundFetch = (address: string, request?: OutboundRequest) => Promise<OutboundResponse>;

export type NetworkAccess = {
  /** Whether http and this very machine may be asked: in development and in tests. */
  readonly loopback: boolean;
  /** Whether addresses of private networks may be asked. */
  readonly privateNetwork: boolean;
};

/** Whether a machine at this address may be asked: by default only where the whole internet can reach it. */
export function isAllowedAddress(address: string, { loopback, privateNetwork }: NetworkAccess): boolean {
  if (loopback && (address === '127.0.0.1' || address === '::1')) return true;
  const scope = addressScope(address);
  return scope === 'global' || (privateNetwork && scope === 'private');
}

/** Asks addresses as far as `reach` goes. Redirects are not followed: they come back as what they are. */
export function createOutboundFetch(access: NetworkAccess): OutboundFetch {
  // Asked at the moment of connecting, so that a name cannot lead elsewhere afterwards.
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
    if (url.protocol !== 'https:' && !isPlain) return Promise.reject(new Error(`${url.origin} is not https.`));
    if (isIP(host) !== 0 && !isAllowedAddress(host, access))
      return Promise.reject(new Error(`${url.origin} is within this network.`));
    return new Promise((resolve, reject) => {
      const ask = isPlain ? requestHttp : requestHttps;
      const asking = ask(
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
            if (bytes > ANSWER_MAX_BYTES) asking.destroy(new Error(`${url.origin} answers too much.`));
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
      asking.on('error', reject);
      asking.end(body);
    });
  };
}
