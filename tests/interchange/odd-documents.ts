import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { text } from './odd-files.ts';

/* Documents as teachers write them: numbered questions, lettered choices, keys, and odd text in every position. */

const line = text.map((words) => words.replace(/[\r\n]/g, ' ').slice(0, 2_000));
const number = fc.constantFrom('1. ', '2) ', '3. ', 'Question 4: ', 'Q5. ', '(6) ', '');
const letters = ['A', 'B', 'C', 'D'] as const;
const choice = (letter: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('', '', '', '*', '✓ '),
      fc.constantFrom(`${letter}. `, `${letter}) `, `(${letter.toLowerCase()}) `),
      line,
      fc.constantFrom('', '', '', ' ✓', '*', ' [2]', ' (correct)'),
    )
    .map((parts) => parts.join(''));
const answer = fc.tuple(
  fc.constantFrom('Answer: ', 'Ans. ', 'Lösung: ', 'Correct: '),
  fc.oneof(fc.constantFrom('A', 'B', 'b)', 'A, C', 'True', '9.8', '1,600', '2 ± 0.1 m', 'x; y', 'a or b'), line),
);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<readonly Value[]> =>
  fc.array(arbitrary, { maxLength: 1 });

/** The lines of one question. */
const question: fc.Arbitrary<readonly string[]> = fc
  .tuple(
    fc.tuple(number, line, fc.constantFrom('', '?', ' [3]', ' ____', ' ____ and ____', ' (T/F)')),
    fc.oneof(fc.constant([]), fc.tuple(...letters.slice(0, 2).map(choice)), fc.tuple(...letters.map(choice))),
    maybe(answer.map((parts) => parts.join(''))),
    maybe(fc.oneof(line, fc.constantFrom('', 'Explanation: because', 'Section B', 'True  False'))),
  )
  .map(([stem, choices, answers, others]) => [stem.join(''), ...choices, ...answers, ...others, '']);
const key = fc.constantFrom(
  [],
  ['Answers', '1. B 2. A', '3. True'],
  ['Answer key', '| Question | Answer |', '|---|---|', '| 1 | B |'],
  ['Lösungen', '9. C'],
);

/** The lines of a document. */
export const oddDocumentLines: fc.Arbitrary<readonly string[]> = fc
  .tuple(fc.array(question, { minLength: 1, maxLength: 4 }), key)
  .map(([questions, lines]) => [...questions.flat(), ...lines]);

export const oddDocument: fc.Arbitrary<string> = oddDocumentLines.map((lines) => lines.join('\n'));

const inXml = (words: string): string =>
  words
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(']]>', ']]&gt;');
const format = fc.constantFrom(
  '',
  '',
  '',
  '<w:b/>',
  '<w:u w:val="single"/>',
  '<w:vanish/>',
  '<w:color w:val="FF0000"/>',
);
const extra = fc.constantFrom(
  '',
  '',
  '<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>x</m:t></m:r></m:den></m:f></m:oMath>',
  '<m:oMath><m:odd/></m:oMath>',
  '<w:r><w:tab/><w:br/></w:r>',
  '<w:r><w:drawing/></w:r>',
);

/** Word documents with the same lines, in several formats. */
export const oddWord: fc.Arbitrary<Uint8Array> = fc
  .tuple(oddDocumentLines, fc.array(fc.tuple(format, extra), { minLength: 30, maxLength: 30 }))
  .map(([lines, formats]) => {
    const paragraphs = lines.map((words, at) => {
      const [properties = '', more = ''] = formats[at % formats.length] ?? [];
      return `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t>${inXml(words)}</w:t></w:r>${more}</w:p>`;
    });
    const document = `<w:document xmlns:w="w" xmlns:m="m"><w:body>${paragraphs.join('')}</w:body></w:document>`;
    return zipSync({ 'word/document.xml': strToU8(document) }, { level: 0 });
  });
