import { decideNavigation, type GuardAnswer } from '#client/access/guard.decision.ts';
import { type AccessDecision, decideAccess } from '#domain/access/content-access.rule.ts';
import { type Question, questionSchema } from './question.schema.ts';

export type Answer = GuardAnswer | AccessDecision | { readonly error: string };

/** Answers one question with the product's own code; unreadable questions get an `error`. */
export function answerQuestion(line: string): Answer {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return { error: 'This line is not JSON.' };
  }
  const question = questionSchema.safeParse(json);
  if (question.success) return decide(question.data);
  const [issue] = question.error.issues;
  const where = issue?.path.join('.') ?? '';
  return {
    error: `${where === '' ? 'The question' : `"${where}"`} is not valid: ${issue?.message ?? 'unknown'}.`,
  };
}

function decide(question: Question): GuardAnswer | AccessDecision {
  if (question.kind === 'guard') {
    const { path, access, token, user, pin, broken } = question;
    return decideNavigation({ path, access, token, user, pin, broken });
  }
  const { user, type, topic, subject } = question;
  return decideAccess(user, { type, topic, subject });
}
