/** Synthetic questions, as long as real ones, for benchmarking imports. */

const SUBJECTS = 10;
const TOPICS_A_SUBJECT = 20;
const WORDS = 'energy field force mass charge current motion wave light heat pressure volume'.split(' ');

const sentence = (seed: number, words: number): string =>
  Array.from({ length: words }, (_, at) => WORDS[(seed * 7 + at * 5 + (seed % 11) * at) % WORDS.length]).join(' ');

const choicesOf = (seed: number) =>
  ['A', 'B', 'C', 'D'].map((id, at) => ({ id, text: `${sentence(seed + at, 6)}, case ${seed}` }));

const FORMS: readonly ((seed: number) => { type: string; choices: unknown; answer: unknown })[] = [
  (seed) => ({ type: 'multiple-choice', choices: choicesOf(seed), answer: ['B'] }),
  (seed) => ({ type: 'multiple-response', choices: choicesOf(seed), answer: ['A', 'D'] }),
  (seed) => ({ type: 'true-false', choices: null, answer: seed % 2 === 0 }),
  (seed) => ({ type: 'short-answer', choices: null, answer: [sentence(seed, 2), `answer ${seed}`] }),
  (seed) => ({
    type: 'numeric',
    choices: null,
    answer: { value: seed / 8, unit: 'kJ', written: `${seed / 8}`, significantFigures: 3, tolerance: null },
  }),
  (seed) => ({
    type: 'matching',
    choices: choicesOf(seed),
    answer: [
      { text: `first ${seed}`, match: 'A' },
      { text: `second ${seed}`, match: 'C' },
    ],
  }),
  (seed) => ({ type: 'open', choices: null, answer: `${sentence(seed, 30)} $E = m c^2$` }),
];

/** Lines of a JSON Lines file, all types in turn, spread over two hundred topics. */
export function* syntheticLines(count: number): Generator<string> {
  for (let seed = 0; seed < count; seed += 1) {
    const topic = seed % (SUBJECTS * TOPICS_A_SUBJECT);
    const form = FORMS[seed % FORMS.length]?.(seed);
    yield `${JSON.stringify({
      id: `bench-${seed}`,
      subject: `Subject ${topic % SUBJECTS}`,
      topic: `Topic ${topic}`,
      subtopic: null,
      ...form,
      stem: `Given $v = s / t$: ${sentence(seed, 25)}? Case ${seed}.`,
      explanation: `${sentence(seed, 30)}.`,
      images: [],
      source: { work: 'Synthetic questions', author: 'Lectern', url: 'example.org' },
      licence: 'MIT',
      keepOrder: false,
    })}\n`;
  }
}
