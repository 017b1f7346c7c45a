import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ShortsPager } from '#ui/pager/shorts-pager.tsx';

const PAGES = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: `Page ${id}` }));

function show(first: string) {
  const onShow = vi.fn();
  function Held() {
    const [shown, setShown] = useState(first);
    const go = (id: string): void => {
      onShow(id);
      setShown(id);
    };
    return (
      <ShortsPager label="Shorts" pages={PAGES} shown={shown} onShow={go}>
        {({ label }, isShown) => <p>{isShown ? `${label}, playing` : label}</p>}
      </ShortsPager>
    );
  }
  return { onShow, ...render(<Held />) };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the pager', () => {
  test('renders only the current page and its neighbours, and only the current one can be used', () => {
    show('b');
    expect(screen.getByText('Page b, playing')).toBeTruthy();
    expect(screen.getByText('Page a')).toBeTruthy();
    expect(screen.getByText('Page c')).toBeTruthy();
    expect(screen.queryByText('Page d')).toBeNull();
    const inert = screen.getAllByRole('article', { hidden: true }).map((page) => page.hasAttribute('inert'));
    expect(inert).toEqual([true, false, true, true]);
    expect(screen.getByRole('status').textContent).toBe('2 of 4');
  });

  test('moves with buttons, and no further than its ends', () => {
    const { onShow } = show('c');
    fireEvent.click(button('Next'));
    expect(screen.getByText('Page d, playing')).toBeTruthy();
    expect(button('Next').disabled).toBe(true);
    fireEvent.click(button('Previous'));
    expect(onShow.mock.calls).toEqual([['d'], ['c']]);
  });

  test('moves with the keys of its strip, and leaves those of a control in it alone', () => {
    const { onShow } = show('a');
    const strip = screen.getByRole('group', { name: 'Use the arrow keys' });
    fireEvent.keyDown(strip, { key: 'ArrowDown' });
    fireEvent.keyDown(strip, { key: 'PageDown' });
    fireEvent.keyDown(strip, { key: 'ArrowUp' });
    fireEvent.keyDown(strip, { key: 'x' });
    fireEvent.keyDown(screen.getByText('Page b, playing'), { key: 'ArrowDown' });
    expect(onShow.mock.calls).toEqual([['b'], ['c'], ['b']]);
  });

  test('moves on with the arrow keys from one of its buttons', () => {
    const { onShow } = show('b');
    fireEvent.keyDown(button('Next'), { key: 'ArrowUp' });
    expect(onShow.mock.calls).toEqual([['a']]);
  });

  /** The strip has a height of 100 and a page at each hundred: there is no layout here. */
  function laidOut() {
    const strip = screen.getByRole('group', { name: 'Use the arrow keys' });
    Object.defineProperty(strip, 'clientHeight', { value: 100 });
    for (const [index, page] of [...strip.children].entries())
      Object.defineProperty(page, 'offsetTop', { value: index * 100 });
    const scrollTo = vi.fn();
    strip.scrollTo = scrollTo;
    return { strip, scrollTo };
  }

  test('shows the page at which a swipe ends, and nothing on the way', () => {
    const { onShow } = show('a');
    const { strip } = laidOut();
    fireEvent.wheel(strip);
    fireEvent.scroll(strip, { target: { scrollTop: 60 } });
    expect(onShow).not.toHaveBeenCalled();
    fireEvent.scroll(strip, { target: { scrollTop: 100 } });
    expect(onShow.mock.calls).toEqual([['b']]);
  });

  test('does not mistake its own scrolling for a swipe back, and finishes it if it was interrupted', () => {
    const { onShow } = show('a');
    const { strip, scrollTo } = laidOut();
    fireEvent.keyDown(strip, { key: 'ArrowDown' });
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 100, behavior: 'auto' });
    fireEvent.scroll(strip, { target: { scrollTop: 1 } });
    expect(onShow.mock.calls).toEqual([['b']]);
    fireEvent(strip, new Event('scrollend', { bubbles: true }));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 100, behavior: 'instant' });
    fireEvent.scroll(strip, { target: { scrollTop: 100 } });
    expect(onShow.mock.calls).toEqual([['b']]);
  });
});
