const PARTS = ['Context', 'Decision', 'Consequences', 'Alternatives considered'];
const LINES_MAX = 60;
const NAME = /^(\d{3})-([a-z]+)(?:-[a-z0-9]+)+\.md$/;
const NOT_A_VERB =
  /^(?:an?|the|this|that|these|those|one|two|no|not|only|every|each|all|what|which|who|when|where|why|how|it|its|we|our|own|readers|if)$/i;
/** Present participles and plural nouns, with the verbs that only look like them. */
const PARTICIPLE_OR_PLURAL = /(?:(?<!br|spr|str)ing|(?<![siu])s)$/i;

export const firstWordOf = (text: string): string => /^# \d{3} (\S+)/.exec(text)?.[1] ?? '';

/** Whether a word can begin an imperative title. A check of its shape, without a dictionary of verbs. */
export const isImperative = (word: string): boolean => !NOT_A_VERB.test(word) && !PARTICIPLE_OR_PLURAL.test(word);

/** What a decision record lacks; empty for a complete one. */
export function recordProblems(file: string, text: string): readonly string[] {
  const [, number, verb] = NAME.exec(file) ?? [];
  const first = firstWordOf(text);
  const parts = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const lines = text.trimEnd().split('\n').length;
  return [
    ...(number === undefined ? ['the file name is not NNN-imperative-title.md'] : []),
    ...(text.startsWith(`# ${number} `) ? [] : ['the heading does not start with the number of the file']),
    ...(verb === first.toLowerCase() ? [] : ['the file name does not start with the verb of the title']),
    ...(isImperative(first) ? [] : [`the title is not imperative: ${first}`]),
    ...(parts.join() === PARTS.join() ? [] : [`the four parts are ${PARTS.join(', ')}, not ${parts.join(', ')}`]),
    ...(lines <= LINES_MAX ? [] : [`it has ${lines} lines; a record has at most ${LINES_MAX} lines`]),
  ];
}
