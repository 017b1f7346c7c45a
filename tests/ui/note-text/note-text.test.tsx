import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { outlineOf } from '#ui/note-text/note-outline.ts';
import { NoteText } from '#ui/note-text/note-text.part.tsx';
import { rangeOf, readingTextOf, stretchOf } from '#ui/note-text/reading-text.ts';
import { loadTypesetter } from '#ui/rich-text/typesetter.loader.ts';
import { inStandardsMode } from '../../support/standards-mode.ts';

afterEach(cleanup);
beforeAll(async () => {
  inStandardsMode();
  await loadTypesetter();
});

const shown = (body: string) => {
  const outline = outlineOf(body, 'Title');
  return render(<NoteText outline={outline} figures={[]} needed={outline.parts.length} />).container;
};

describe('a note', () => {
  test('has boxes that say what they are, and footnotes that lead there and back', async () => {
    shown(
      'Text[^a].\n\n> [!TIP] Quick *check*\n>\n> Do $x = 1$ it.\n>\n> - so\n\n> [!WARNING]\n> Mind it.\n\n[^a]: Under it.',
    );
    const [tip, warning] = screen.getAllByRole('note');
    expect(tip?.textContent).toMatch(/^TipQuick checkDo/);
    expect(tip?.querySelector('li')?.textContent).toBe('so');
    expect(warning?.textContent).toBe('Take careMind it.');
    const mark = screen.getByRole('link', { name: 'Footnote 1' });
    Element.prototype.scrollIntoView = vi.fn();
    await userEvent.click(mark);
    expect(document.activeElement?.textContent).toContain('Under it.');
    await userEvent.click(screen.getByRole('link', { name: 'Back to footnote 1 in the text' }));
    expect(document.activeElement).toBe(mark);
  });

  test('shows a footnote that is not there, a box of no kind and a quotation as they are written', () => {
    const box = shown('Lost[^x].\n\n> [!NOISE] Loud\n\n> said');
    expect(box.textContent).toContain('Lost[^x].');
    expect(box.textContent).toContain('[!NOISE] Loud');
    expect(box.querySelectorAll('blockquote')).toHaveLength(2);
  });

  test('grows until it is whole, and says so once', async () => {
    const outline = outlineOf(`## A\n\na\n\n## B\n\n${'b '.repeat(2_500)}\n\n## C\n\nc`, '');
    const whole = vi.fn();
    render(<NoteText outline={outline} figures={[]} needed={0} onWhole={whole} />);
    expect(screen.queryByText('c')).toBeNull();
    await waitFor(() => expect(screen.getByText('c')).toBeDefined());
    expect(whole).toHaveBeenCalledTimes(1);
  });

  test.each([
    '<script>alert(1)</script>',
    '> [!TIP] <img src=x onerror=alert(1)>\n> <svg onload=alert(1)>',
    'x[^a]\n\n[^a]: [y](javascript:alert(1)) <iframe src="//evil.example">',
    '## <b onclick="x">h</b> [z](javascript:alert(1))\n\ntext',
    '[^" onclick="x]: y\n\nx[^" onclick="x]',
  ])('with %j runs nothing and leads nowhere unsafe', (body) => {
    const box = shown(body);
    expect(box.querySelectorAll('script, img, svg[onload], iframe, [onclick], [onerror]')).toHaveLength(0);
    for (const { href } of box.querySelectorAll('a')) expect(href).not.toMatch(/^javascript/);
  });

  test.each([
    ['nested boxes', `${'> '.repeat(500)}[!TIP] deep`],
    ['a bomb of braces', `$${'{'.repeat(5_000)}x${'}'.repeat(5_000)}$`],
    ['a bomb of macros', '$\\def\\a{\\b\\b}\\def\\b{\\c\\c}\\def\\c{\\a\\a}\\a$'],
    ['open brackets', '[^'.repeat(5_000)],
    ['half a megabyte of stars', '*a '.repeat(160_000)],
  ])('survives %s in reasonable time', (_, body) => {
    const started = performance.now();
    expect(shown(body).textContent).not.toBe('');
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('the reading text', () => {
  test('has every letter once, without formulas and numbers of footnotes, and leads from places to ranges and back', () => {
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
