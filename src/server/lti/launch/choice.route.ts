import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import { LTI_CHOICE_LIFE_S } from '#domain/lti/lti.limits.ts';
import type { Language } from '#domain/platform/language.ts';
import { digestOf } from '../../access/tokens.ts';
import type { FormFields } from '../form-fields.ts';
import { SCORE_MAXIMUM } from '../grades/grade-column.ts';
import { type Platform, platformColumns } from '../platform.queries.ts';
import type { Tool } from '../tool.ts';
import { choicePage, returningPage, SUBMIT_DIGEST } from './choice.page.ts';
import { type Choosable, readChoosableContent, readChosen } from './choice.queries.ts';
import { CLAIM } from './claims.ts';
import { saveLaunch } from './launch.commands.ts';
import { framesOf, sendPage } from './launch.page.ts';
import type { LaunchMessage } from './launch-message.ts';
import { LaunchProblem } from './launch-problem.ts';

const SEARCH_MAX_CHARS = 200;
const CHOSEN_MAX = 50;
const NAME = /^(quiz|paper|assignment)\.[0-9a-f-]{36}$/;

/** Starts Deep Linking 2.0: shows a teacher what can be added to the course. Throws `LaunchProblem`. */
export async function offerChoice(
  pool: pg.Pool,
  reply: FastifyReply,
  { platform, message, language }: { platform: Platform; message: LaunchMessage; language: Language },
): Promise<FastifyReply> {
  if (message.choice === null || message.role !== 'teacher') throw new LaunchProblem('role', message.role);
  const ticket = await saveLaunch(pool, platform.id, message, LTI_CHOICE_LIFE_S);
  return showChoice(pool, reply, { ticket, platform, message, language, fields: {}, isEmpty: false });
}

/** Searches again, or sends the signed selection back to the platform. Throws `LaunchProblem`. */
export async function claimChoice(
  { pool, keys }: { readonly pool: pg.Pool; readonly keys: Tool['keys'] },
  reply: FastifyReply,
  { fields, language, origin }: { fields: FormFields; language: Language; origin: string },
): Promise<FastifyReply> {
  const ticket = fields.ticket ?? '';
  const { platform, message } = await readTicket(pool, ticket);
  const { choice } = message;
  if (choice === null) throw new LaunchProblem('state', 'nothing is to be chosen');
  const isSent = fields.do === 'send';
  const names = namesIn(fields).slice(0, choice.multiple ? CHOSEN_MAX : 1);
  const chosen = isSent ? await readChosen(pool, await accountOf(pool, platform, message), names) : [];
  if (chosen.length === 0)
    return showChoice(pool, reply, { ticket, platform, message, language, fields, isEmpty: isSent });
  // A selection is sent once: a copy of the page is rejected.
  const { rowCount } = await pool.query('delete from platform_launches where code_digest = $1', [digestOf(ticket)]);
  if (rowCount === 0) throw new LaunchProblem('state', 'chosen already');
  const token = await keys.sign({
    ...{ iss: platform.clientId, aud: platform.issuer, nonce: randomUUID() },
    [CLAIM.deploymentId]: message.deployment,
    [CLAIM.messageType]: 'LtiDeepLinkingResponse',
    [CLAIM.version]: '1.3.0',
    [CLAIM.contentItems]: chosen.map((entry) => contentItem(entry, origin)),
    ...(choice.data !== null && { [CLAIM.deepLinkingData]: choice.data }),
  });
  return sendPage(reply, {
    html: returningPage(language, choice.returnUrl, token),
    frames: framesOf(platform, choice.returnUrl),
    formsTo: new URL(choice.returnUrl).origin,
    scriptDigest: SUBMIT_DIGEST,
  });
}

function contentItem({ kind, id, title: own, location, path }: Choosable, origin: string) {
  // Quizzes of many topics have the same name.
  const title = kind === 'quiz' ? `${location.split(' · ').at(-1)}: ${own}` : own;
  return {
    type: 'ltiResourceLink',
    title,
    url: `${origin}${path}`,
    window: { targetName: '_blank' },
    lineItem: { label: title, scoreMaximum: SCORE_MAXIMUM, resourceId: `${kind}.${id}` },
  };
}

const namesIn = ({ one, ...fields }: FormFields): string[] =>
  [...Object.keys(fields), one ?? ''].filter((name) => NAME.test(name));

type Choosing = {
  readonly ticket: string;
  readonly platform: Platform;
  readonly message: LaunchMessage;
  readonly language: Language;
  readonly fields: FormFields;
  readonly isEmpty: boolean;
};

async function showChoice(
  pool: pg.Pool,
  reply: FastifyReply,
  { ticket, platform, message, language, fields, isEmpty }: Choosing,
): Promise<FastifyReply> {
  const search = (fields.q ?? '').slice(0, SEARCH_MAX_CHARS);
  const chosenNames = namesIn(fields).slice(0, CHOSEN_MAX);
  const items = await readChoosableContent(pool, {
    userId: await accountOf(pool, platform, message),
    search,
    chosenNames,
  });
  const { multiple = false, returnUrl = null } = message.choice ?? {};
  return sendPage(reply, {
    html: choicePage(language, { ticket, search, items, chosen: new Set(chosenNames), multiple, isEmpty }),
    frames: framesOf(platform, returnUrl),
  });
}

async function readTicket(pool: pg.Pool, ticket: string): Promise<{ platform: Platform; message: LaunchMessage }> {
  const { rows } = await pool.query<Platform & { message: LaunchMessage }>(
    `select l.message, ${platformColumns('p')} from platform_launches l join platforms p on p.id = l.platform_id
     where l.code_digest = $1 and l.expires_at > now() and p.deleted_at is null`,
    [digestOf(ticket)],
  );
  if (rows[0] === undefined) throw new LaunchProblem('state', 'the choice has ended');
  const { message, ...platform } = rows[0];
  return { platform, message };
}

/** The teacher's account here, whose classes can be chosen from; null if there is none. */
async function accountOf(pool: pg.Pool, { id }: Platform, { subject }: LaunchMessage): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    `select u.id from platform_people pp join users u on u.id = pp.user_id and u.disabled_at is null and u.role = 'teacher'
     where pp.platform_id = $1 and pp.subject = $2`,
    [id, subject],
  );
  return rows[0]?.id ?? null;
}
