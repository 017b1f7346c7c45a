import * as z from 'zod/mini';
import { type BodyOf, itemType, QUESTION_TYPES } from '../types/registry.ts';
import type { QuestionText } from './question-draft.schema.ts';

/**
 * Problems with which a question should not be published. The codes (`imageUndescribed`, `sameLabel` …) have messages
 * in the catalogue of texts.
 */
export type LintRule =
  | 'imageUndescribed'
  | 'pictureNamedByFile'
  | 'headerMissing'
  | 'rowHeaderMissing'
  | 'sameLabel'
  | 'labelSaysNothing'
  | 'stemLong'
  | 'choiceLong'
  | 'formulaOpen'
  | 'linkSaysNothing'
  | 'choicesShuffled'
  | 'rightChoiceLongest'
  | 'explanationMissing'
  | 'barriersBySight';

export type Lint = {
  readonly path: string;
  readonly rule: LintRule;
  /** `must` blocks publishing: some students could not answer the question. `should` is advice. */
  readonly level: 'must' | 'should';
};

const STEM_LONG_CHARS = 2_000;
const CHOICE_LONG_CHARS = 300;
/** A correct choice this many times as long as the longest incorrect one gives itself away. */
const LONGER_CHOICE_FACTOR = 1.8;
const LONG_CHOICE_MIN_CHARS = 40;

const IMAGE = /!\[([^[\]]*)\]\([^()]*\)/g;
const FILE_NAME = /^\S+\.(png|jpe?g|gif|webp|svg)$/i;
const MEANINGLESS_ALT = /^(image|picture|figure|photo|diagram|graph|bild|abbildung|foto|grafik)\s*\d*$/i;
const LINK = /(?<!!)\[([^[\]]+)\]\([^()]+\)/g;
const EMPTY_LINK = /^(here|click here|link|this|more|hier|mehr|klick hier)$/i;
const OF_THE_ABOVE = /\b(all|none|both|neither) of (the above|these)\b|\b(alle|keine) der (obigen|genannten)\b/i;
const REFERS_TO_SIGHT =
  /\b(the|in) (red|green|blue|yellow|orange|purple) (one|line|part|area|box|curve|circle)\b|\b(rote|grüne|blaue|gelbe)[nrs]? (Linie|Fläche|Kurve|Kreis|Feld)\b/i;

type Named = { readonly path: string; readonly text: string };

/** Everything to correct before students see the question, with blocking findings first. */
export function lintQuestion(item: QuestionText): readonly Lint[] {
  const texts = markdownOf(item);
  const found = [
    ...texts.flatMap(lintMarkdown),
    ...lintBody(item),
    ...(item.stem.length > STEM_LONG_CHARS ? [should('stem', 'stemLong')] : []),
    ...((item.explanation ?? '') === '' ? [should('explanation', 'explanationMissing')] : []),
  ];
  return found.toSorted((a, b) => Number(b.level === 'must') - Number(a.level === 'must'));
}

/** Whether no finding blocks publishing. */
export const isPublishable = (lints: readonly Lint[]): boolean => lints.every(({ level }) => level === 'should');

const must = (path: string, rule: LintRule): Lint => ({ path, rule, level: 'must' });
const should = (path: string, rule: LintRule): Lint => ({ path, rule, level: 'should' });

function markdownOf({ stem, body, explanation, hints }: QuestionText): Named[] {
  return [
    { path: 'stem', text: stem },
    { path: 'explanation', text: explanation ?? '' },
    ...hints.map((text, at) => ({ path: `hints.${at}`, text })),
    ...textsIn(body, 'body'),
  ];
}

/** Every text in a value at any depth, with its path. */
function textsIn(value: unknown, path: string): Named[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return Object.entries(value ?? {}).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
}

function lintMarkdown({ path, text }: Named): Lint[] {
  const images = [...text.matchAll(IMAGE)].map(([, alt = '']) => alt.trim());
  return [
    ...(images.some((alt) => alt === '' || MEANINGLESS_ALT.test(alt)) ? [must(path, 'imageUndescribed')] : []),
    ...(images.some((alt) => FILE_NAME.test(alt)) ? [must(path, 'pictureNamedByFile')] : []),
    ...(hasHeadlessTable(text) ? [must(path, 'headerMissing')] : []),
    ...(hasOpenFormula(text) ? [must(path, 'formulaOpen')] : []),
    ...([...text.matchAll(LINK)].some(([, words = '']) => EMPTY_LINK.test(words.trim()))
      ? [should(path, 'linkSaysNothing')]
      : []),
    ...(REFERS_TO_SIGHT.test(text) ? [should(path, 'barriersBySight')] : []),
  ];
}

/** A table of Markdown with a column that has no heading. */
function hasHeadlessTable(text: string): boolean {
  const lines = text.split('\n');
  return lines.some((line, at) => {
    const isRule = line.includes('|') && cellsOfRow(line).every((cell) => /^:?-{2,}:?$/.test(cell));
    const head = lines[at - 1];
    if (!isRule || head === undefined) return false;
    return cellsOfRow(head).includes('');
  });
}

/** The cells of a row; bars at its edges are optional. */
const cellsOfRow = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim());

/** Unmatched delimiters of formulas. An escaped dollar sign is money. */
const hasOpenFormula = (text: string): boolean => (text.replace(/\\\$/g, '').match(/\$/g)?.length ?? 0) % 2 === 1;

const choicesSchema = z.object({
  choices: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Types without it have an order of their own. */
  keepOrder: z._default(z.boolean(), true),
});
const choicesKeySchema = z.object({ choices: z.array(z.string()) });
const spotsSchema = z.object({ spots: z.array(z.object({ text: z.string() })) });

/** The checks of a type besides those of its texts, if its body has the form of the type. */
function lintBody({ type, body, key }: QuestionText): Lint[] {
  const { lint, ...schemas } = itemType(type);
  if (!schemas.body.safeParse(body).success) return [];
  switch (lint) {
    case null:
      return [];
    case 'choices':
      return lintChoices(choicesSchema.parse(body));
    case 'single-choice': {
      const offered = choicesSchema.parse(body);
      const right = schemas.key.safeParse(key).success ? choicesKeySchema.parse(key).choices : null;
      return [...lintChoices(offered), ...(right === null ? [] : lintLongCorrectChoice(offered, right))];
    }
    case 'spots':
      return lintSpots(spotsSchema.parse(body));
    case 'table':
      return lintTable(QUESTION_TYPES.table.body.parse(body));
  }
}

type Offered = z.infer<typeof choicesSchema>;

function lintChoices({ choices, keepOrder }: Offered): Lint[] {
  const texts = choices.map(({ text }) => text.trim().toLowerCase());
  return [
    ...texts.flatMap((text, at) => (texts.indexOf(text) < at ? [must(`body.choices.${at}.text`, 'sameLabel')] : [])),
    ...choices.flatMap(({ text }, at) =>
      text.length > CHOICE_LONG_CHARS ? [should(`body.choices.${at}.text`, 'choiceLong')] : [],
    ),
    ...(!keepOrder && choices.some(({ text }) => OF_THE_ABOVE.test(text))
      ? [should('body.keepOrder', 'choicesShuffled')]
      : []),
  ];
}

function lintLongCorrectChoice({ choices }: Offered, correct: readonly string[]): Lint[] {
  const length = (right: boolean): number =>
    Math.max(0, ...choices.filter(({ id }) => correct.includes(id) === right).map(({ text }) => text.length));
  const isConspicuous = length(true) >= LONG_CHOICE_MIN_CHARS && length(true) > LONGER_CHOICE_FACTOR * length(false);
  return isConspicuous ? [should('body.choices', 'rightChoiceLongest')] : [];
}

function lintSpots({ spots }: z.infer<typeof spotsSchema>): Lint[] {
  const texts = spots.map(({ text }) => text.trim().toLowerCase());
  return texts.flatMap((text, at) => [
    ...(texts.indexOf(text) < at ? [must(`body.spots.${at}.text`, 'sameLabel')] : []),
    ...(/^(spot|place|point|ort|stelle|punkt)?\s*\d*$/.test(text)
      ? [must(`body.spots.${at}.text`, 'labelSaysNothing')]
      : []),
  ]);
}

function lintTable({ columns, rows }: BodyOf<'table'>): Lint[] {
  return [
    ...columns.flatMap((text, at) =>
      at > 0 && text.trim() === '' ? [must(`body.columns.${at}`, 'headerMissing')] : [],
    ),
    ...rows.flatMap(([first], at) =>
      first !== undefined && 'text' in first && first.text.trim() === ''
        ? [must(`body.rows.${at}.0`, 'rowHeaderMissing')]
        : [],
    ),
  ];
}
