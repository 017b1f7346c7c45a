import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePreparedTexts } from '#ui/rich-text/prepared-texts.ts';

const typeset = vi.hoisted(() => vi.fn());
const loader = vi.hoisted(() => ({ isLoaded: true, load: vi.fn(async () => typeset) }));
vi.mock('#ui/rich-text/formulas/typesetter.loader.ts', () => ({
  loadedTypesetter: () => (loader.isLoaded ? typeset : null),
  loadTypesetter: loader.load,
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  typeset.mockClear();
  loader.load.mockClear();
  loader.isLoaded = true;
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

test('the typesetter is downloaded before the first formula is shown, and not for texts without one', async () => {
  loader.isLoaded = false;
  loader.load.mockImplementationOnce(async () => {
    loader.isLoaded = true;
    return typeset;
  });
  renderHook(() => usePreparedTexts({ stem: 'It costs *nothing*.', body: { choices: [{ text: '`code`' }] } }));
  await vi.runAllTimersAsync();
  expect(loader.load).not.toHaveBeenCalled();
  renderHook(() => usePreparedTexts([{ stem: 'Is $a$?' }, { stem: 'Is $b$?' }]));
  await vi.runAllTimersAsync();
  expect(loader.load).toHaveBeenCalledTimes(1);
  expect(new Set(typeset.mock.calls.map(([tex]) => tex))).toEqual(new Set(['a', 'b']));
});

test('a download that fails is left to the formula that needs it', async () => {
  loader.isLoaded = false;
  loader.load.mockRejectedValueOnce(new Error('offline'));
  renderHook(() => usePreparedTexts({ stem: 'Is $a$?' }));
  await vi.runAllTimersAsync();
  expect(loader.load).toHaveBeenCalledTimes(1);
  expect(typeset).not.toHaveBeenCalled();
});
