import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outlineOf } from '#ui/note-text/note-outline.ts';
import { NoteText } from '#ui/note-text/note-text.tsx';
import { passageOf } from '#ui/note-text/passage.ts';
import { rangeOf, readingTextOf, stretchOf } from '#ui/note-text/reading-text.ts';
import { loadTypesetter } from '#ui/rich-text/formulas/typesetter.loader.ts';
import { inStandardsMode } from '../../support/browser/standards-mode.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
beforeAll(async () => {
  inStandardsMode();
  await loadTypesetter();
});

const shown = (body: string) => {
  const outline = outlineOf(body, 'Title');
  return render(<NoteText outline={outline} images={[]} needed={outline.parts.length} />).container;
};

describe('a note', () => {
  test('has labelled boxes, and footnotes with links in both directions', async () => {
    shown(
      'Text[^a].\n\n> [!TIP] Quick *check*\n>\n> Do $x = 1$ it.\n>\n> - so\n\n> [!WARNING]\n> Mind it.\n\n[^a]: Under it.',
    );
    const [tip, warning] = screen.getAllByRole('note');
    expect(tip?.textContent).toMatch(/^TipQuick checkDo/);
    expect(tip?.querySelector('li')?.textContent).toBe('so');
    expect(warning?.textContent).toBe('WarningMind it.');
    const mark = screen.getByRole('link', { name: 'Footnote 1' });
    Element.prototype.scrollIntoView = vi.fn();
    await userEvent.click(mark);
    expect(document.activeElement?.textContent).toContain('Under it.');
    await userEvent.click(screen.getByRole('link', { name: 'Back to footnote 1 in the text' }));
    expect(document.activeElement).toBe(mark);
  });

  test('shows a missing footnote, a box of an unknown kind and a quotation as they are written', () => {
    const box = shown('Lost[^x].\n\n> [!NOISE] Loud\n\n> said');
    expect(box.textContent).toContain('Lost[^x].');
    expect(box.textContent).toContain('[!NOISE] Loud');
    expect(box.querySelectorAll('blockquote')).toHaveLength(2);
  });

  test('is rendered in steps until it is complete, and reports it once', async () => {
    const outline = outlineOf(`## A\n\na\n\n## B\n\n${'b '.repeat(2_500)}\n\n## C\n\nc`, '');
    const complete = vi.fn();
    render(<NoteText outline={outline} images={[]} needed={0} onFullyShown={complete} />);
    expect(screen.queryByText('c')).toBeNull();
    await waitFor(() => expect(complete).toHaveBeenCalled());
    expect(screen.getByText('c')).toBeDefined();
    expect(complete).toHaveBeenCalledTimes(1);
  });

  test.each([
    '<script>alert(1)</script>',
    '> [!TIP] <img src=x onerror=alert(1)>\n> <svg onload=alert(1)>',
    'x[^a]\n\n[^a]: [y](javascript:alert(1)) <iframe src="//evil.example">',
    '## <b onclick="x">h</b> [z](javascript:alert(1))\n\ntext',
    '[^" onclick="x]: y\n\nx[^" onclick="x]',
  ])('with %j runs nothing and links to nothing unsafe', (body) => {
    const box = shown(body);
    expect(box.querySelectorAll('script, img, svg[onload], iframe, [onclick], [onerror]')).toHaveLength(0);
    for (const { href } of box.querySelectorAll('a')) expect(href).not.toMatch(/^javascript/);
  });

  test.each([
    ['nested boxes', `${'> '.repeat(500)}[!TIP] deep`],
    ['a bomb of braces', `$${'{'.repeat(5_000)}x${'}'.repeat(5_000)}$`],
    ['a bomb of macros', '$\\def\\a{\\b\\b}\\def\\b{\\c\\c}\\def\\c{\\a\\a}\\a$'],
    ['open brackets', '[^'.repeat(5_000)],
    ['half a megabyte of asterisks', '*a '.repeat(160_000)],
  ])('survives %s in reasonable time', (_, body) => {
    const started = performance.now();
    expect(shown(body).textContent).not.toBe('');
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('a long note of mathematics', () => {
  const body = Array.from({ length: 120 }, (_, at) => `## Part ${at}\n\n${'word '.repeat(100)} $x_{${at}}$`).join(
    '\n\n',
  );
  const outline = outlineOf(`${body}[^a]\n\n[^a]: So $y$.`, '');
  let come: (elements: readonly Element[], isNear: boolean) => void;
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: (entries: readonly object[]) => void) {
          come = (elements, isIntersecting) => report(elements.map((target) => ({ target, isIntersecting })));
        }
        observe(): void {}
        unobserve(): void {}
      },
    );
  });

  test('typesets the visible part and its surroundings first, and contains all of its words', async () => {
    const { container } = render(<NoteText outline={outline} images={[]} needed={120} />);
    expect(container.querySelectorAll('section[class*=part]')).toHaveLength(120);
    const before = container.querySelectorAll('.katex').length;
    expect(before).toBeLessThan(15);
    expect(readingTextOf(container).text).not.toContain('x_{');
    const sections = [...container.querySelectorAll('section')];
    act(() => {
      come(sections.slice(50, 60), true);
      come(sections.slice(52, 60), false);
    });
    await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(before + 2));
    expect(sections[51]?.querySelector('annotation')?.textContent).toBe('x_{51}');
  });

  test('is typeset completely before the page is printed, and on its sheet', async () => {
    const read = render(<NoteText outline={outline} images={[]} needed={0} />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(read.container.querySelectorAll('.katex')).toHaveLength(121);
    const sheet = render(<NoteText outline={outline} images={[]} needed={0} isSheet />);
    expect(sheet.container.querySelectorAll('.katex')).toHaveLength(121);
  });

  test('copies its formulas, typeset or not', () => {
    const { container } = render(<NoteText outline={outline} images={[]} needed={120} />);
    const range = document.createRange();
    range.selectNodeContents(container.querySelectorAll('section')[70] as Element);
    expect(passageOf(range)).toMatch(/word \$x_\{70\}\$$/);
  });
});

describe('the reading text', () => {
  test('has every letter once, without formulas and footnote numbers, and maps positions to ranges and back', () => {
    const box = shown('One **two** $x^2$ three[^a].\n\n> [!TIP] Four\n> five\n\n[^a]: six');
    const reading = readingTextOf(box);
    expect(reading.text).toContain('One two  three.');
    expect(reading.text).toContain('Fourfive');
    expect(reading.text).not.toMatch(/Tip|x\^?2|↩/);
    const start = reading.text.indexOf('two');
    const range = rangeOf(reading, { start, end: start + 9 });
    expect(range?.toString()).toContain('two');
    expect(range && stretchOf(reading, range)).toEqual({ start, end: start + 9 });
    expect(rangeOf(reading, { start: 0, end: 10_000 })).toBeNull();
  });
});
