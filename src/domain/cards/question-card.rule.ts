import * as z from 'zod/mini';
import { CARD_SIDE_MAX_CHARS } from './card.limits.ts';
import type { CardNote } from './card-note.schema.ts';

/** A question as it is shown with its answer. */
export type ShownQuestion = {
  readonly stem: string;
  readonly body: unknown;
  /** Null if the answer key has not been shown: nothing of it is guessed. */
  readonly review: { readonly key: unknown; readonly explanation: string | null } | null;
};

const choiceBody = z.object({ choices: z.array(z.object({ id: z.string(), text: z.string() })) });
const choiceKey = z.object({ choices: z.array(z.string()) });
/** Values and expressions as the source writes them, and the text of a model answer. */
const writtenKey = z.object({ written: z.string() });
const modelKey = z.object({ modelAnswer: z.string() });

/** The correct answer, if it fits into a few words. */
function answerOf(body: unknown, key: unknown): string {
  const [offered, right] = [choiceBody.safeParse(body), choiceKey.safeParse(key)];
  if (offered.success && right.success) {
    return offered.data.choices
      .filter(({ id }) => right.data.choices.includes(id))
      .map(({ text }) => text)
      .join('\n\n');
  }
  const [value, model] = [writtenKey.safeParse(key), modelKey.safeParse(key)];
  if (value.success) return value.data.written;
  return model.success ? model.data.modelAnswer : '';
}

/**
 * The initial content of a card made from a question: the question on the front; the correct answer and the explanation
 * on the back.
 */
export const cardOfQuestion = ({ stem, body, review }: ShownQuestion): CardNote => ({
  kind: 'basic',
  front: stem.slice(0, CARD_SIDE_MAX_CHARS),
  back: [answerOf(body, review?.key), review?.explanation ?? '']
    .filter((part) => part !== '')
    .join('\n\n')
    .slice(0, CARD_SIDE_MAX_CHARS),
  typed: false,
});

/**
 * The initial content of a card made from a passage of a note: the passage is on the back, and the student writes the
 * question.
 */
export const cardOfPassage = (passage: string): CardNote => ({
  kind: 'basic',
  front: '',
  back: passage.slice(0, CARD_SIDE_MAX_CHARS),
  typed: false,
});
