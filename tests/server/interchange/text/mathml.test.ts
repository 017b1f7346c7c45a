import { describe, expect, test } from 'vitest';
import type { Reason } from '#domain/interchange/import-reason.ts';
import { htmlToMarkdown } from '#server/interchange/text/html-to-markdown.ts';

const read = (html: string): { markdown: string; lost: Reason[] } => {
  const lost: Reason[] = [];
  return { markdown: htmlToMarkdown(html, { onLost: (what) => lost.push(what) }), lost };
};
const formula = (inside: string): string => {
  const { markdown, lost } = read(`<p>So <math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math> it is.</p>`);
  expect(lost).toEqual([]);
  return markdown;
};

describe('formulas in MathML', () => {
  test.each([
    ['a fraction', '<mfrac><mn>1</mn><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow></mfrac>', '\\frac{1}{a+b}'],
    [
      'powers and indices',
      '<msup><mi>x</mi><mn>2</mn></msup><msub><mi>v</mi><mtext>max</mtext></msub>',
      'x^{2}v_{\\text{max}}',
    ],
    [
      'a power of a bracket',
      '<msup><mfenced><mrow><mi>a</mi><mo>\u2212</mo><mn>1</mn></mrow></mfenced><mn>3</mn></msup>',
      '{\\left(a-1\\right)}^{3}',
    ],
    ['roots', '<msqrt><mn>2</mn><mi>g</mi></msqrt><mroot><mi>x</mi><mn>3</mn></mroot>', '\\sqrt{2g}\\sqrt[{3}]{x}'],
    [
      'a sum with bounds',
      '<munderover><mo>&#8721;</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>',
      '\\sum _{i=1}^{n}',
    ],
    ['an integral', '<msubsup><mo>&#x222B;</mo><mn>0</mn><mi>&#x221E;</mi></msubsup>', '\\int _{0}^{\\infty }'],
    [
      'a vector and a mean',
      '<mover><mi>F</mi><mo>\u2192</mo></mover><mover><mi>x</mi><mo>\u00af</mo></mover>',
      '\\vec{F}\\overline{x}',
    ],
    [
      'a matrix',
      '<mfenced open="[" close="]"><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd><mtd><mn>1</mn></mtd></mtr></mtable></mfenced>',
      '\\left[\\begin{matrix}1 & 0 \\\\ 0 & 1\\end{matrix}\\right]',
    ],
    [
      'reserved names and characters of TeX',
      '<mi>sin</mi><mo>&#8289;</mo><mi>x</mi><mo>{</mo><mn>5</mn><mo>%</mo><mo>$</mo>',
      '\\sin x\\{5\\%\\$',
    ],
    ['a list in brackets', '<mfenced separators=";"><mi>a</mi><mi>b</mi></mfenced>', '\\left(a;b\\right)'],
    [
      'TeX that was written beside it',
      '<semantics><mglyph/><annotation encoding="application/x-tex">x^{\\prime}</annotation></semantics>',
      'x^{\\prime}',
    ],
    [
      'TeX between marks beside it',
      '<semantics><mglyph/><annotation encoding="LaTeX">\\[ x_{1} \\]</annotation></semantics>',
      'x_{1}',
    ],
    [
      'presentation before annotation',
      '<semantics><mi>x</mi><annotation encoding="LaTeX">\\own{x}</annotation></semantics>',
      'x',
    ],
    ['its own prefix', '<m:mfrac><m:mn>3</m:mn><m:mn>4</m:mn></m:mfrac>', '\\frac{3}{4}'],
  ])('%s becomes TeX', (_, inside, tex) => {
    expect(formula(inside)).toBe(`So $${tex}$ it is.`);
  });

  test('a display formula remains one', () => {
    expect(read('<p><math display="block"><mi>E</mi></math></p>').markdown).toBe('$$E$$');
  });

  test.each([
    ['content instead of presentation', '<apply><plus/><ci>a</ci><ci>b</ci></apply>'],
    ['an unknown element', '<constructor><mi>ab</mi></constructor>'],
    ['a fraction with one child', '<mfrac><mi>ab</mi></mfrac>'],
    ['elements that end too early', '<mrow><mi>ab</mrow></mi>'],
  ])('%s becomes its words, and is reported', (_, inside) => {
    const { markdown, lost } = read(`<p>So <math>${inside}</math> it is.</p>`);
    expect(markdown).toBe('So ab it is.');
    expect(lost).toEqual([{ code: 'formulaAsWords' }]);
  });

  test('one that never ends, and one of a hundred thousand tags, are read quickly', () => {
    expect(read('So <math><mi>a</mi>').markdown).toBe('So a');
    const deep = '<mrow>'.repeat(100_000);
    expect(read(`<math>${deep}<mi>a</mi></math>`).lost).toHaveLength(1);
    const towers = `${'<munder>'.repeat(90)}<mi>a</mi>${'<mi>b</mi></munder>'.repeat(90)}`;
    expect(read(`<math>${towers}</math>`).lost).toEqual([]);
  });
});
