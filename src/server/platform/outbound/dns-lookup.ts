import { lookup, promises } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isLoopback } from '#domain/lti/platform-address.rule.ts';

const TIMEOUT_MS = 2_000;
const TRIES = 2;

/**
 * Resolves names by DNS, without the operating system's resolver: that one occupies a thread of the process until it
 * answers, so that a few names whose servers don't respond would delay everything else that needs a thread. Names of this
 * machine are resolved by the operating system. Fails with `ENOTFOUND` if a name has no address.
 */
export function dnsLookup(): LookupFunction {
  const resolver = new promises.Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  return (hostname, options, done) => {
    if (isLoopback(hostname)) return lookup(hostname, options, done);
    const found = Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    void found.then(([ipv4, ipv6]) => {
      const addresses = [
        ...(ipv4.status === 'fulfilled' ? ipv4.value.map((address) => ({ address, family: 4 })) : []),
        ...(ipv6.status === 'fulfilled' ? ipv6.value.map((address) => ({ address, family: 6 })) : []),
      ];
      const [first] = addresses;
      if (first === undefined)
        return done(Object.assign(new Error(`${hostname} has no address.`), { code: 'ENOTFOUND' }), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
