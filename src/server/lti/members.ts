import * as z from 'zod/mini';
import { launchRole } from '#domain/lti/launch-role.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { storable } from '#domain/platform/storable.ts';
import { NAME_MAX_CHARS } from '#domain/users/user.limits.ts';
import { MEMBERS_SCOPE } from './launch/claims.ts';
import type { Platform } from './platform.queries.ts';
import type { Service } from './service.ts';

export type CourseMember = {
  readonly subject: string;
  readonly name: string;
  readonly role: 'student' | 'teacher';
  readonly isActive: boolean;
};

const PAGES_MAX = 100;
const PER_PAGE = '200';
const TYPE = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
const NO_NAMES = problemText('membersNotShared');

const text = z.string().check(z.maxLength(2_000));
const pageSchema = z.object({
  members: z.array(
    z.object({
      user_id: text.check(z.minLength(1), z.maxLength(255)),
      status: z.optional(text),
      roles: z.optional(z.array(text)),
      name: z.optional(text),
      given_name: z.optional(text),
      family_name: z.optional(text),
    }),
  ),
});

/** All members of a course, page by page, from the platform's own site. Throws `INVALID_INPUT` if it gives no list. */
export async function readCourseMembers(
  service: Service,
  platform: Platform,
  address: string,
): Promise<CourseMember[]> {
  const first = new URL(address);
  first.searchParams.set('limit', PER_PAGE);
  const members: CourseMember[] = [];
  let next: string | null = first.href;
  for (let page = 0; next !== null && page < PAGES_MAX; page += 1) {
    const { link, found } = await readPage(service, platform, next);
    members.push(...found);
    next = nextOf(link, first.origin);
  }
  return members;
}

async function readPage(service: Service, platform: Platform, address: string) {
  try {
    const {
      status,
      headers,
      text: body,
    } = await service(platform, MEMBERS_SCOPE, address, { headers: { accept: TYPE } });
    if (status !== 200) throw new Error(`${platform.name} did not return the members: status ${status}.`);
    const { members } = pageSchema.parse(storable(JSON.parse(body)));
    return { link: String(headers.link ?? ''), found: members.map(memberOf) };
  } catch (cause) {
    throw new ProductError('INVALID_INPUT', { cause, problem: NO_NAMES });
  }
}

function memberOf(member: z.infer<typeof pageSchema>['members'][number]): CourseMember {
  const name = (member.name ?? [member.given_name, member.family_name].filter(Boolean).join(' ')).trim();
  return {
    subject: member.user_id,
    name: name.slice(0, NAME_MAX_CHARS),
    role: launchRole(member.roles ?? []),
    isActive: member.status === undefined || member.status === 'Active',
  };
}

/** `<https://…?page=2>; rel="next"`, as long as it stays on the same site. */
function nextOf(link: string, origin: string): string | null {
  const links = [...link.matchAll(/<([^<>]+)>([^<>]*)/g)];
  const address = links.find(([, , parameters = '']) => /^\s*;[^,]*rel="?next"?/.test(parameters))?.[1];
  return address !== undefined && URL.parse(address)?.origin === origin ? address : null;
}
