import { describe, expect, test } from 'vitest';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';

describe('a formula as plain text', () => {
  test.each([
    ['A slit of $0.250\\,\\mathrm{mm}$', 'A slit of 0.250 mm'],
    ['$\\frac{3}{4}$ of it', '3/4 of it'],
    ['$x^2 + y^{3}$', 'x² + y³'],
    ['$x^{25}$', 'x^25'],
    ['$\\sqrt{2} \\approx 1.41$', '√(2) ≈ 1.41'],
    ['at $20\\,^\\circ\\mathrm{C}$', 'at 20 °C'],
    ['$\\lambda = 590$', 'λ = 590'],
    ['$\\frac{-b \\pm \\sqrt{b^{2} - 4ac}}{2a}$', '(-b ± √(b² - 4ac))/2a'],
    ['$x_1 + a_{12} + e^{2x} - y^{2}$', 'x₁ + a_12 + e^(2x) - y²'],
    ['$\\binom{n}{k} p^{n - k}$', 'C(n, k) p^(n - k)'],
    ['$\\mathrm{H_2PO_4^-}$', 'H₂PO₄⁻'],
    ['$\\mathrm{NH_4}^+$ and $\\mathrm{Ca}^{2+}$', 'NH₄⁺ and Ca²⁺'],
    ['$\\mathrm{PO_4}^{3-}$', 'PO₄³⁻'],
    ['$10^{-6}$ and $x^-1$', '10^(-6) and x^-1'],
    ['$\\oint E$', '\\oint E'],
  ])('%s reads %s', (source, words) => {
    expect(plainText(source)).toBe(words);
  });
});
