import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadTypesetter } from '#ui/rich-text/formulas/typesetter.loader.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { inStandardsMode } from '../../../support/browser/standards-mode.ts';

beforeAll(inStandardsMode);
afterEach(cleanup);

const IMAGE = { digest: 'abc', url: '/media/abc.png', width: 640, height: 480 };

const shown = (source: string, inline = false) =>
  render(<RichText source={source} inline={inline} images={[IMAGE]} />).container;

describe('Markdown as the exam bank writes it', () => {
  beforeAll(async () => {
    await loadTypesetter();
  });

  test('paragraphs, emphasis and scripts become elements', () => {
    const box = shown('The ion Ca<sup>2+</sup>\n\nis *not* H<sub>2</sub>O, nor 1*s*<sup>2</sup>2*s*<sup>2</sup>.');
    expect(box.querySelectorAll('p')).toHaveLength(2);
    expect([...box.querySelectorAll('sup')].map((sup) => sup.textContent)).toEqual(['2+', '2', '2']);
    expect([...box.querySelectorAll('em')].map((em) => em.textContent)).toEqual(['not', 's', 's']);
  });

  test('a dollar amount is a dollar amount, also next to mathematics', () => {
    const box = shown('Pay \\$5 or \\$6 for $x^2$ apples.');
    expect(box.textContent).toContain('Pay $5 or $6 for');
    expect(box.querySelectorAll('.katex')).toHaveLength(1);
  });

  test('underscores and asterisks inside a formula are no emphasis', () => {
    const box = shown('Let $a_1 * b$ and *this $c_2*d$ thing* be.');
    expect(box.querySelectorAll('.katex')).toHaveLength(2);
    expect(box.querySelectorAll('em')).toHaveLength(1);
    expect(box.querySelector('em')?.textContent).toMatch(/^this .* thing$/s);
  });

  test('a display formula is a block, also when it is written in one line', () => {
    expect(shown('Then $$\\frac{1}{2}$$ holds.').querySelectorAll('.katex-display')).toHaveLength(1);
    expect(shown('$$\na\n\\\\\n= b\n$$').querySelectorAll('.katex-display')).toHaveLength(1);
  });

  test('a line of a display formula that looks like a list is part of the formula', () => {
    for (const source of ['$$\na\n- b\n$$', 'Then $$a\n1. b$$ holds.']) {
      const box = shown(source);
      expect(box.querySelectorAll('.katex-display')).toHaveLength(1);
      expect(box.querySelector('li')).toBeNull();
    }
  });

  test('a short formula keeps adjacent punctuation on its line, and every letter appears once', () => {
    const source = 'By powers of $x$. Both ($a$, $b$) and “$c$”; not $d$ here, nor $$e$$.';
    const box = shown(source);
    const saved = [...box.querySelectorAll('[class*=noBreak]')].map((span) => {
      const copy = span.cloneNode(true) as HTMLElement;
      for (const formula of copy.querySelectorAll('[data-formula]')) formula.replaceWith('*');
      return copy.textContent;
    });
    expect(saved).toEqual(['*.', '(*,', '*)', '“*”;']);
    const words = box.cloneNode(true) as HTMLElement;
    for (const formula of words.querySelectorAll('[data-formula]')) formula.remove();
    expect(words.textContent).toBe('By powers of . Both (, ) and “”; not  here, nor .');
  });

  test('four underscores are a blank to fill, anywhere', () => {
    for (const source of ['A ____ is red.', '____', '*A ____ b*', '| a | ____ |\n| --- | --- |\n| b | c |']) {
      const box = shown(source);
      expect(box.querySelectorAll('[aria-label="blank"]'), source).toHaveLength(1);
      expect(box.querySelectorAll('hr, strong'), source).toHaveLength(0);
    }
  });

  test('images are resolved by their digest, with their size and description', () => {
    const image = shown('![A mill](figure:abc)').querySelector('img');
    expect(image?.getAttribute('src')).toBe('/media/abc.png');
    expect(image?.getAttribute('alt')).toBe('A mill');
    expect(image?.getAttribute('width')).toBe('640');
  });

  test('a missing image leaves its description', () => {
    const box = shown('![A mill](figure:other)');
    expect(box.querySelector('img')).toBeNull();
    expect(box.textContent).toContain('A mill');
  });

  test('a table scrolls in its own box, and an empty header is left out', () => {
    const box = shown('|  |  |\n| --- | --- |\n| a | b |');
    expect(box.querySelector('thead')).toBeNull();
    expect(box.querySelector('table')?.parentElement?.tabIndex).toBe(0);
    expect(shown('| x |\n| --- |\n| a |').querySelector('th')?.textContent).toBe('x');
  });

  test.each([
    ['# One\n\n## Two', false, ['H3', 'H4']],
    ['# One\n\n## Two', true, ['H2', 'H3']],
    ['## One\n\n### Two\n\n## Three', true, ['H2', 'H3', 'H2']],
    ['#### One', true, ['H2']],
  ])('headings of %j, an article: %s', (source, article, levels) => {
    const { container } = render(<RichText source={source} article={article} />);
    expect([...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => tagName)).toEqual(levels);
  });

  test('a sum underlined with dashes is no heading', () => {
    expect(shown('130  \n14  \n-------  \n144').querySelector('h1, h2, h3, h4')).toBeNull();
  });

  test('a list keeps its first number', () => {
    expect(shown('3. c\n4. d').querySelector('ol')?.start).toBe(3);
  });

  test('character references are read in text and kept in code', () => {
    expect(shown('M&amp;M &lt; &#8364; &unknown;').textContent).toBe('M&M < € &unknown;');
    expect(shown('`&amp;`').textContent).toBe('&amp;');
  });

  test('an inline text has no blocks, whatever it begins with', () => {
    const box = shown('1. not a list', true);
    expect(box.querySelector('ol, p, div div')).toBeNull();
    expect(box.textContent).toBe('1. not a list');
  });
});

describe('mathematics', () => {
  test('is rendered with MathML for screen readers', async () => {
    const box = shown('$x^2$');
    await waitFor(() => expect(box.querySelector('math')).not.toBeNull());
    expect(box.querySelector('.katex-html')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('is shown as its source if it cannot be typeset', async () => {
    await loadTypesetter();
    const box = shown('$\\frac{1$');
    expect(box.querySelector('code')?.textContent).toBe('\\frac{1');
  });
});
