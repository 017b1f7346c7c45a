import katex from 'katex';

/** A formula as MathML, for documents that are written; null: it can't be typeset. Without style sheets. */
export function typesetMath(tex: string, display: boolean): Element | null {
  const box = document.createElement('span');
  try {
    katex.render(tex, box, {
      displayMode: display,
      output: 'mathml',
      trust: false,
      strict: 'ignore',
      throwOnError: true,
      maxExpand: 500,
      maxSize: 10,
    });
  } catch {
    return null;
  }
  return box.querySelector('math');
}
