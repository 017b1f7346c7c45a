import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccessFacts, type AccessRequest, decideAccess } from '#domain/access/content-access.rule.ts';
import { CONTENT_TYPES } from '#domain/access/content-type.ts';

const booleans = [false, true];

/** All combinations of the facts that the rule may use: 5 roles, 8 types, and each condition true or false. */
function* everyCase(): Generator<{ user: AccessFacts; request: AccessRequest }> {
  const idLists = [[], ['other'], ['asked'], ['other', 'asked']];
  for (const userRole of ['student', 'teacher', 'schoolAdmin', 'admin', 'examiner'])
    for (const type of CONTENT_TYPES)
      for (const free_topics of idLists)
        for (const purchased_subjects of idLists)
          for (const standard_plan_purchased of booleans)
            for (const permitted of [null, undefined, false, true])
              for (const pro_plan_purchased of booleans)
                for (const topic of [null, 'asked'])
                  for (const subject of [null, 'asked']) {
                    const permission = permitted === undefined || permitted === null ? {} : { [type]: permitted };
                    const standard_plan = permitted === null ? null : { permission };
                    const plans = { standard_plan_purchased, standard_plan, pro_plan_purchased };
                    yield {
                      user: { userRole, free_topics, purchased_subjects, ...plans },
                      request: { type, topic, subject },
                    };
                  }
}

/** Section 5 of the requirement as a list of grounds, each of them sufficient; written from the text. */
function grounds(user: AccessFacts, { type, topic, subject }: AccessRequest): string[] {
  const topicFree = user.free_topics.some((free) => free === topic);
  const bought = user.purchased_subjects.some((id) => id === subject);
  const list: [string, boolean][] = [
    ['not a student', user.userRole !== 'student'],
    ['the topic is free', topicFree],
    ['a short, and any topic is free', type === 'short' && user.free_topics.length !== 0],
    ['the standard plan permits it', user.standard_plan_purchased && !!user.standard_plan?.permission[type]],
    ['the pro plan', user.pro_plan_purchased && (subject === null || bought || topicFree)],
  ];
  return list.filter(([, met]) => met).map(([ground]) => ground);
}

describe('access to content', () => {
  it('is decided as section 5 is worded, in every possible case', () => {
    let cases = 0;
    for (const { user, request } of everyCase()) {
      cases += 1;
      const decision = decideAccess(user, request);
      const because = grounds(user, request);
      expect(decision.allowed, JSON.stringify({ user, request, because })).toBe(because.length > 0);
    }
    expect(cases).toBe(5 * 8 * 4 * 4 * 2 * 4 * 2 * 2 * 2);
  });

  it('is denied with the toast of section 8 and a redirect to the plans', () => {
    const student: AccessFacts = {
      userRole: 'student',
      free_topics: [],
      standard_plan_purchased: false,
      standard_plan: null,
      pro_plan_purchased: false,
      purchased_subjects: [],
    };
    const request: AccessRequest = { type: 'audio', topic: 't1', subject: 's1' };
    const any = { allowed: false, toast: 'needsAnyPlan', go: '/pricing' };
    expect(decideAccess(student, request)).toEqual(any);
    expect(decideAccess(null, request)).toEqual(any);
    expect(decideAccess({ ...student, pro_plan_purchased: true }, request)).toEqual(any);
    expect(decideAccess({ ...student, standard_plan_purchased: true }, request)).toEqual({
      ...any,
      toast: 'needsProPlan',
    });
  });

  it('is denied to visitors, whatever is requested', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CONTENT_TYPES),
        fc.option(fc.string()),
        fc.option(fc.string()),
        (type, topic, subject) => {
          expect(decideAccess(null, { type, topic, subject }).allowed).toBe(false);
        },
      ),
    );
  });

  it('never shrinks after a purchase or when content becomes free', () => {
    for (const { user, request } of everyCase()) {
      if (!decideAccess(user, request).allowed) continue;
      const more = { ...user, free_topics: [...user.free_topics, 'new'], pro_plan_purchased: true };
      expect(decideAccess(more, request).allowed).toBe(true);
    }
  });
});
