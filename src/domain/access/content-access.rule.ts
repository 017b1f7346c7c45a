import { problemText } from '../platform/problem.ts';
import type { ContentType } from './content-type.ts';

/** The properties of a user that the rule needs; the user of the session has them. */
export type AccessFacts = {
  readonly userRole: string;
  readonly free_topics: readonly string[];
  readonly standard_plan_purchased: boolean;
  readonly standard_plan: { readonly permission: Readonly<Partial<Record<ContentType, boolean>>> } | null;
  readonly pro_plan_purchased: boolean;
  readonly purchased_subjects: readonly string[];
};

/** The requested content. A subject or topic that does not apply is null. */
export type AccessRequest = {
  readonly type: ContentType;
  readonly topic: string | null;
  readonly subject: string | null;
};

export type AccessRefusal = { readonly allowed: false; readonly toast: string; readonly go: '/pricing' };

export type AccessDecision = { readonly allowed: true } | AccessRefusal;

export const TOAST_NEEDS_PRO = problemText('needsProPlan');
export const TOAST_NEEDS_ANY = problemText('needsAnyPlan');

/**
 * Whether a user may open this content. Requirement, section 5, line by line; the toasts are those of section 8. Used
 * by the router, the server and `npm run decide` alike.
 */
export function decideAccess(user: AccessFacts | null, request: AccessRequest): AccessDecision {
  if (user !== null && isAllowed(user, request)) return { allowed: true };
  return accessRefusal(user);
}

/** How a user is informed that no plan of theirs opens the content, also if the server said so. */
export function accessRefusal(user: Pick<AccessFacts, 'standard_plan_purchased'> | null): AccessRefusal {
  const toast = user?.standard_plan_purchased === true ? TOAST_NEEDS_PRO : TOAST_NEEDS_ANY;
  return { allowed: false, toast, go: '/pricing' };
}

function isAllowed(user: AccessFacts, { type, topic, subject }: AccessRequest): boolean {
  if (user.userRole !== 'student') return true;
  const topicIsFree = topic !== null && user.free_topics.includes(topic);
  if (topicIsFree) return true;
  if (type === 'short' && user.free_topics.length > 0) return true;
  if (user.standard_plan_purchased && user.standard_plan?.permission[type] === true) return true;
  return user.pro_plan_purchased && (subject === null || user.purchased_subjects.includes(subject));
}
