import * as z from 'zod/mini';
import { ownEntry } from '../../platform/own-entry.ts';
import { TEXT_MAX_CHARS } from '../../platform/text.limits.ts';
import { acceptedSchema, isAccepted, isBlank, strictnessSchema, typedSchema } from '../answers/text.comparison.ts';
import { duplicateIds } from '../choices.schema.ts';
import { CHOICE_TEXT_MAX_CHARS, CHOICES_MAX, GAPS_MAX } from '../question.limits.ts';
import { defineQuestionType, type RuleProblem, scoreOfCredit, UNANSWERED } from './question-type.ts';

const gapSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/, 'a gap id consists of letters, digits and hyphens')),
  /** The choices; null if the answer is typed. */
  choices: z.nullable(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(CHOICE_TEXT_MAX_CHARS)))
      .check(z.minLength(2), z.maxLength(CHOICES_MAX)),
  ),
});

const keySchema = z.object({ gaps: z.record(z.string(), acceptedSchema), ...strictnessSchema });
type ClozeKey = z.infer<typeof keySchema>;

const GAP = /\{\{([\w-]{1,40})\}\}/g;

/** A text with blanks, `The {{organ}} pumps blood.`, each typed or chosen from a list. Every blank counts equally. */
export const cloze = defineQuestionType({
  body: z.object({
    text: z.string().check(z.minLength(1), z.maxLength(TEXT_MAX_CHARS)),
    gaps: z.array(gapSchema).check(z.minLength(1), z.maxLength(GAPS_MAX)),
  }),
  key: keySchema,
  response: z.object({ gaps: z.record(z.string(), typedSchema) }),
  blank: { body: { text: '', gaps: [] }, key: { gaps: {} } },
  marking: 'score',
  onPaper: 'blanks',
  lint: null,
  check: (body, key) => {
    const inText = [...body.text.matchAll(GAP)].map(([, id = '']) => ({ id }));
    return [
      ...duplicateIds(body.gaps, 'gaps', { part: 'clozeText' }),
      ...duplicateIds(inText, 'text', { part: 'clozeText' }),
      ...inText.filter(({ id }) => !body.gaps.some((gap) => gap.id === id)).map(({ id }) => unknownGap('text', id)),
      ...body.gaps.filter(({ id }) => !inText.some((gap) => gap.id === id)).map(({ id }) => gapNotInText(id)),
      ...body.gaps.filter(({ id }) => !Object.hasOwn(key.gaps, id)).map(({ id }) => unansweredGap(id)),
      ...Object.keys(key.gaps)
        .filter((id) => !body.gaps.some((gap) => gap.id === id))
        .map((id) => unknownGap('answer', id)),
      ...body.gaps
        .filter(
          ({ id, choices }) => choices !== null && ownEntry(key.gaps, id)?.some((entry) => !choices.includes(entry)),
        )
        .map(answerNotOffered),
    ];
  },
  fits: (body, { gaps }) =>
    Object.entries(gaps).every(([id, text]) => {
      const gap = body.gaps.find((entry) => entry.id === id);
      return gap !== undefined && (gap.choices === null || text === '' || gap.choices.includes(text));
    }),
  score: (body, key, { gaps }) => {
    const given = (id: string): string => ownEntry(gaps, id) ?? '';
    if (body.gaps.every(({ id }) => isBlank(given(id)))) return UNANSWERED;
    const right = body.gaps.filter(({ id }) => isGapCorrect(key, id, given(id))).length;
    return scoreOfCredit(right / body.gaps.length);
  },
});

/** Whether the answer in one blank is correct. */
export function isGapCorrect(key: ClozeKey, id: string, given: string): boolean {
  return isAccepted(given, ownEntry(key.gaps, id) ?? [], key);
}

/** A piece of a cloze text: text, or the id of a blank. */
export type ClozePiece = { readonly words: string } | { readonly gap: string };

/** A cloze text as paragraphs of pieces, in order. Blank lines separate paragraphs. */
export function clozeParagraphs(text: string): ClozePiece[][] {
  return text.split(/\n\s*\n/).map((paragraph) =>
    // Splitting at a pattern with a group returns the text between matches and the group in turn.
    paragraph
      .split(GAP)
      .map((piece, index): ClozePiece => (index % 2 === 0 ? { words: piece } : { gap: piece }))
      .filter((piece) => 'gap' in piece || piece.words !== ''),
  );
}

const unknownGap = (path: string, id: string): RuleProblem => ({
  path,
  reason: `"${id}" is not a gap of the question`,
  coded: { code: 'gapNotDefined', gap: id },
});
const gapNotInText = (id: string): RuleProblem => ({
  path: 'text',
  reason: `the gap "${id}" does not appear in the text`,
  coded: { code: 'gapNotInText', gap: id },
});
const unansweredGap = (id: string): RuleProblem => ({
  path: 'answer',
  reason: `the gap "${id}" has no answer`,
  coded: { code: 'gapUnanswered', gap: id },
});
const answerNotOffered = ({ id }: { readonly id: string }): RuleProblem => ({
  path: `answer.${id}`,
  reason: 'a correct answer is not among the choices',
  coded: { code: 'gapAnswerNotOffered', gap: id },
});
