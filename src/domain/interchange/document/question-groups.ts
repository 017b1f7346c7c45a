import { type KeyEntry, keyEntries, keyTable } from './answer-key.ts';
import {
  type Block,
  cellText,
  type Paragraph,
  paragraphsOf,
  plainOf,
  sliceRuns,
  type Table,
  trimRuns,
} from './document.ts';
import {
  answerStart,
  choiceStart,
  explanationStart,
  isKeyHeading,
  isTruthLine,
  marksIn,
  numberedStart,
  offersTruth,
} from './line-kinds.ts';
import { splitChoices } from './one-line-choices.ts';
import { letterAt, newDraft, type QuestionDraft } from './question-draft.ts';

/** A document's lines by the question that they belong to, in order, and its key. */
export type QuestionGroups = {
  readonly parts: readonly (QuestionDraft | { readonly text: readonly Block[] })[];
  readonly key: readonly KeyEntry[];
};

/** Assigns every line of a document to a question, to the key at its end, or to none. */
export function groupQuestions(blocks: readonly Block[]): QuestionGroups {
  const grouping = new Grouping();
  for (const [at, block] of blocks.entries()) grouping.add(block, blocks[at + 1] ?? null);
  return grouping.end();
}

class Grouping {
  readonly #parts: (QuestionDraft | { text: Block[] })[] = [];
  readonly #key: KeyEntry[] = [];
  #draft: QuestionDraft | null = null;
  /** Text since the last question, which may belong to the next one. */
  #loose: Block[] = [];
  #isKey = false;
  /** Whether the line `Answer:` had no answer: the next line is it. */
  #expectsAnswer = false;
  #isExplaining = false;
  /** The number of the last question, and of the last entry of a list in its text. */
  #last = 0;
  #listed = 0;

  add(block: Block, next: Block | null): void {
    if (block.kind === 'table') {
      this.#table(block);
      return;
    }
    const text = plainOf(block.runs);
    if (text.trim() === '') return;
    if (!this.#isKey && isKeyHeading(text) && !startsChoices(next)) {
      this.#close();
      this.#isKey = true;
      return;
    }
    if (this.#isKey) this.#keyLine(block, text);
    else this.#paragraph(block, text);
  }

  end(): QuestionGroups {
    this.#close();
    return { parts: this.#parts, key: this.#key };
  }

  #keyLine(block: Paragraph, text: string): void {
    const entries = keyEntries(text, block.line);
    if (entries.length > 0) this.#key.push(...entries);
    else this.#parts.push({ text: [block] });
  }

  #table(table: Table): void {
    const key = keyTable(table, this.#isKey);
    if (key !== null) {
      this.#close();
      this.#isKey = true;
      this.#key.push(...key);
      return;
    }
    const cells = table.rows.map((row) => row.map(cellText));
    // Tables that only arrange choices or whole questions.
    const isLayout =
      choiceStart(cells[0]?.[0] ?? '')?.letter === 'A' ||
      (cells.length > 0 && cells.every(([first = '']) => /^\d{1,3}[.)]?$/.test(first)));
    if (isLayout) for (const paragraph of arranged(table)) this.add(paragraph, null);
    else if (this.#draft === null) this.#loose.push(table);
    else {
      this.#draft.source.push(table);
      this.#draft.stem.push(table);
    }
  }

  #paragraph(block: Paragraph, text: string): void {
    if (block.isHeading === true && numberedStart(text) === null) {
      this.#close();
      this.#loose.push(block);
      return;
    }
    const numbered = numberedStart(text);
    const isNext = block.startsBlock && numbered !== null;
    if (this.#expectsAnswer && this.#draft !== null && !isNext) {
      this.#expectsAnswer = false;
      this.#answer(this.#draft, block, 0);
      return;
    }
    if (numbered !== null && this.#startsQuestion(numbered.number, numbered.isNamed, block)) {
      this.#start(block, numbered.number, numbered.length);
      return;
    }
    const answer = answerStart(text);
    if (answer !== null && (this.#draft !== null || this.#loose.length > 0)) {
      this.#answer(this.#openDraft(block), block, answer);
      return;
    }
    const explanation = explanationStart(text);
    if (explanation !== null && this.#draft !== null) {
      this.#draft.source.push(block);
      this.#draft.explanation.push({ ...block, runs: trimRuns(sliceRuns(block.runs, explanation)) });
      this.#isExplaining = true;
      return;
    }
    const choice = choiceStart(text);
    if (choice !== null && this.#startsChoice(choice)) {
      this.#choices(block, choice.letter);
      return;
    }
    this.#text(block, text);
  }

  /** Whether a number starts a question; otherwise it counts a list in the text of one. */
  #startsQuestion(number: number, isNamed: boolean, block: Paragraph): boolean {
    const draft = this.#draft;
    if (isNamed || draft === null) return true;
    const hasAnswers = draft.choices.length > 0 || draft.answers.length > 0;
    if (hasAnswers || draft.number === null) return true;
    if (this.#listed > 0 && number === this.#listed + 1) {
      this.#listed = number;
      return false;
    }
    if (number === 1 && !block.startsBlock && this.#last > 0) {
      this.#listed = 1;
      draft.inferred.push({ code: 'listInQuestionText', line: block.line });
      return false;
    }
    return true;
  }

  #start(block: Paragraph, number: number, length: number): void {
    this.#close();
    const draft = newDraft(block.line, number);
    if (this.#last > 0 && number > this.#last + 1)
      draft.inferred.push({ code: 'numberSkipped', from: this.#last, to: number });
    this.#last = number;
    this.#open(draft);
    draft.source.push(block);
    this.#stem(draft, { ...block, runs: sliceRuns(block.runs, length), startsBlock: true });
  }

  #stem(draft: QuestionDraft, block: Paragraph): void {
    const marks = marksIn(plainOf(block.runs));
    if (marks !== null) draft.marks = (draft.marks ?? 0) + marks.marks;
    const runs = trimRuns(marks === null ? block.runs : sliceRuns(block.runs, marks.from, marks.to));
    if (runs.length > 0) draft.stem.push({ ...block, runs });
  }

  /** The question that an answer or a choice belongs to: the open one, or one that the text before it starts. */
  #openDraft(block: Paragraph): QuestionDraft {
    if (this.#draft !== null) return this.#draft;
    const from = this.#loose.findLastIndex((each) => each.kind === 'paragraph' && each.startsBlock);
    const stem = this.#loose.splice(Math.max(0, from));
    this.#leaveLoose();
    const draft = newDraft(stem[0]?.line ?? block.line, null);
    this.#open(draft);
    draft.inferred.push({ code: 'questionWithoutNumber' });
    draft.source.push(...stem);
    for (const each of stem) {
      if (each.kind === 'table') draft.stem.push(each);
      else this.#stem(draft, each);
    }
    return draft;
  }

  #open(draft: QuestionDraft): void {
    this.#draft = draft;
    this.#parts.push(draft);
    [this.#listed, this.#isExplaining, this.#expectsAnswer] = [0, false, false];
  }

  #answer(draft: QuestionDraft, block: Paragraph, length: number): void {
    draft.source.push(block);
    const runs = trimRuns(sliceRuns(block.runs, length));
    this.#expectsAnswer = runs.length === 0;
    if (runs.length > 0) draft.answers.push({ line: block.line, runs, after: draft.choices.length });
  }

  #startsChoice({ letter, isBullet }: NonNullable<ReturnType<typeof choiceStart>>): boolean {
    const draft = this.#draft;
    if (letter === null) return isBullet && (draft !== null || this.#loose.length > 0);
    if (letter === 'A') return draft !== null || this.#loose.length > 0;
    return draft !== null && letter === letterAt(draft.choices.length);
  }

  #choices(block: Paragraph, letter: string | null): void {
    if (letter === 'A' && this.#draft !== null && this.#draft.choices.length > 0) this.#startWithinChoice(this.#draft);
    const draft = this.#openDraft(block);
    draft.source.push(block);
    const pieces = letter === null ? [block] : splitChoices(block, draft.choices.length);
    if (pieces.length > 1) draft.inferred.push({ code: 'choicesOnOneLine', line: block.line });
    for (const piece of pieces) {
      const start = choiceStart(plainOf(piece.runs));
      const runs = trimRuns(sliceRuns(piece.runs, start?.length ?? 0));
      draft.choices.push({
        ...{ letter: start?.letter ?? null, line: piece.line, sign: start?.sign ?? null },
        paragraphs: [{ ...piece, runs, startsBlock: true }],
      });
    }
  }

  /** Lines after the last choice that are followed by a choice A are the next question's text. */
  #startWithinChoice(draft: QuestionDraft): void {
    const last = draft.choices.at(-1);
    const moved = last?.paragraphs.splice(1) ?? [];
    draft.source.splice(draft.source.length - moved.length);
    this.#close();
    this.#loose.push(...moved);
  }

  #text(block: Paragraph, text: string): void {
    const draft = this.#draft;
    if (draft === null) {
      this.#loose.push(block);
      return;
    }
    const isContinued = !block.startsBlock;
    const last = draft.choices.at(-1);
    const isEmptyChoice = last?.paragraphs.every(({ runs }) => runs.length === 0);
    if (this.#isExplaining && isContinued) {
      draft.source.push(block);
      draft.explanation.push(block);
    } else if (draft.answers.length > 0 || (last !== undefined && !isContinued && isEmptyChoice === false)) {
      this.#close();
      this.#loose.push(block);
    } else if (last !== undefined) {
      draft.source.push(block);
      last.paragraphs.push(block);
    } else if (isTruthLine(text) || (offersTruth(text) && text.length < 40)) {
      draft.source.push(block);
      draft.truthLine = block;
    } else {
      draft.source.push(block);
      this.#stem(draft, block);
    }
  }

  #close(): void {
    this.#draft = null;
    this.#isExplaining = false;
    this.#expectsAnswer = false;
    this.#leaveLoose();
  }

  #leaveLoose(): void {
    if (this.#loose.length > 0) this.#parts.push({ text: this.#loose });
    this.#loose = [];
  }
}

const startsChoices = (block: Block | null): boolean =>
  block?.kind === 'paragraph' && choiceStart(plainOf(block.runs))?.letter === 'A';

/** The cells of a table as paragraphs; a number in a cell of its own belongs to the next cell. */
function arranged(table: Table): readonly Paragraph[] {
  return table.rows.flatMap((row) => {
    const [first, second, ...others] = row;
    const number = cellText(first ?? []);
    const [head, ...rest] = second ?? [];
    if (!/^\d{1,3}[.)]?$/.test(number) || head === undefined) return paragraphsOf({ ...table, rows: [row] });
    const runs = [{ kind: 'text' as const, text: `${number.replace(/[.)]$/, '')}. ` }, ...head.runs];
    return [{ ...head, runs }, ...rest, ...others.flat()];
  });
}
