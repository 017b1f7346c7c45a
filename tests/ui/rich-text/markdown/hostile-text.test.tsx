import { threadCpuUsage } from 'node:process';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadTypesetter } from '#ui/rich-text/formulas/typesetter.loader.ts';
import { linkAddress } from '#ui/rich-text/markdown/link-address.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { inStandardsMode } from '../../../support/browser/standards-mode.ts';

afterEach(cleanup);
beforeAll(async () => {
  inStandardsMode();
  await loadTypesetter();
});

const shown = (source: string, inline = false) => render(<RichText source={source} inline={inline} />).container;

/** Everything in a rendered text that could run, load or lead somewhere unsafe. */
function dangers(box: HTMLElement): string[] {
  const elements = [...box.querySelectorAll('*')];
  const forbidden = elements.filter((element) =>
    /^(script|iframe|object|embed|style|link|base|form|img|video|audio|use|foreignobject|animate)$/i.test(
      element.localName,
    ),
  );
  const attributes = elements.flatMap((element) =>
    [...element.attributes].map(({ name, value }) => `${element.localName} ${name}=${value}`),
  );
  return [
    ...forbidden.map(({ localName }) => localName),
    ...attributes.filter((attribute) => /^\S+ (on|srcdoc|formaction|xlink)/i.test(attribute)),
    ...attributes.filter((attribute) => /=\s*(javascript|vbscript|data):/i.test(attribute)),
  ];
}

const CORPUS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onmouseover="alert(1)">b</b>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<sub onclick="alert(1)">x</sub>',
  '<sub><img src=x onerror=alert(1)></sub>',
  '<sup><script>alert(1)</script></sup>',
  '<style>*{background:url(//evil.example)}</style>',
  '<!-- --!><script>alert(1)</script> -->',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x]( javascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](//evil.example)',
  '[x][a]\n\n[a]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](data:image/svg+xml;base64,PHN2Zy8+)',
  '![x](https://evil.example/pixel.png)',
  '![x](figure:none" onerror="alert(1))',
  '![x"onerror="alert(1)](javascript:alert(1))',
  '[![x](javascript:alert(1))](javascript:alert(2))',
  '`<script>alert(1)</script>`',
  '    <script>alert(1)</script>',
  '```html"onload=alert(1)\n<script>alert(1)</script>\n```',
  '| <script>alert(1)</script> |\n| --- |\n| <img src=x onerror=alert(1)> |',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\url{javascript:alert(1)}$',
  '$\\includegraphics{https://evil.example/x.png}$',
  '$\\htmlData{x=y}{z} \\htmlStyle{position:fixed}{z} \\htmlId{a}{b}$',
  '$<script>alert(1)</script>$',
  '$\\text{<img src=x onerror=alert(1)>}$',
];

describe('a hostile text', () => {
  test.each(CORPUS)('%s runs nothing, loads nothing and links to nothing unsafe', (source) => {
    expect(dangers(shown(source))).toEqual([]);
    expect(dangers(shown(source, true))).toEqual([]);
  });

  test('the check above does find unsafe content', () => {
    const box = document.createElement('div');
    box.append(Object.assign(document.createElement('a'), { href: 'javascript:alert(1)' }));
    expect(dangers(box)).toHaveLength(1);
  });

  test('its words stay readable', () => {
    expect(shown('<script>alert(1)</script>').textContent).toBe('<script>alert(1)</script>');
    expect(shown('[see here](javascript:alert(1))').textContent).toContain('see here');
    expect(shown('$\\href{javascript:alert(1)}{x}$').querySelector('a')).toBeNull();
  });

  test('any mixture of dangerous pieces is harmless', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '[',
      ']',
      '(',
      ')',
      '!',
      '$',
      '\\',
      '`',
      '"',
      '\n',
      '|',
      '&#58;',
      '*',
      '_',
      'javascript:',
      'script',
      'img src=x',
      ' onerror=',
      '<sub>',
      '</sub>',
      '<sup>',
      '\\href{',
      '}',
      'https://a.example',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const found = dangers(shown(pieces.join('')));
        cleanup();
        return found.length === 0;
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    [
      'macros that multiply',
      `$${'\\def\\a{xx}\\def\\b{\\a\\a}\\def\\c{\\b\\b}\\def\\d{\\c\\c\\c\\c}\\def\\e{\\d\\d\\d\\d\\d\\d}'}\\e\\e\\e\\e\\e\\e\\e\\e$`,
    ],
    ['a macro that calls itself', '$\\def\\a{\\a\\a}\\a$'],
    ['an \\edef that grows', '$\\edef\\a{x}\\edef\\a{\\a\\a}\\loop\\edef\\a{\\a\\a}\\repeat$'],
    ['3 000 nested braces', `$${'{'.repeat(3000)}x${'}'.repeat(3000)}$`],
    ['nested roots without braces', `$${'\\sqrt'.repeat(990)}x$`],
    ['nested \\left', `$${'\\left('.repeat(400)}x${'\\right)'.repeat(400)}$`],
    ['a formula of 50 000 characters', `$${'x+'.repeat(25_000)}x$`],
    ['nested brackets', `${'['.repeat(20_000)}x${']'.repeat(20_000)}`],
    ['nested link brackets', `${'[a'.repeat(5_000)}](${'b'.repeat(5_000)}`],
    ['stars', '*a '.repeat(20_000)],
    ['as many delimiters as are parsed', '_*'.repeat(2_500)],
    ['underscores and asterisks', '_*'.repeat(20_000)],
    ['backticks', Array.from({ length: 300 }, (_, at) => '`'.repeat(at)).join('x')],
    ['nested quotes', `${'>'.repeat(50_000)}x`],
    ['nested lists', Array.from({ length: 300 }, (_, at) => `${' '.repeat(at * 2)}- x`).join('\n')],
    ['endless subscripts', '<sub>'.repeat(10_000)],
    ['dollars', '$'.repeat(30_001)],
    ['entities', '&#1114112;&#xD800;&#0;'.repeat(100)],
    ['a table of 30 000 cells', `|a|\n|-|\n${'|b|\n'.repeat(3_000)}`],
    ['a word of a megabyte', 'x'.repeat(1_000_000)],
  ])('%s: does not stop the page', (_name, source) => {
    // Processor time: waiting for other programs says nothing about the text.
    const startedAt = threadCpuUsage();
    const box = shown(source);
    const { user, system } = threadCpuUsage(startedAt);
    expect((user + system) / 1_000).toBeLessThan(4_000);
    expect(box.textContent).not.toBe('');
  });

  test('a rule of 99 999 em is limited to ten', () => {
    const box = shown('$\\rule{99999em}{1em}$');
    const widths = [...box.innerHTML.matchAll(/(?:width|border-right-width|border-top-width):\s*([\d.]+)em/g)].map(
      ([, em]) => Number(em),
    );
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.max(...widths)).toBeLessThanOrEqual(10);
  });
});

describe('a link', () => {
  test('links to the web or to a mailbox, without revealing the reader’s page', () => {
    const link = shown('[OpenStax](https://openstax.org/a?b=1&amp;c=2)').querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://openstax.org/a?b=1&c=2');
    expect(link?.rel).toBe('noreferrer');
    expect(linkAddress('mailto:a@b.example')).toBe('mailto:a@b.example');
  });

  test('to any other target is plain text', () => {
    for (const address of ['javascript:1', 'file:///etc/passwd', 'ftp://a', '/relative', '//host', 'blob:x', ''])
      expect(linkAddress(address), address).toBeNull();
  });
});
