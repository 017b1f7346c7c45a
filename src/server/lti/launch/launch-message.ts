import { errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { launchRole } from '#domain/lti/launch-role.rule.ts';
import { LTI_CLOCK_TOLERANCE_S, LTI_MESSAGE_AGE_S } from '#domain/lti/lti.limits.ts';
import { isPlatformAddress } from '#domain/lti/platform-address.rule.ts';
import { linesOf } from '#domain/platform/resources/lines.rule.ts';
import { storable } from '#domain/platform/storable.ts';
import { NAME_MAX_CHARS } from '#domain/users/user.limits.ts';
import type { Platform } from '../platform.queries.ts';
import type { PlatformKeys } from '../platform-keys.ts';
import { CLAIM, COLUMN_SCOPE, SCORE_SCOPE } from './claims.ts';
import { LaunchProblem } from './launch-problem.ts';
import { type LaunchTarget, readTarget } from './launch-target.ts';

/** Accepted signature algorithms: asymmetric only, so that only the platform can sign. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** The parts of a launch message that are used. */
export type LaunchMessage = {
  readonly subject: string;
  /** Empty if the platform sends none. */
  readonly name: string;
  readonly email: string | null;
  readonly role: 'student' | 'teacher';
  readonly deployment: string;
  readonly path: string;
  readonly target: LaunchTarget | null;
  /** Where its grades are sent; null: nowhere. */
  readonly lineItem: string | null;
  /** Where a column can be created for a link that has none; null: the platform does not allow it. */
  readonly columns: { readonly address: string; readonly link: string } | null;
  /** The course; its members can be read if the address is given. */
  readonly course: { readonly id: string; readonly title: string; readonly membersUrl: string | null } | null;
  /** Set if content is to be chosen for the course. */
  readonly choice: { readonly returnUrl: string; readonly data: string | null; readonly multiple: boolean } | null;
};

const text = z.string().check(z.maxLength(2_000));
const claims = z.object({
  sub: text.check(z.minLength(1), z.maxLength(255)),
  nonce: text,
  azp: z.optional(text),
  name: z.optional(text),
  given_name: z.optional(text),
  family_name: z.optional(text),
  email: z.optional(text),
  [CLAIM.version]: z.literal('1.3.0'),
  [CLAIM.messageType]: z.enum(['LtiResourceLinkRequest', 'LtiDeepLinkingRequest']),
  [CLAIM.deploymentId]: text,
  [CLAIM.targetLinkUri]: z.optional(text),
  [CLAIM.roles]: z.optional(z.array(text).check(z.maxLength(100))),
  [CLAIM.resourceLink]: z.optional(z.object({ id: text })),
  [CLAIM.context]: z.optional(z.object({ id: text, title: z.optional(text), label: z.optional(text) })),
  [CLAIM.grades]: z.optional(
    z.object({ scope: z.optional(z.array(text)), lineitem: z.optional(text), lineitems: z.optional(text) }),
  ),
  [CLAIM.names]: z.optional(z.object({ context_memberships_url: text })),
  [CLAIM.deepLinking]: z.optional(
    z.object({
      deep_link_return_url: text,
      data: z.optional(z.string().check(z.maxLength(20_000))),
      accept_multiple: z.optional(z.union([z.boolean(), z.string()])),
      accept_types: z.optional(z.array(text)),
    }),
  ),
});
type Claims = z.infer<typeof claims>;

/**
 * Validates and parses a platform's message: the signature with the platform's keys, issuer, audience, age and expiry,
 * the nonce of this login, the deployment. Throws `LaunchProblem`.
 * @param origin of this server, to which links have to lead
 */
export async function readLaunchMessage(
  idToken: string,
  { platform, nonce, origin, keys }: { platform: Platform; nonce: string; origin: string; keys: PlatformKeys },
): Promise<LaunchMessage> {
  const payload = await verified(idToken, platform, keys);
  // With several audiences, the authorised party has to be this client.
  if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp === undefined)
    throw new LaunchProblem('token', 'azp is missing');
  if (payload.azp !== undefined && payload.azp !== platform.clientId) throw new LaunchProblem('token', 'azp differs');
  if (payload.nonce !== nonce) throw new LaunchProblem('token', 'nonce differs');
  const deployment = payload[CLAIM.deploymentId];
  if (typeof deployment !== 'string' || !linesOf(platform.deployments).includes(deployment))
    throw new LaunchProblem('deployment', String(deployment).slice(0, 100));
  if (payload.sub === undefined) throw new LaunchProblem('person', 'sub is missing');
  const parsed = claims.safeParse(storable(payload));
  if (!parsed.success) throw new LaunchProblem('token', z.prettifyError(parsed.error).slice(0, 500));
  return messageOf(parsed.data, origin);
}

async function verified(idToken: string, platform: Platform, keys: PlatformKeys): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keys(platform.keysUrl), {
      algorithms: ALGORITHMS,
      issuer: platform.issuer,
      audience: platform.clientId,
      requiredClaims: ['exp', 'iat', 'nonce'],
      maxTokenAge: LTI_MESSAGE_AGE_S,
      clockTolerance: LTI_CLOCK_TOLERANCE_S,
    });
    return payload;
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) throw new LaunchProblem('state', 'the token has ended');
    const isToken = cause instanceof errors.JOSEError && !(cause instanceof errors.JWKSTimeout);
    throw new LaunchProblem(isToken ? 'token' : 'keys', cause instanceof Error ? cause.message : String(cause));
  }
}

/** Only links can be returned, to an address that a form may be sent to. */
function rejectRequest(settings: Claims[typeof CLAIM.deepLinking]): void {
  if (settings === undefined) throw new LaunchProblem('token', 'deep linking settings are missing');
  if (settings.accept_types?.includes('ltiResourceLink') === false)
    throw new LaunchProblem('refused', 'ltiResourceLink');
  if (!isPlatformAddress(settings.deep_link_return_url))
    throw new LaunchProblem('target', settings.deep_link_return_url);
}

/** Where a column of the gradebook can be created for this link, which has none. */
function columnsOf(claims: Claims): LaunchMessage['columns'] {
  const grades = claims[CLAIM.grades];
  const link = claims[CLAIM.resourceLink];
  const may = [SCORE_SCOPE, COLUMN_SCOPE].every((scope) => grades?.scope?.includes(scope) === true);
  if (!may || grades?.lineitem !== undefined || grades?.lineitems === undefined || link === undefined) return null;
  return { address: grades.lineitems, link: link.id };
}

function messageOf(claims: Claims, origin: string): LaunchMessage {
  const settings = claims[CLAIM.deepLinking];
  const isChoice = claims[CLAIM.messageType] === 'LtiDeepLinkingRequest';
  if (isChoice) rejectRequest(settings);
  const address = claims[CLAIM.targetLinkUri];
  if (address === undefined && !isChoice) throw new LaunchProblem('target', 'target_link_uri is missing');
  const there = isChoice ? { path: '/', target: null } : readTarget(address ?? '', origin);
  if (there === null) throw new LaunchProblem('target', address ?? '');
  const grades = claims[CLAIM.grades];
  const course = claims[CLAIM.context];
  const names = claims[CLAIM.names];
  return {
    subject: claims.sub,
    name: (claims.name ?? [claims.given_name, claims.family_name].filter(Boolean).join(' '))
      .trim()
      .slice(0, NAME_MAX_CHARS),
    email: claims.email ?? null,
    role: launchRole(claims[CLAIM.roles] ?? []),
    deployment: claims[CLAIM.deploymentId],
    ...there,
    lineItem: grades?.scope?.includes(SCORE_SCOPE) ? (grades.lineitem ?? null) : null,
    columns: columnsOf(claims),
    course:
      course === undefined
        ? null
        : {
            id: course.id,
            title: (course.title ?? course.label ?? '').slice(0, NAME_MAX_CHARS),
            membersUrl: names?.context_memberships_url ?? null,
          },
    choice:
      isChoice && settings !== undefined
        ? {
            returnUrl: settings.deep_link_return_url,
            data: settings.data ?? null,
            multiple: String(settings.accept_multiple) === 'true',
          }
        : null,
  };
}
