/** An answer that names choices: their indexes, and an explanation that follows. Null: it names none for certain. */
export type NamedChoices = { readonly correct: readonly number[]; readonly rest: string };

const LETTERS = /^[([]?([A-Za-z])[)\].:]?(?:\s?(?:,|;|\/|&|\+|\s|and|und)\s?[([]?[A-Za-z][)\].:]?){0,25}$/i;
const FIRST = /^(?:option |choice |antwort )?[([]?([A-Za-z])(?:[)\].:]+\s*|\s+[–-]\s+|\s*$)/i;

/** The choices that an answer names, by letters as in `A, C`, by letter and text, or by the text of one of them. */
export function namedChoices(answer: string, texts: readonly string[]): NamedChoices | 'contradiction' | null {
  const written = answer.trim();
  const byText = indexOf(texts, written);
  if (LETTERS.test(written)) {
    const letters = written.replace(/\b(?:and|und)\b/gi, ' ').match(/[A-Za-z]/g) ?? [];
    const correct = [...new Set(letters.map((letter) => letter.toUpperCase().charCodeAt(0) - 65))];
    const isKnown = correct.every((at) => at < texts.length);
    // A choice may itself be a letter: `A. B`.
    if (byText !== -1 && (!isKnown || correct.length !== 1 || correct[0] !== byText)) {
      return isKnown ? 'contradiction' : { correct: [byText], rest: '' };
    }
    if (isKnown) return { correct, rest: '' };
  }
  if (byText !== -1) return { correct: [byText], rest: '' };
  const first = FIRST.exec(written);
  const at = (first?.[1] ?? '').toUpperCase().charCodeAt(0) - 65;
  if (first === null || !(at < texts.length)) return null;
  const rest = written.slice(first[0].length).trim();
  const named = indexOf(texts, rest);
  if (named === at || rest === '') return { correct: [at], rest: '' };
  return named === -1 ? { correct: [at], rest } : 'contradiction';
}

const plain = (text: string): string => text.trim().replace(/[.;]$/, '').toLowerCase();

/** The index of the only choice with a text; -1: none or several have it. */
function indexOf(texts: readonly string[], text: string): number {
  const known = texts.map(plain);
  const at = known.indexOf(plain(text));
  return text !== '' && at === known.lastIndexOf(plain(text)) ? at : -1;
}
