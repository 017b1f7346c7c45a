import type { Written } from './gift/gift.writer.ts';
import { choiceId } from './interchange-item.ts';
import { lostTags } from './item-tags.ts';
import type { Question } from './question.schema.ts';
import { markdownToPlain } from './text/markdown-to-plain.ts';

/** A question as Aiken has it; null for everything but one right choice out of at most 26. */
export function writeAiken(question: Question): Written | null {
  if (question.type !== 'multiple-choice' || question.choices.length > 26) return null;
  const stem = markdownToPlain(question.stem).replace(/\n\s*\n/g, '\n');
  const rows = question.choices.map(({ text }, at) => `${choiceId(at)}. ${markdownToPlain(text).replace(/\s+/g, ' ')}`);
  const right = choiceId(question.choices.findIndex(({ id }) => question.answer.includes(id)));
  const lost = [
    ...(question.explanation ? ['the explanation'] : []),
    ...(question.hints !== undefined && question.hints.length > 0 ? ['hints'] : []),
    ...lostTags(question),
    ...(question.stem.includes('![') ? ['pictures'] : []),
    ...(question.weights === undefined ? [] : ['the weights of the choices: one choice alone is correct']),
    ...(question.keepOrder === true ? ['that the choices keep their order'] : []),
  ];
  return { text: `${stem}\n${rows.join('\n')}\nANSWER: ${right}\n\n`, lost };
}
