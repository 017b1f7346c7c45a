import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadTypesetter } from '#ui/rich-text/formulas/typesetter.loader.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { inStandardsMode } from '../../../support/browser/standards-mode.ts';

const watched = new Set<Element>();
let report: (target: Element) => void = () => undefined;
let measured = 0;
let wide = 0;

beforeAll(async () => {
  inStandardsMode();
  // One observer serves all boxes, and lives as long as the page.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: (entries: readonly { readonly target: Element }[]) => void) {
        report = (target) => heard([{ target }]);
      }
      observe = (box: Element) => watched.add(box);
      unobserve = (box: Element) => watched.delete(box);
    },
  );
  await loadTypesetter();
});
beforeEach(() => {
  measured = 0;
  wide = 900;
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => {
    measured += 1;
    return wide;
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a formula wider than its line can be scrolled by keyboard, as long as it is wider', () => {
  const { container } = render(<RichText source={'$$\na + b\n$$'} />);
  const box = container.querySelector('[data-formula]') as HTMLElement;
  expect([...watched]).toEqual([box]);
  act(() => report(box));
  expect(box.getAttribute('tabindex')).toBe('0');
  wide = 302;
  act(() => report(box));
  expect(box.hasAttribute('tabindex')).toBe(false);
});

test('many formulas are rendered without measuring each, and released with their page', () => {
  const source = Array.from({ length: 30 }, (_, at) => `$$\nx_{${at}}\n$$`).join('\n\n');
  const { unmount } = render(<RichText source={source} />);
  expect(watched.size).toBe(30);
  expect(measured).toBe(0);
  unmount();
  expect(watched.size).toBe(0);
});
