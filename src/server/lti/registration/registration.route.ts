import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import type { Language } from '#domain/platform/language.ts';
import type { OutboundFetch } from '../../platform/outbound/outbound-fetch.ts';
import type { FormFields } from '../form-fields.ts';
import { sendPage } from '../launch/launch.page.ts';
import { readRegistrationLink, registerPlatform } from './registration.commands.ts';
import { CLOSE_DIGEST, confirmationPage, registeredPage } from './registration.page.ts';
import { isAtHome, type PlatformConfiguration, readConfiguration, registerWith } from './registration.ts';

type Parts = { readonly pool: pg.Pool; readonly outboundFetch: OutboundFetch };

/** What the platform adds to the address of the admin's link. */
const LINK = 'link';
const CONFIGURATION = 'openid_configuration';
const TOKEN = 'registration_token';

type Registering = {
  readonly fields: FormFields;
  readonly language: Language;
  /** Filled with the sites that may frame the page, so that problems can be shown there. */
  readonly known: (frames: readonly string[]) => void;
};

/** Sites that may frame the page: those of the address that the platform sent, and of its configuration. */
const framesFor = (where: string, configuration?: PlatformConfiguration): readonly string[] => [
  ...new Set(
    [where, configuration?.issuer, configuration?.authorization_endpoint, configuration?.registration_endpoint].flatMap(
      (address) => {
        const url = URL.parse(address ?? '');
        return url?.protocol.startsWith('http') === true ? [url.origin] : [];
      },
    ),
  ),
];

/**
 * Starts Dynamic Registration: fetches the platform's configuration, and asks the admin to confirm it. Throws
 * `LaunchProblem`.
 */
export async function startRegistration(
  { pool, outboundFetch }: Parts,
  reply: FastifyReply,
  { fields, language, known }: Registering,
): Promise<FastifyReply> {
  // Without a valid link, this server fetches nothing and may not be framed.
  const { school } = await readRegistrationLink(pool, fields[LINK] ?? '');
  const where = fields[CONFIGURATION] ?? '';
  known(framesFor(where));
  const configuration = await readConfiguration(outboundFetch, where);
  return sendPage(reply, {
    html: confirmationPage(language, {
      issuer: configuration.issuer,
      otherHost: isAtHome(configuration, where) ? null : (URL.parse(where)?.host ?? where),
      school,
      fields: { [LINK]: fields[LINK] ?? '', [CONFIGURATION]: where, [TOKEN]: fields[TOKEN] ?? '' },
    }),
    frames: framesFor(where, configuration),
  });
}

/** The admin has confirmed: registers both sides with each other. Throws `LaunchProblem`. */
export async function register(
  { pool, outboundFetch }: Parts,
  reply: FastifyReply,
  { fields, language, known, origin }: Registering & { readonly origin: string },
): Promise<FastifyReply> {
  const where = fields[CONFIGURATION] ?? '';
  let frames = framesFor(where);
  known(frames);
  const platform = await registerPlatform(pool, fields[LINK] ?? '', async () => {
    const configuration = await readConfiguration(outboundFetch, where);
    frames = framesFor(where, configuration);
    return registerWith(outboundFetch, configuration, { origin, token: fields[TOKEN] || null });
  });
  return sendPage(reply, {
    html: registeredPage(language, platform.deployments !== ''),
    frames,
    scriptDigest: CLOSE_DIGEST,
  });
}
