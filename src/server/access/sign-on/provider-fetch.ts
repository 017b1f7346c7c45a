import type { CustomFetch } from 'openid-client';
import {
  type OutboundFetch,
  type OutboundResponse,
  RefusedAddressError,
} from '../../platform/outbound/outbound-fetch.ts';
import { SignOnProblem } from './sign-on-problem.ts';

/**
 * Requests to providers: only to addresses that the protected fetch allows. Failures are described, because the library
 * reports all of them alike.
 */
export const providerFetch =
  (outboundFetch: OutboundFetch): CustomFetch =>
  async (address, { method, headers, body }) => {
    if (method !== 'GET' && method !== 'POST') throw new SignOnProblem('configuration', `${method} is not used`);
    const isForm = body instanceof URLSearchParams;
    if (!isForm && body !== undefined && body !== null && typeof body !== 'string')
      throw new SignOnProblem('configuration', 'only forms are sent');
    const answer = await sent(outboundFetch, address, {
      method,
      headers: { ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
      ...(body != null && { body: body.toString() }),
    });
    if (answer.status >= 500) throw new SignOnProblem('down', `${new URL(address).origin}: status ${answer.status}`);
    const kept = new Headers();
    for (const name of ['content-type', 'www-authenticate']) {
      const value = answer.headers[name];
      if (typeof value === 'string') kept.set(name, value);
    }
    return new Response(answer.text === '' ? null : answer.text, { status: answer.status, headers: kept });
  };

async function sent(
  outboundFetch: OutboundFetch,
  address: string,
  request: Parameters<OutboundFetch>[1],
): Promise<OutboundResponse> {
  try {
    return await outboundFetch(address, request);
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause);
    if (cause instanceof Error && /^(TimeoutError|AbortError)$/.test(cause.name)) throw new SignOnProblem('slow', text);
    throw new SignOnProblem(cause instanceof RefusedAddressError ? 'configuration' : 'down', text);
  }
}
