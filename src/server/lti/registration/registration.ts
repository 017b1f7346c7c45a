import * as z from 'zod/mini';
import { isPlatformAddress } from '#domain/lti/platform-address.rule.ts';
import { LTI_PLATFORM_RESOURCE } from '#domain/platform/resources/lti-platform.resource.ts';
import { storable } from '#domain/platform/storable.ts';
import { NAME_MAX_CHARS } from '#domain/users/user.limits.ts';
import type { OutboundFetch, OutboundResponse } from '../../platform/outbound/outbound-fetch.ts';
import { COLUMN_SCOPE, MEMBERS_SCOPE, SCORE_SCOPE } from '../launch/claims.ts';
import { LaunchProblem } from '../launch/launch-problem.ts';
import type { PlatformValues } from './registration.commands.ts';

/* Dynamic Registration 1.0, as a tool: a platform's configuration, and this product's registration. */

const PLATFORM = 'https://purl.imsglobal.org/spec/lti-platform-configuration';
const TOOL = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const SCOPES = [MEMBERS_SCOPE, COLUMN_SCOPE, SCORE_SCOPE];

const text = z.string().check(z.minLength(1), z.maxLength(500));
const address = text.check(z.refine(isPlatformAddress, 'is not an address that starts with https://'));
const configurationSchema = z.object({
  issuer: text,
  authorization_endpoint: address,
  registration_endpoint: address,
  jwks_uri: address,
  token_endpoint: address,
  authorization_server: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  scopes_supported: z.optional(z.array(z.string()).check(z.maxLength(500))),
  [PLATFORM]: z.optional(z.object({ product_family_code: z.optional(z.string()) })),
});

/** A platform's configuration. */
export type PlatformConfiguration = z.infer<typeof configurationSchema>;

/** Fetches a platform's configuration. Throws `LaunchProblem`. */
export async function readConfiguration(outboundFetch: OutboundFetch, where: string): Promise<PlatformConfiguration> {
  if (where.length > 2_000 || !isPlatformAddress(where))
    throw new LaunchProblem('configuration', `openid_configuration: ${where.slice(0, 100)}`);
  const answer = await sendRequest(
    () => outboundFetch(where, { headers: { accept: 'application/json' } }),
    'configuration',
  );
  const read = configurationSchema.safeParse(jsonOf(answer, 'configuration'));
  if (!read.success) throw new LaunchProblem('configuration', z.prettifyError(read.error).slice(0, 500));
  return read.data;
}

/** Whether the platform's endpoints are on the issuer's host; if not, the admin has to check them. */
export const isAtHome = ({ issuer }: PlatformConfiguration, where: string): boolean =>
  URL.parse(issuer)?.host === URL.parse(where)?.host;

const answerSchema = z.object({
  client_id: text,
  deployment_id: z.optional(z.string().check(z.maxLength(255))),
  [TOOL]: z.optional(z.object({ deployment_id: z.optional(z.string().check(z.maxLength(255))) })),
});

/**
 * Registers this product with a platform, and returns the platform's registration here. Throws `LaunchProblem`.
 * @param origin of this server
 * @param token the platform's permission to register, which it gave to the browser
 */
export async function registerWith(
  outboundFetch: OutboundFetch,
  configuration: PlatformConfiguration,
  { origin, token }: { readonly origin: string; readonly token: string | null },
): Promise<PlatformValues> {
  const answer = await sendRequest(
    () =>
      outboundFetch(configuration.registration_endpoint, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', accept: 'application/json' },
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(toolConfiguration(configuration, origin)),
      }),
    'registration',
  );
  const read = answerSchema.safeParse(storable(jsonOf(answer, 'registration')));
  if (!read.success) throw new LaunchProblem('registration', z.prettifyError(read.error).slice(0, 500));
  const values = LTI_PLATFORM_RESOURCE.schema.safeParse(
    storable({
      name: nameOf(configuration),
      school: null,
      issuer: configuration.issuer,
      clientId: read.data.client_id,
      deployments: read.data[TOOL]?.deployment_id ?? read.data.deployment_id ?? '',
      authorizationUrl: configuration.authorization_endpoint,
      tokenUrl: configuration.token_endpoint,
      keysUrl: configuration.jwks_uri,
      // Not every platform sends an audience; then token requests use its endpoint.
      audience: isPlatformAddress(configuration.authorization_server ?? '') ? configuration.authorization_server : '',
    }),
  );
  if (!values.success) throw new LaunchProblem('registration', z.prettifyError(values.error).slice(0, 500));
  const { school: _, ...platform } = values.data;
  return platform;
}

/** `Moodle (school.example.org)`. */
function nameOf({ issuer, [PLATFORM]: about }: PlatformConfiguration): string {
  const family = (about?.product_family_code ?? '').trim();
  const host = URL.parse(issuer)?.host ?? issuer;
  return (family === '' ? host : `${family.charAt(0).toUpperCase()}${family.slice(1)} (${host})`)
    .replace(/\s+/g, ' ')
    .slice(0, NAME_MAX_CHARS);
}

/** This product's registration: addresses, how requests are signed, and the requested services. */
function toolConfiguration({ scopes_supported: offered }: PlatformConfiguration, origin: string) {
  const launch = `${origin}/lti/launch`;
  return {
    application_type: 'web',
    client_name: 'Lectern',
    client_uri: origin,
    initiate_login_uri: `${origin}/lti/login`,
    redirect_uris: [launch],
    jwks_uri: `${origin}/lti/jwks`,
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    token_endpoint_auth_method: 'private_key_jwt',
    scope: SCOPES.filter((scope) => offered === undefined || offered.includes(scope)).join(' '),
    [TOOL]: {
      domain: new URL(origin).host,
      description: 'Quizzes, exam papers and assignments',
      target_link_uri: `${origin}/`,
      claims: ['iss', 'sub', 'name', 'given_name', 'family_name', 'email'],
      messages: [
        { type: 'LtiResourceLinkRequest', target_link_uri: `${origin}/` },
        { type: 'LtiDeepLinkingRequest', target_link_uri: launch, label: 'Lectern', placements: ['ContentArea'] },
      ],
    },
  };
}

type Step = 'configuration' | 'registration';

async function sendRequest(ask: () => Promise<OutboundResponse>, step: Step): Promise<OutboundResponse> {
  let answer: OutboundResponse;
  try {
    answer = await ask();
  } catch (cause) {
    throw new LaunchProblem(step, cause instanceof Error ? cause.message : String(cause));
  }
  if (answer.status !== 200 && answer.status !== 201) throw new LaunchProblem(step, `status ${answer.status}`);
  return answer;
}

function jsonOf({ text: body }: OutboundResponse, step: Step): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new LaunchProblem(step, 'the answer is no JSON');
  }
}
