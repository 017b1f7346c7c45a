import type { Pairs } from '#domain/questions/types/matching.question.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';

/** Pseudorandom numbers from 0 to 1 that are the same on every machine (mulberry32). */
export function drawer(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Json = Readonly<Record<string, unknown>>;
type Choices = readonly { readonly id: string }[];

const idsOf = (body: Json): string[] => ((body.choices ?? []) as Choices).map(({ id }) => id);

/** How an answer of a type is generated, correct or incorrect. Types without a row are left unanswered in the demo. */
const ANSWERS: Partial<
  Record<QuestionTypeName, (body: Json, key: Json, right: boolean, draw: () => number) => unknown>
> = {
  'multiple-choice': (body, key, right, draw) => {
    const keys = key.choices as readonly string[];
    const wrong = idsOf(body).filter((id) => !keys.includes(id));
    return { choice: right ? keys[0] : (wrong[Math.floor(draw() * wrong.length)] ?? null) };
  },
  'multiple-response': (body, key, right, draw) => {
    const keys = key.choices as readonly string[];
    return { choices: right ? keys : idsOf(body).filter((id) => keys.includes(id) === draw() < 0.6) };
  },
  'true-false': (_body, key, right) => ({ value: right ? key.value : key.value !== true }),
  numeric: (body, key, right) => ({
    text: `${right ? String(key.written) : String(Number(key.value) * 2 + 1)} ${typeof body.unit === 'string' ? body.unit : ''}`.trim(),
  }),
  'short-answer': (_body, key, right) => ({ text: right ? (key.accepted as readonly string[])[0] : 'I don’t know' }),
  matching: (body, key, right) => {
    const pairs = key.pairs as Pairs;
    const [first, ...rest] = Object.keys(pairs);
    if (right || first === undefined) return { pairs };
    const other = idsOf(body).find((id) => id !== pairs[first]);
    return { pairs: { ...Object.fromEntries(rest.map((prompt) => [prompt, pairs[prompt]])), [first]: other } };
  },
};

/** An answer to a question of the demo; null if it is left unanswered. */
export const demoResponse = (
  { type, body, key }: { readonly type: QuestionTypeName; readonly body: unknown; readonly key: unknown },
  right: boolean,
  draw: () => number,
): unknown => ANSWERS[type]?.(body as Json, key as Json, right, draw) ?? null;
