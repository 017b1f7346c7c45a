import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { QuestionOf } from '../questions/question.schema.ts';
import { escapeHtml } from '../text/html-entities.ts';
import { markdownToHtml } from '../text/markdown-to-html.ts';
import { markdownToPlain } from '../text/markdown-to-plain.ts';
import { answerParts, dragWord, plainWords } from './h5p-gaps.ts';
import type { H5pLibrary } from './h5p-libraries.ts';

/** The parameters of one library, and what they leave out. */
export type H5pPart = {
  readonly library: H5pLibrary;
  readonly params: object;
  readonly lost: readonly ImportReason[];
};

/** An asterisk marks an answer in H5P, but as an entity it is a character. */
const withPlainStars = (html: string): string => html.replaceAll('*', '&#42;');
const escaped = (text: string): string => withPlainStars(escapeHtml(text));

/** A gap while its text is converted: letters alone, so that nothing is escaped. */
const MARK = /\ue000([\w-]+)\ue001/g;
const withMarks = (text: string): string => text.replace(/\{\{([\w-]+)\}\}/g, '\ue000$1\ue001');

/** A text with blanks, or a short answer as one blank; null if an answer can't be written. `stem`: as HTML. */
export function h5pBlanks(question: QuestionOf<'cloze' | 'short-answer'>, stem: string): H5pPart | null {
  const lost: ImportReason[] = question.ignoreAccents === true ? [{ code: 'accentRuleDropped' }] : [];
  if (question.type === 'short-answer') {
    const blank = blankOf(question.answer, lost);
    lost.push({ code: 'shortAnswerAsBlank' });
    return blank === null ? null : blanks(stem, `<p>${blank}</p>`, question.caseSensitive === true, lost);
  }
  const words = wordsToDrag(question);
  if (words !== null) return dragText(question, stem, words, lost);
  const written = new Map(question.gaps.map(({ id }) => [id, blankOf(question.answer[id] ?? [], lost)]));
  if ([...written.values()].includes(null)) return null;
  if (question.gaps.some(({ choices }) => choices != null)) lost.push({ code: 'gapChoicesDropped' });
  const html = withPlainStars(markdownToHtml(withMarks(question.text), (path) => path));
  const text = html.replace(MARK, (_, id: string) => written.get(id) ?? '');
  return blanks(stem, text, question.caseSensitive === true, lost);
}

const blanks = (text: string, question: string, caseSensitive: boolean, lost: readonly ImportReason[]): H5pPart => ({
  library: 'Blanks',
  params: { text, questions: [question], behaviour: { caseSensitive, acceptSpellingErrors: false } },
  lost,
});

/** `*Oslo/Christiania*`; answers that contain a separator are left out and reported. Null if none is left. */
function blankOf(answers: readonly string[], lost: ImportReason[]): string | null {
  const writable = answers.filter((answer) => {
    const { accepted, tip } = answerParts(plainWords(escaped(answer)));
    const isWritable = accepted.length === 1 && accepted[0] === answer.trim() && tip === '' && !answer.includes('\n');
    if (!isWritable) lost.push({ code: 'answerNotWritable', answer });
    return isWritable;
  });
  return writable.length === 0 ? null : `*${writable.map(escaped).join('/')}*`;
}

/** The words that every gap of a text offers, and the right one for each; null if students type, or lists differ. */
function wordsToDrag({ gaps, answer }: QuestionOf<'cloze'>): ReadonlyMap<string, string> | null {
  const [first] = gaps;
  const all = new Set(first?.choices ?? []);
  const isSame = gaps.every(({ choices }) => choices?.length === all.size && choices.every((word) => all.has(word)));
  if (all.size === 0 || !isSame || ![...all].every((word) => dragWord(plainWords(escaped(word))) === word)) return null;
  const words = gaps.map(({ id }) => [id, answer[id] ?? []] as const);
  if (words.some(([, accepted]) => accepted.length !== 1)) return null;
  return new Map(words.map(([id, accepted]) => [id, accepted[0] ?? '']));
}

function dragText(
  question: QuestionOf<'cloze'>,
  stem: string,
  words: ReadonlyMap<string, string>,
  lost: ImportReason[],
): H5pPart {
  const plain = markdownToPlain(withMarks(question.text));
  // The text of this type has no formatting.
  if (plain !== withMarks(question.text)) lost.push({ code: 'formattingDropped' });
  const used = new Set(words.values());
  const others = (question.gaps[0]?.choices ?? []).filter((word) => !used.has(word));
  return {
    library: 'DragText',
    params: {
      taskDescription: stem,
      textField: escaped(plain).replace(MARK, (_, id: string) => `*${escaped(words.get(id) ?? '')}*`),
      distractors: others.map((word) => `*${escaped(word)}*`).join(' '),
      behaviour: { instantFeedback: false },
    },
    lost,
  };
}
