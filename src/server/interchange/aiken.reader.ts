import { linesOf } from './gift/gift-pieces.ts';
import { choiceId, type Found, nameOf } from './interchange-item.ts';
import { escapeMarkdown, plainToMarkdown } from './text/markdown-escape.ts';

const CHOICE = /^\s*([A-Z])[.)]\s+(.*)$/;
const ANSWER = /^\s*ANSWER:\s*([A-Z])\s*$/i;

/** The questions of an Aiken file: what is asked, the choices `A.` or `A)`, and `ANSWER: A`. */
export function* readAiken(chunks: Iterable<string>): Generator<Found> {
  let stem: string[] = [];
  let choices: { letter: string; text: string }[] = [];
  let begun = 0;
  const clear = (): void => {
    stem = [];
    choices = [];
  };
  const problem = (reason: string): Found => ({ kind: 'problem', place: { line: begun, column: 1 }, reason });

  for (const { line, number } of linesOf(chunks)) {
    if (line.trim() === '') {
      if (choices.length > 0) {
        yield problem('its choices are not followed by "ANSWER: " and a letter');
        clear();
      } else if (stem.length > 0) stem.push('');
      continue;
    }
    if (stem.length === 0 && choices.length === 0) begun = number;
    const answer = ANSWER.exec(line)?.[1]?.toUpperCase();
    if (answer !== undefined) {
      yield questionOf(stem, choices, answer, begun) ?? problem(whyNot(stem, choices, answer));
      clear();
      continue;
    }
    const choice = stem.length === 0 ? null : CHOICE.exec(line);
    if (choice !== null) choices.push({ letter: choice[1] ?? '', text: (choice[2] ?? '').trim() });
    else if (choices.length === 0) stem.push(line);
    else {
      yield problem(`line ${number} is neither a choice nor "ANSWER: " and a letter`);
      clear();
      begun = number;
      stem.push(line);
    }
  }
  if (stem.length > 0 || choices.length > 0) yield problem('it ends without "ANSWER: " and a letter');
}

type Row = { readonly letter: string; readonly text: string };

function questionOf(lines: readonly string[], rows: readonly Row[], letter: string, line: number): Found | null {
  const right = rows.findIndex((row) => row.letter === letter);
  const asked = lines.join('\n').trim();
  if (right === -1 || rows.length < 2 || asked === '' || asked.includes('\ufffd')) return null;
  return {
    kind: 'question',
    place: { line, column: 1 },
    name: nameOf(asked),
    id: null,
    category: [],
    item: {
      type: 'multiple-choice',
      stem: plainToMarkdown(asked),
      choices: rows.map(({ text }, at) => ({ id: choiceId(at), text: escapeMarkdown(text, false) })),
      answer: [choiceId(right)],
    },
    lost: [],
  };
}

function whyNot(lines: readonly string[], rows: readonly Row[], letter: string): string {
  const asked = lines.join('').trim();
  if (asked === '') return 'it has no question before its choices';
  if (asked.includes('\ufffd')) return 'it holds bytes that are no UTF-8';
  return rows.length < 2 ? 'it has fewer than two choices' : `the answer ${letter} is no choice`;
}
