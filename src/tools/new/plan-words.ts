import { dialogPlan } from './dialog.ts';
import { emailPlan } from './email.ts';
import { errorPlan } from './error.ts';
import { machinePlan } from './machine.ts';
import type { Plan } from './plan.ts';
import { questionTypePlan } from './question-type.ts';
import { Refusal } from './refusal.ts';
import { topicFieldPlan } from './topic-field.ts';

type Kind = { readonly plan: (root: string, words: readonly string[]) => Plan; readonly words: number };
const KINDS = new Map<string, Kind>([
  ['question-type', { plan: questionTypePlan, words: 1 }],
  ['dialog', { plan: dialogPlan, words: 2 }],
  ['machine', { plan: machinePlan, words: 2 }],
  ['topic-field', { plan: topicFieldPlan, words: 2 }],
  ['email', { plan: emailPlan, words: 2 }],
  ['error', { plan: errorPlan, words: 2 }],
]);

/** What the words of `npm run new` create below a folder. Writes nothing. @throws Refusal if they are invalid */
export function planWords(root: string, [name = '', ...words]: readonly string[]): Plan {
  const kind = KINDS.get(name);
  const kinds = [...KINDS.keys()].join(', ');
  if (kind === undefined) throw new Refusal(`Give the kind, one of ${kinds}: npm run new -- question-type yes-no`);
  const extra = words[kind.words];
  if (extra !== undefined)
    throw new Refusal(`${JSON.stringify(extra)} is not expected. Names must not contain spaces.`);
  return kind.plan(root, words);
}
