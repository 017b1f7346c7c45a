import { ProductError } from '#domain/platform/errors.ts';
import { isLoopbackHost } from '#domain/platform/loopback-host.rule.ts';
import { problemText } from '#domain/platform/problem.ts';
import { type NetworkAccess, RefusedAddressError, refuseAddress } from './outbound-fetch.ts';

/** Checks the `url` that an admin has entered. Throws `INVALID_INPUT` for an address that can never be requested. */
export function refuseUrl(url: string, access: NetworkAccess): void {
  const address = URL.parse(url);
  if (address === null)
    throw new ProductError('INVALID_INPUT', {
      problem: problemText('secureAddressNeeded'),
      fields: { url: problemText('secureAddressNeeded') },
    });
  try {
    refuseAddress(address, access);
    if (isLoopbackHost(address.hostname) && !access.loopback)
      throw new RefusedAddressError('privateAddress', `${address.origin} is this machine.`);
  } catch (cause) {
    if (!(cause instanceof RefusedAddressError)) throw cause;
    const problem = problemText(cause.reason === 'insecure' ? 'secureAddressNeeded' : 'publicAddressNeeded');
    throw new ProductError('INVALID_INPUT', { problem, fields: { url: problem } });
  }
}
