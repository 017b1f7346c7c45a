import type { ImportReason } from '../import-reason.ts';
import { type KeyEntry, sourceOf } from './answer-key.ts';
import { type Block, emphasesOf, plainOf, type RichText, textRun } from './document.ts';
import { joined, type RecognisedDraft, type TextAnswer } from './draft-answer.ts';
import { allowsSeveral, isTruthLine, offersTruth, truthOf } from './line-kinds.ts';
import { type MarkedChoices, markedChoices, sameChoices, withoutSign } from './marked-choices.ts';
import { namedChoices } from './named-choices.ts';
import { letterAt, type QuestionDraft } from './question-draft.ts';
import type { RecognisedQuestion } from './recognised-question.ts';
import { recogniseTyped } from './typed-draft.ts';
import { isStructured, structuredQuestion } from './written-draft.ts';

/** The question of a draft, or the reason why it is refused. `entry`: its answer in the key at the end. */
export function recogniseDraft(draft: QuestionDraft, entry: KeyEntry | null): RecognisedDraft | ImportReason {
  if (draft.stem.length === 0) return { code: 'questionTextMissing' };
  const explanation = draft.explanation.length === 0 ? null : joined(draft.explanation.map(({ runs }) => runs));
  const inferred = [...draft.inferred];
  const answers: TextAnswer[] = [
    ...draft.answers.map(({ line, runs }) => ({
      ...{ text: plainOf(runs).trim(), runs },
      by: { code: 'keyFromAnswerLine' as const, line },
    })),
    ...(entry === null
      ? []
      : [
          {
            text: entry.answer,
            runs: [textRun(entry.answer)],
            by: { code: 'keyFromKeyTable' as const, line: entry.line },
          },
        ]),
  ];
  if (isStructured(draft)) {
    inferred.push({ code: 'lettersAsParts' });
    return { question: structuredQuestion(draft), explanation, inferred, lost: [] };
  }
  if (draft.choices.length > 0) {
    const read = choiceQuestion(draft, answers);
    if ('code' in read) return read;
    // A list of points in the question's text.
    if (read.question !== null)
      return {
        ...read,
        question: read.question,
        explanation: explanation ?? read.explanation,
        inferred: [...inferred, ...read.inferred],
        lost: lostMarks(draft),
      };
  }
  const isListed = draft.choices.length > 0;
  const whole = isListed
    ? { ...draft, stem: [...draft.stem, ...draft.choices.flatMap(({ paragraphs }) => paragraphs)] }
    : draft;
  const read = recogniseTyped(whole, [...answers, ...truthLineAnswer(draft)]);
  if ('code' in read) return read;
  const lost = read.question.type === 'written' ? [] : lostMarks(draft);
  return { question: read.question, explanation, inferred: [...inferred, ...read.inferred], lost };
}

const lostMarks = ({ marks }: QuestionDraft): readonly ImportReason[] =>
  marks === null || marks === 1 ? [] : [{ code: 'marksDropped', marks }];

type ChoiceDraft = {
  readonly question: RecognisedQuestion | null;
  readonly explanation: RichText | null;
  readonly inferred: readonly ImportReason[];
};

/** A question with choices. `question` is null: its bullets are a list in its text. */
function choiceQuestion(draft: QuestionDraft, answers: readonly TextAnswer[]): ChoiceDraft | ImportReason {
  const choices = draft.choices.map(withoutSign);
  const texts = choices.map(({ paragraphs }) => sourceOf(paragraphs).trim());
  const isLettered = draft.choices.every(({ letter }) => letter !== null);
  const marked = markedChoices(choices);
  const inferred: ImportReason[] = [];
  const keys: MarkedChoices[] = [...marked];
  let rest = '';
  for (const { text, by } of answers) {
    const named = namedChoices(text, texts);
    if (named === 'contradiction') return { code: 'keyNotUnderstood', answer: text };
    if (named === null) {
      if (!isLettered && marked.length === 0) return { question: null, explanation: null, inferred: [] };
      return { code: 'keyNotUnderstood', answer: text };
    }
    keys.push({ correct: named.correct, by });
    if (named.rest !== '') rest = named.rest;
  }
  const [key, ...others] = keys;
  if (key === undefined) {
    if (!isLettered) return { question: null, explanation: null, inferred: [] };
    return { code: 'keyNotFound' };
  }
  if (choices.length < 2) return { code: 'singleChoiceOnly' };
  const other = others.find(({ correct }) => !sameChoices(correct, key.correct));
  if (other !== undefined) return { code: 'keysContradict', first: lettersOf(key), second: lettersOf(other) };
  inferred.push(...keys.map(({ by }) => by));
  const { correct } = key;
  const explanation = rest === '' ? null : [textRun(rest)];
  if (rest !== '') inferred.push({ code: 'restAsExplanation' });
  const truths = texts.map((text) => truthOf(text, texts.length === 2));
  const [first, second] = truths;
  if (texts.length === 2 && correct.length === 1 && first != null && second != null && first !== second) {
    const answer = truths[correct[0] ?? 0] === true;
    return { question: { type: 'true-false', stem: draft.stem, answer }, explanation, inferred };
  }
  if (correct.length > 1) inferred.push({ code: 'severalCorrect', count: correct.length });
  const isMultiple = correct.length > 1 || allowsSeveral(sourceOf(draft.stem));
  const paragraphs: readonly (readonly Block[])[] = choices.map((choice) => withoutEmphasis(choice.paragraphs, keys));
  return {
    question: { type: 'choices', stem: draft.stem, choices: paragraphs, correct, isMultiple },
    explanation,
    inferred,
  };
}

const lettersOf = ({ correct }: MarkedChoices): string => correct.map(letterAt).join(', ');

/** Formatting that marks the correct choice would show it to students. */
function withoutEmphasis(blocks: readonly Block[], keys: readonly MarkedChoices[]): readonly Block[] {
  const shown = keys.flatMap(({ by }) => (by.code === 'keyFromEmphasis' ? [by.emphasis] : []));
  if (shown.length === 0) return blocks;
  return blocks.map((block) =>
    block.kind === 'table'
      ? block
      : {
          ...block,
          runs: block.runs.map((run) =>
            run.kind === 'text'
              ? { ...run, emphases: (run.emphases ?? []).filter((emphasis) => !shown.includes(emphasis)) }
              : run,
          ),
        },
  );
}

/** The marked word of a line `True   False`. */
function truthLineAnswer({ truthLine }: QuestionDraft): readonly TextAnswer[] {
  if (truthLine === null) return [];
  const words = truthLine.runs.filter((run) => run.kind === 'text' && /\w/.test(run.text));
  const marked = words.filter((run) => emphasesOf([run]).length > 0);
  const [word] = marked;
  const [emphasis] = word === undefined ? [] : emphasesOf([word]);
  if (word?.kind !== 'text' || marked.length !== 1 || emphasis === undefined || words.length < 2) return [];
  if (isTruthLine(word.text) || offersTruth(word.text)) return [];
  return [{ text: word.text.replace(/[/|\s☐□○]/g, ''), runs: [word], by: { code: 'keyFromEmphasis', emphasis } }];
}
