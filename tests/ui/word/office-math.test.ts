import { describe, expect, it } from 'vitest';
import { ommlToTex } from '#server/interchange/word/omml-to-tex.ts';
import { xmlElements } from '#server/interchange/xml/xml-elements.ts';
import { localName } from '#server/interchange/xml/xml-recovery.ts';
import { officeMathOf } from '#ui/word/office-math.ts';
import { inStandardsMode } from '../../support/browser/standards-mode.ts';

inStandardsMode();
const { typesetMath } = await import('#ui/rich-text/formulas/typeset-math.ts');

function written(tex: string): string | null {
  const math = typesetMath(tex, true);
  return math === null ? null : officeMathOf(math);
}

/** The equation of Word as the import reads it. */
function readBack(tex: string): string | null {
  const inner = written(tex);
  if (inner === null) return null;
  const root = `<m:oMath xmlns:m="m" xmlns:w="w">${inner}</m:oMath>`;
  const element = xmlElements([root], { depth: 0, nameOf: localName }).next().value;
  return element ? ommlToTex(element) : null;
}

describe('formulas as equations of Word', () => {
  it.each([
    ['\\frac{1}{2}x^2', '\\frac{1}{2}x^{2}'],
    ['a_i^2 + b_{12}', 'a_{i}^{2}+b_{12}'],
    ['\\sqrt{x+1} \\sqrt[3]{y}', '\\sqrt{x+1}\\sqrt[3]{y}'],
    ['\\sum_{i=1}^{n} i^2 = 3', '\\sum_{i=1}^{n}{i^{2}}=3'],
    ['\\int_0^1 x\\,dx', '\\int_{0}^{1}{xdx}'],
    ['\\left(\\frac{a}{b}\\right)', '\\left(\\frac{a}{b}\\right)'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '\\left(\\begin{matrix}1 & 2 \\\\ 3 & 4\\end{matrix}\\right)'],
    ['\\begin{aligned}a&=b\\\\c&=d\\end{aligned}', '\\begin{aligned}a&=b \\\\ c&=d\\end{aligned}'],
    ['\\vec{v} \\hat x \\overline{AB}', '\\vec{v}\\hat{x}\\overline{AB}'],
    ['\\mathrm{kg} \\mathbb{R} \\mathbf{F}', '\\mathrm{kg}\\mathbb{R}\\mathbf{F}'],
    ['{}^{14}_{6}\\mathrm{C}', '{}_{6}^{14}\\mathrm{C}'],
    ['\\sin x + 1', '\\sin {x}+1'],
    ['\\lim_{x\\to 0} x', '\\lim_{x\\to 0}{x}'],
    ['\\binom{n}{k}', '\\binom{n}{k}'],
    ['x \\le 3 \\times 10^{-4} \\text{ if } y', 'x\\le 3\\times {10}^{-4}\\text{ if }y'],
    ['\\boxed{x}', '\\boxed{x}'],
    ['a < b', 'a<b'],
  ])('%s is read again', (tex, expected) => {
    const back = readBack(tex);
    expect(back).toBe(expected);
    // What is read is set as what was written.
    expect(typesetMath(back ?? '', true)).not.toBeNull();
  });

  it('has no equation for what Word does not have, and none for what is not TeX', () => {
    expect(written('\\cancel{x}')).toBeNull();
    expect(written('\\begin{equation} a \\tag{1} \\end{equation}')).toBeNull();
    expect(written('\\frac{1}')).toBeNull();
    expect(written(`${'\\sqrt{'.repeat(80)}x${'}'.repeat(80)}`)).toBeNull();
  });

  it('escapes what would be XML', () => {
    expect(written('\\text{a<b>\\&"c}')).toContain('a&lt;b&gt;&amp;&quot;c');
    expect(written('a < b')).toContain('&lt;');
  });
});
