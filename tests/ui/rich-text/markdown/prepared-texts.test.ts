import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePreparedTexts } from '#ui/rich-text/prepared-texts.ts';

const typeset = vi.hoisted(() => vi.fn());
vi.mock('#ui/rich-text/formulas/typesetter.loader.ts', () => ({ loadedTypesetter: () => typeset }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  typeset.mockClear();
});

test('formulas that are likely to be shown next are typeset in idle time, anywhere in a text', () => {
  renderHook(() => usePreparedTexts({ stem: 'Is $a$?', body: { choices: [{ text: '**$b$**' }, { text: 'none' }] } }));
  expect(typeset).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(new Set(typeset.mock.calls.map(([tex]) => tex))).toEqual(new Set(['a', 'b']));
});

test('formulas in the cells of a table too, whose columns may have no alignment', () => {
  renderHook(() => usePreparedTexts('| x | y |\n|---|:-:|\n| $c$ | $d$ |'));
  vi.runAllTimers();
  expect(new Set(typeset.mock.calls.map(([tex]) => tex))).toEqual(new Set(['c', 'd']));
});
