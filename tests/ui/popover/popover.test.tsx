import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Hint } from '#ui/popover/hint.tsx';
import { HoverPopover } from '#ui/popover/hover-popover.tsx';
import { Theme } from '#ui/theme/theme.tsx';

const DELAYS = { showMs: 100, hideMs: 300 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a hint', () => {
  const show = () => {
    render(
      <Hint delays={DELAYS} text="Goes to the next question">
        {(describedBy) => (
          <button type="button" aria-describedby={describedBy}>
            Next
          </button>
        )}
      </Hint>,
    );
    const button = screen.getByRole('button');
    return { button, isShown: () => screen.getByRole('tooltip').hasAttribute('data-shown') };
  };

  test('describes its control even before it is visible', () => {
    const { button } = show();
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    expect(screen.getByRole('tooltip').textContent).toBe('Goes to the next question');
  });

  test('is shown after the first delay and hidden after the second', async () => {
    const { button, isShown } = show();
    fireEvent.pointerEnter(button.parentElement as HTMLElement);
    await wait(DELAYS.showMs - 1);
    expect(isShown()).toBe(false);
    await wait(1);
    expect(isShown()).toBe(true);
    fireEvent.pointerLeave(button.parentElement as HTMLElement);
    await wait(DELAYS.hideMs - 1);
    expect(isShown()).toBe(true);
    await wait(1);
    expect(isShown()).toBe(false);
  });

  test('is never shown to a pointer that only passes', async () => {
    const { button, isShown } = show();
    fireEvent.pointerEnter(button.parentElement as HTMLElement);
    await wait(DELAYS.showMs - 1);
    fireEvent.pointerLeave(button.parentElement as HTMLElement);
    await wait(DELAYS.showMs + DELAYS.hideMs);
    expect(isShown()).toBe(false);
  });

  test('is shown on focus, and Escape hides it', async () => {
    const { button, isShown } = show();
    act(() => button.focus());
    await wait(DELAYS.showMs);
    expect(isShown()).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await wait(0);
    expect(isShown()).toBe(false);
  });
});

describe('a popover', () => {
  const show = () => {
    render(
      <Theme>
        <HoverPopover delays={DELAYS} label="About the facility" trigger={<button type="button">Facility</button>}>
          Share of right answers
        </HoverPopover>
      </Theme>,
    );
    return { button: screen.getByRole('button'), content: () => screen.queryByRole('dialog') };
  };

  test('is shown while a mouse hovers over it, and stays while the mouse is on its content', async () => {
    const { button, content } = show();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await wait(DELAYS.showMs);
    expect(content()?.getAttribute('aria-label')).toBe('About the facility');
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    await wait(DELAYS.hideMs - 1);
    fireEvent.pointerEnter(content() as HTMLElement, { pointerType: 'mouse' });
    await wait(DELAYS.hideMs * 2);
    expect(content()).not.toBeNull();
    fireEvent.pointerLeave(content() as HTMLElement, { pointerType: 'mouse' });
    await wait(DELAYS.hideMs);
    expect(content()).toBeNull();
  });

  test('opens at once on a click, but not for a long touch', async () => {
    const { button, content } = show();
    fireEvent.pointerEnter(button, { pointerType: 'touch' });
    await wait(DELAYS.showMs * 2);
    expect(content()).toBeNull();
    fireEvent.click(button);
    expect(content()?.textContent).toContain('Share of right answers');
  });

  test('leaves the focus alone while a mouse hovers and when it leaves', async () => {
    const { button, content } = show();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await wait(DELAYS.showMs);
    expect(content()).not.toBeNull();
    expect(document.activeElement).toBe(document.body);
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    await wait(DELAYS.hideMs * 2);
    expect(content()).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  test('opened by a press has the focus, stays when the mouse leaves, and Escape returns the focus', async () => {
    const { button, content } = show();
    fireEvent.click(button);
    await wait(0);
    expect(content()?.contains(document.activeElement)).toBe(true);
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    await wait(DELAYS.hideMs * 2);
    expect(content()).not.toBeNull();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    await wait(0);
    expect(content()).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
