import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import type { Language } from '#domain/platform/language.ts';
import { sendPage } from '../launch/launch.page.ts';
import type { OutboundFetch } from '../outbound-fetch.ts';
import { readRegistrationLink, registerPlatform } from './registration.commands.ts';
import { askingPage, CLOSE_DIGEST, registeredPage } from './registration.page.ts';
import { isAtHome, type PlatformConfiguration, readConfiguration, registerWith } from './registration.ts';

type Fields = Readonly<Record<string, string | undefined>>;
type Parts = { readonly pool: pg.Pool; readonly outboundFetch: OutboundFetch };

/** What the platform sends the browser with, beside the link that an admin made. */
const LINK = 'link';
const CONFIGURATION = 'openid_configuration';
const TOKEN = 'registration_token';

type Registering = {
  readonly fields: Fields;
  readonly language: Language;
  /** Hears whose page it stands in, for problems to be shown there. */
  readonly known: (frames: readonly string[]) => void;
};

/** Whose pages it may stand in: those of the address that the platform sent, and of what that says of itself. */
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

/** Dynamic Registration begins: the platform is asked what it is, and the admin whether it is the one. Throws `LaunchProblem`. */
export async function startRegistration(
  { pool, outboundFetch }: Parts,
  reply: FastifyReply,
  { fields, language, known }: Registering,
): Promise<FastifyReply> {
  // Without a link nobody makes this server ask anything, nor shows it within a page.
  const { school } = await readRegistrationLink(pool, fields[LINK] ?? '');
  const where = fields[CONFIGURATION] ?? '';
  known(framesFor(where));
  const configuration = await readConfiguration(outboundFetch, where);
  return sendPage(reply, {
    html: askingPage(language, {
      issuer: configuration.issuer,
      otherHost: isAtHome(configuration, where) ? null : (URL.parse(where)?.host ?? where),
      school,
      fields: { [LINK]: fields[LINK] ?? '', [CONFIGURATION]: where, [TOKEN]: fields[TOKEN] ?? '' },
    }),
    frames: framesFor(where, configuration),
  });
}

/** The admin has pressed: both sides are told of each other. Throws `LaunchProblem`. */
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
