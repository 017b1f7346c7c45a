import { errors } from 'jose';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { SignOnProblemKind } from '#domain/access/sign-on/sign-on-problem-kind.ts';
import { SignOnProblem } from './sign-on-problem.ts';

/** What the library's failures mean for the user. */
export function signOnProblemOf(failure: unknown): SignOnProblem {
  for (let cause = failure; cause instanceof Error; cause = cause.cause)
    if (cause instanceof SignOnProblem) return cause;
  return new SignOnProblem(kindOf(failure), failure instanceof Error ? failure.message.slice(0, 500) : String(failure));
}

function kindOf(failure: unknown): SignOnProblemKind {
  if (failure instanceof AuthorizationResponseError)
    return ['access_denied', 'user_cancelled_authorize'].includes(failure.error) ? 'cancelled' : 'refused';
  if (failure instanceof ResponseBodyError)
    return failure.error === 'invalid_grant'
      ? 'state'
      : failure.error === 'invalid_client'
        ? 'secret'
        : 'configuration';
  if (failure instanceof ClientError) {
    if (failure.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock';
    return DISCOVERY.includes(failure.code ?? '') ? 'configuration' : 'token';
  }
  if (failure instanceof errors.JWTExpired) return 'clock';
  if (failure instanceof errors.JWTClaimValidationFailed && ['iat', 'nbf', 'exp'].includes(failure.claim))
    return 'clock';
  return 'token';
}

/** Responses that are not those of a provider. */
const DISCOVERY: readonly string[] = [
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_PARSE_ERROR',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
];
