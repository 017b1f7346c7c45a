import { describe, expect, test } from 'vitest';
import { firstStyles } from '#server/platform/pages/first-styles.ts';
import { styleRules } from '../../../../src/tools/client/style-rules.ts';

const first = (css: string, html: string, ...others: readonly string[]) =>
  firstStyles([css, ...others].map(styleRules), html)[0];

describe('what a page needs of a style sheet at first', () => {
  test('is the rules whose elements, classes, ids and attributes it holds, in their order', () => {
    const css =
      '.b{color:red}.a{color:blue}p{margin:0}#main{padding:0}[data-size="2"]{gap:1px}[hidden]{display:none}.absent{color:red}[data-size="3"]{gap:2px}';
    expect(first(css, '<main id="main" data-size="2"><p class="a b" hidden>…</p></main>')).toBe(
      '.b{color:red}.a{color:blue}p{margin:0}#main{padding:0}[data-size="2"]{gap:1px}[hidden]{display:none}',
    );
  });

  test('leaves out of a list what cannot match, and what takes a hand on the page', () => {
    expect(first('.a,.absent,.a:hover,.a .b{color:red}', '<p class="a">…</p>')).toBe('.a{color:red}');
  });

  test('takes one of several to be enough where a selector says so, and knows nothing of what it forbids', () => {
    expect(first(':is(.absent,.a):not(.a){color:red}:where(.absent){color:red}', '<p class="a">…</p>')).toBe(
      ':is(.absent,.a):not(.a){color:red}',
    );
  });

  test('keeps conditions around rules, and what the theme puts around the page', () => {
    const css = '@media (width>9px){@supports (gap:1px){.dark .a{color:red}}}.light .absent{color:red}';
    expect(first(css, '<p class="a">…</p>')).toBe('@media (width>9px){@supports (gap:1px){.dark .a{color:red}}}');
  });

  test('keeps of the variables those that are used, by whatever way', () => {
    const css = 'html{--a:var(--b);--b:1px;--c:2px;--d:3px;--e:4px}.p{margin:var(--a)}';
    expect(first(css, '<p class="p" style="gap: var(--c)">…</p>', 'p{gap:var(--d)}')).toBe(
      'html{--a:var(--b);--b:1px;--c:2px;--d:3px}.p{margin:var(--a)}',
    );
  });

  test('keeps no variable for what can not be there at first', () => {
    expect(first('html{--d:3px}', '<p>…</p>', '.absent{gap:var(--d)}')).toBe('');
  });

  test('keeps the movements of what it keeps', () => {
    const css =
      '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:turn 1s}.absent{animation:fade 1s}';
    expect(first(css, '<p class="a">…</p>')).toBe('.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}');
  });

  test('keeps the faces of common letters and of what stands in for them, and leaves those of rarer ones', () => {
    const common = '@font-face{font-family:"A";unicode-range:U+20-7E}';
    const standIn = '@font-face{font-family:"A Fallback";src:local(Arial)}';
    const css = `${common}@font-face{font-family:"A";unicode-range:U+100-17F}${standIn}@font-face{font-family:"B"}`;
    expect(first(css, '<p>…</p>')).toBe(common + standIn);
  });
});
