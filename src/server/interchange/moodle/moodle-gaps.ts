import type { NumberReader } from '../questions/file-numbers.ts';
import { plainToMarkdown } from '../text/markdown-escape.ts';
import { markdownToPlain } from '../text/markdown-to-plain.ts';
import { childOf, childrenOf, textIn, type XmlElement } from '../xml/xml-elements.ts';
import { type EmbeddedGap, embeddedGaps, gapMark, withGaps } from './moodle-cloze.ts';
import { type MoodleFiles, type MoodleRead, moodleMarkdown, moodleText, type Report } from './moodle-text.ts';

/** A question with gaps in its text, which contains their answers. */
export function cloze(
  source: XmlElement | null,
  files: MoodleFiles,
  onLost: Report,
  numbers: NumberReader,
): MoodleRead {
  if (source === null) return { reason: { code: 'partEmpty', where: { part: 'question' } } };
  const embedded = embeddedGaps(textIn(childOf(source, 'text')), onLost, numbers);
  if ('reason' in embedded) return embedded;
  const { text, gaps, caseSensitive } = embedded;
  if (gaps.length === 0) return { reason: { code: 'clozeWithoutGap' } };
  return clozeQuestion(withGaps(moodleMarkdown(text, source, files, onLost)), gaps, onLost, caseSensitive);
}

function clozeQuestion(text: string, gaps: readonly EmbeddedGap[], onLost: Report, caseSensitive = false): MoodleRead {
  for (const { id, choices: offered } of gaps)
    if (offered?.length === 1) onLost({ code: 'gapTyped', gap: id.slice(1) });
  return {
    item: {
      type: 'cloze',
      stem: '',
      text,
      gaps: gaps.map(({ id, choices: offered }) => ({
        id,
        choices: offered === null || offered.length < 2 ? null : [...offered],
      })),
      answer: Object.fromEntries(gaps.map(({ id, accepted }) => [id, [...accepted]])),
      ...(caseSensitive && { caseSensitive }),
    },
    feedback: gaps.flatMap(({ feedback }) => feedback),
  };
}

/** A word for a gap is shown without formatting, and in one line. */
function wordOf(box: XmlElement, files: MoodleFiles, onLost: Report): string {
  const markdown = moodleText(box, files, onLost);
  const word = markdownToPlain(markdown).replace(/\s+/g, ' ').trim();
  if (plainToMarkdown(word) !== markdown) onLost({ code: 'gapWordsPlain' });
  return word;
}

/** `[[2]]` is the second word of the list, within its group. */
export function wordGaps(
  element: XmlElement,
  source: XmlElement | null,
  files: MoodleFiles,
  onLost: Report,
): MoodleRead {
  if (source === null) return { reason: { code: 'partEmpty', where: { part: 'question' } } };
  const words = [...childrenOf(element, 'selectoption'), ...childrenOf(element, 'dragbox')].map((box) => ({
    text: wordOf(box, files, onLost),
    group: textIn(childOf(box, 'group')).trim(),
  }));
  const gaps: { id: string; choices: string[]; accepted: string[]; feedback: [] }[] = [];
  let broken: string | null = null;
  const text = textIn(childOf(source, 'text')).replace(/\[\[(\d{1,3})\]\]/g, (whole, number: string) => {
    const word = words[Number(number) - 1];
    if (word === undefined) {
      broken ??= whole;
      return whole;
    }
    const id = `g${gaps.length + 1}`;
    const offered = [...new Set(words.filter(({ group }) => group === word.group).map(({ text: each }) => each))];
    gaps.push({ id, choices: offered, accepted: [word.text], feedback: [] });
    return gapMark(id);
  });
  if (broken !== null) return { reason: { code: 'gapWordUnknown', mark: broken } };
  if (gaps.length === 0) return { reason: { code: 'clozeWithoutGap' } };
  return clozeQuestion(withGaps(moodleMarkdown(text, source, files, onLost)), gaps, onLost);
}
