import katex from 'katex';
import 'katex/dist/katex.min.css';
import { remembered } from '../memoize.ts';

/**
 * Typesets a formula into new nodes, with MathML for screen readers. Null if it cannot be typeset.
 * This module is only downloaded where there are formulas.
 */
export const typeset = (tex: string, display: boolean): HTMLElement | null =>
  ((display ? displayed(tex) : inLine(tex))?.cloneNode(true) as HTMLElement | undefined) ?? null;

const displayed = remembered((tex) => made(tex, true));
const inLine = remembered((tex) => made(tex, false));

function made(tex: string, display: boolean): HTMLElement | null {
  const box = document.createElement('span');
  try {
    katex.render(tex, box, {
      displayMode: display,
      output: 'htmlAndMathml',
      trust: false,
      strict: 'ignore',
      throwOnError: false,
      errorColor: 'currentColor',
      maxExpand: 500,
      maxSize: 10,
      // Fractions in one row of an array would touch those in the next.
      macros: { '\\arraystretch': '1.3' },
    });
  } catch {
    // Deep nesting overflows the stack whatever `throwOnError` says; the source is shown instead.
    return null;
  }
  return box.querySelector('.katex-error') === null ? box : null;
}
