/** Block elements, each on separate lines. */
const BLOCKS = 'p, li, tr, h2, h3, h4, h5, h6, figcaption';
const FORMULA = '[data-formula]';

const formulaAround = (node: Node): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest(FORMULA) ?? null;

/** The source of a formula, whether it is typeset yet or not. */
function sourceOf(formula: HTMLElement): string {
  const tex = formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent ?? formula.textContent;
  return formula.dataset.formula === 'display' ? `\n\n$$${tex}$$\n\n` : `$${tex}$`;
}

/** The selected text of a note, for copying: with its formulas, which highlights leave out. */
export function passageOf(range: Range): string {
  const fullRange = range.cloneRange();
  const [first, last] = [formulaAround(range.startContainer), formulaAround(range.endContainer)];
  if (first !== null) fullRange.setStartBefore(first);
  if (last !== null) fullRange.setEndAfter(last);
  const copy = fullRange.cloneContents();
  for (const formula of copy.querySelectorAll<HTMLElement>(FORMULA)) formula.replaceWith(sourceOf(formula));
  for (const silent of copy.querySelectorAll('[data-silent]')) silent.remove();
  for (const cell of copy.querySelectorAll('td, th')) cell.append(' ');
  for (const block of copy.querySelectorAll(BLOCKS)) block.append('\n\n');
  return (copy.textContent ?? '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(?<!\s)\s*\n\s*\n\s*/g, '\n\n')
    .trim();
}
