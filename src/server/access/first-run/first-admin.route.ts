import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import { signUpSchema } from '#domain/access/new-password.schema.ts';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '#domain/access/sign-in.limits.ts';
import { languageFor } from '#domain/platform/language.ts';
import { NAME_MAX_CHARS } from '#domain/users/user.limits.ts';
import { requestedLanguagesOf } from '../../platform/http/request-origin.ts';
import { isListedPassword } from '../new-password.ts';
import { createFirstAdmin, isFirstAdminTokenValid } from './first-admin.commands.ts';
import {
  type FieldProblems,
  firstAdminCreatedPage,
  firstAdminForm,
  firstAdminLinkEndedPage,
} from './first-admin.page.ts';
import { FIRST_ADMIN_TEXTS } from './first-admin.texts.ts';

export const FIRST_RUN_PATH = '/first-run';

const FORM_MAX_BYTES = 4_000;

/** The address contains the token, so it is sent to no other site and the page is not cached. */
const sendPage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(html);

/** `/first-run`: the operator's one-time link, which creates the first administrator. */
export async function addFirstAdminRoute(app: FastifyInstance, pool: pg.Pool): Promise<void> {
  await app.register(async (within) => {
    within.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    within.get<{ Querystring: { token?: unknown } }>(FIRST_RUN_PATH, async (request, reply) => {
      const language = languageFor(requestedLanguagesOf(request));
      const { token } = request.query;
      if (typeof token !== 'string' || !(await isFirstAdminTokenValid(pool, token)))
        return sendPage(reply, firstAdminLinkEndedPage(language), 404);
      return sendPage(reply, firstAdminForm(language, { token, name: '', email: '', problems: {} }));
    });

    within.post<{ Body: URLSearchParams | null }>(FIRST_RUN_PATH, async (request, reply) => {
      const language = languageFor(requestedLanguagesOf(request));
      const t = FIRST_ADMIN_TEXTS[language];
      const passwordProblem = t.problems.password({ min: PASSWORD_MIN_CHARS, max: PASSWORD_MAX_CHARS });
      const field = (name: string): string => request.body?.get(name)?.replaceAll('\0', '') ?? '';
      const [token, name, email] = [field('token'), field('name'), field('email')];
      const again = (problems: FieldProblems): FastifyReply =>
        sendPage(reply, firstAdminForm(language, { token, name, email, problems }), 400);
      if (!(await isFirstAdminTokenValid(pool, token))) return sendPage(reply, firstAdminLinkEndedPage(language), 404);

      const account = signUpSchema.safeParse({ name, email, password: field('password') });
      if (!account.success) {
        const wrong = new Set(account.error.issues.map(({ path }) => path[0]));
        return again({
          ...(wrong.has('name') && { name: t.problems.name({ max: NAME_MAX_CHARS }) }),
          ...(wrong.has('email') && { email: t.problems.email }),
          ...(wrong.has('password') && { password: passwordProblem }),
        });
      }
      if (isListedPassword(account.data.password)) return again({ password: passwordProblem });
      const outcome = await createFirstAdmin(pool, { token, language, account: account.data });
      if (outcome === 'emailTaken') return again({ email: t.emailTaken });
      if (outcome === 'linkEnded') return sendPage(reply, firstAdminLinkEndedPage(language), 404);
      return sendPage(reply, firstAdminCreatedPage(language));
    });
  });
}
