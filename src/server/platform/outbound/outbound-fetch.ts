import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '#domain/lti/platform-address.rule.ts';
import { addressScope } from './address-scope.ts';

/*
 * Requests of this server to learning platforms, identity providers and webhooks. Users type their addresses, so none may
 * lead into the network around the server.
 */

const TIME_MS = 10_000;
const ANSWER_MAX_BYTES = 1_000_000;

export type OutboundRequest = {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};
export type OutboundResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
};
/**
 * Fetches an address. Rejects with `RefusedAddressError` if it is not allowed, and with another error if it does not
 * respond within 10 s or sends more than 1 MB, unless other limits are given.
 */
export type OutboundFetch = (address: string, request?: OutboundRequest) => Promise<OutboundResponse>;

export type NetworkAccess = {
  /** Whether http and this machine are allowed: in development and in tests. */
  readonly loopback: boolean;
  /** Whether addresses of private networks are allowed. */
  readonly privateNetwork: boolean;
};

/** The address may not be requested: it is within this network, or does not use https. */
export class RefusedAddressError extends Error {
  readonly reason: 'privateAddress' | 'insecure';
  constructor(reason: RefusedAddressError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The response is larger than allowed. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

export type OutboundOptions = {
  /** How long the whole request may take. */
  readonly timeoutMs?: number;
  /** The largest response. Default: 1 MB. */
  readonly maxBytes?: number;
  /** Resolves names. Default: as the operating system does, with its `hosts` file. */
  readonly resolveName?: LookupFunction;
  /** Whether only the status counts: the response is returned with its headers, and its body is not read. */
  readonly skipsBody?: boolean;
};

/** Whether an address is allowed: by default only public ones. */
export function isAllowedAddress(address: string, { loopback, privateNetwork }: NetworkAccess): boolean {
  if (loopback && (address === '127.0.0.1' || address === '::1')) return true;
  const scope = addressScope(address);
  return scope === 'global' || (privateNetwork && scope === 'private');
}

/**
 * Refuses an address that is not https, or whose host is an IP address that is not allowed. Names are checked when they
 * are resolved. Throws `RefusedAddressError`.
 */
export function refuseAddress(url: URL, access: NetworkAccess): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPlain = url.protocol === 'http:' && access.loopback && isLoopback(url.hostname);
  if (url.protocol !== 'https:' && !isPlain)
    throw new RefusedAddressError('insecure', `${url.origin} does not use https.`);
  if (isIP(host) !== 0 && !isAllowedAddress(host, access)) throw isWithin(url.origin);
}

const isWithin = (name: string) => new RefusedAddressError('privateAddress', `${name} is within this network.`);

/** Fetches addresses that `access` allows. Redirects are not followed, but returned. */
export function createOutboundFetch(
  access: NetworkAccess,
  { timeoutMs = TIME_MS, maxBytes = ANSWER_MAX_BYTES, skipsBody = false, resolveName = lookup }: OutboundOptions = {},
): OutboundFetch {
  // Checked when connecting, so that a name cannot resolve to another address afterwards.
  const lookupWithin: LookupFunction = (hostname, options, done) => {
    resolveName(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null || typeof found === 'string') return done(error, '');
      if (!found.every(({ address }) => isAllowedAddress(address, access))) return done(isWithin(hostname), '');
      const [first] = found;
      return options.all ? done(null, found) : done(null, first?.address ?? '', first?.family);
    });
  };
  return async (address, { method = 'GET', headers = {}, body } = {}) => {
    const url = new URL(address);
    refuseAddress(url, access);
    return new Promise((resolve, reject) => {
      const ask = url.protocol === 'http:' ? requestHttp : requestHttps;
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
          signal: AbortSignal.timeout(timeoutMs),
        },
        (answer) => {
          const parts: Buffer[] = [];
          const respond = () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(parts).toString('utf8'),
            });
          answer.on('error', reject);
          if (skipsBody) {
            respond();
            answer.destroy();
            return;
          }
          let bytes = 0;
          answer.on('data', (part: Buffer) => {
            bytes += part.length;
            if (bytes <= maxBytes) return void parts.push(part);
            // Before the end of the response, which may have arrived with this part.
            reject(new TooLargeError(`The response of ${url.origin} is too large.`));
            request.destroy();
          });
          answer.on('end', respond);
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  };
}
