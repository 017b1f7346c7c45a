import { describe, expect, test } from 'vitest';
import { firstStyles } from '#server/platform/pages/first-styles.ts';
import { styleRules } from '../../../../src/tools/client/style-rules.ts';

const first = (css: string, html: string, ...others: readonly string[]) =>
  firstStyles([css, ...others].map(styleRules), html)[0];

describe('the critical styles of a page', () => {
  test('are the rules whose elements, classes, ids and attributes it contains, in their order', () => {
    const css =
      '.b{color:red}.a{color:blue}p{margin:0}#main{padding:0}[data-size="2"]{gap:1px}[hidden]{display:none}.absent{color:red}[data-size="3"]{gap:2px}';
    expect(first(css, '<main id="main" data-size="2"><p class="a b" hidden>…</p></main>')).toBe(
      '.b{color:red}.a{color:blue}p{margin:0}#main{padding:0}[data-size="2"]{gap:1px}[hidden]{display:none}',
    );
  });

  test('leave out of a list what cannot match, and what needs an interaction with the page', () => {
    expect(first('.a,.absent,.a:hover,.a .b{color:red}', '<p class="a">…</p>')).toBe('.a{color:red}');
  });

  test('match any branch of a selector list, and assume that negated selectors match', () => {
    expect(first(':is(.absent,.a):not(.a){color:red}:where(.absent){color:red}', '<p class="a">…</p>')).toBe(
      ':is(.absent,.a):not(.a){color:red}',
    );
  });

  test('keep conditions around rules, and the layers of the theme', () => {
    const css = '@media (width>9px){@supports (gap:1px){.dark .a{color:red}}}.light .absent{color:red}';
    expect(first(css, '<p class="a">…</p>')).toBe('@media (width>9px){@supports (gap:1px){.dark .a{color:red}}}');
  });

  test('keep the variables that are used, directly or indirectly', () => {
    const css = 'html{--a:var(--b);--b:1px;--c:2px;--d:3px;--e:4px}.p{margin:var(--a)}';
    expect(first(css, '<p class="p" style="gap: var(--c)">…</p>', 'p{gap:var(--d)}')).toBe(
      'html{--a:var(--b);--b:1px;--c:2px;--d:3px}.p{margin:var(--a)}',
    );
  });

  test('keep no variable of elements that cannot be there at first', () => {
    expect(first('html{--d:3px}', '<p>…</p>', '.absent{gap:var(--d)}')).toBe('');
  });

  test('keep the animations of the rules', () => {
    const css =
      '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:turn 1s}.absent{animation:fade 1s}';
    expect(first(css, '<p class="a">…</p>')).toBe('.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}');
  });

  test('keep the font faces of common letters and their fallbacks, and leave out those of rarer ones', () => {
    const common = '@font-face{font-family:"A";unicode-range:U+20-7E}';
    const substitute = '@font-face{font-family:"A Fallback";src:local(Arial)}';
    const css = `${common}@font-face{font-family:"A";unicode-range:U+100-17F}${substitute}@font-face{font-family:"B"}`;
    expect(first(css, '<p>…</p>')).toBe(common + substitute);
  });
});
