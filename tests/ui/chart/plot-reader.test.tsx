import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LineChart } from '#ui/chart/line-chart.tsx';

const DATA = {
  labelTitle: 'Week',
  labels: ['1', '2', '3', '4'],
  series: [
    { name: 'You', values: [40, null, 60, 70] },
    { name: 'Class', values: [50, 52, 54, 56] },
  ],
  unit: '%',
};

function show() {
  render(<LineChart title="You have overtaken your class" data={DATA} />);
  const reader = screen.getByRole('slider', { name: 'Values of “You have overtaken your class”' });
  reader.getBoundingClientRect = () => new DOMRect(100, 0, 400, 200);
  return { reader, user: userEvent.setup() };
}
const tip = () =>
  screen.queryByText('Class', { selector: '[data-series] > span' })?.closest('div')?.textContent ?? null;

test('the arrow keys read one label after the other, and stop at the ends', async () => {
  const { reader, user } = show();
  expect(tip()).toBeNull();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(reader);
  await user.keyboard('{ArrowRight}');
  expect(reader.getAttribute('aria-valuetext')).toBe('1: You 40%, Class 50%');
  await user.keyboard('{ArrowRight}');
  expect(reader.getAttribute('aria-valuetext')).toBe('2: You no data, Class 52%');
  expect(tip()).toBe('2Youno dataClass52%');
  await user.keyboard('{End}{ArrowRight}');
  expect(reader.getAttribute('aria-valuenow')).toBe('4');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(reader.getAttribute('aria-valuenow')).toBe('1');
  await user.keyboard('{Escape}');
  expect(tip()).toBeNull();
});

test('a pointer reads the label that it is over, until it leaves', () => {
  const { reader } = show();
  fireEvent.pointerMove(reader, { clientX: 350, pointerType: 'mouse' });
  expect(tip()).toBe('3You60%Class54%');
  fireEvent.pointerLeave(reader, { pointerType: 'mouse' });
  expect(tip()).toBeNull();
});

test('what a finger has chosen stays', () => {
  const { reader } = show();
  fireEvent.pointerDown(reader, { clientX: 499, pointerType: 'touch' });
  fireEvent.pointerLeave(reader, { pointerType: 'touch' });
  expect(tip()).toBe('4You70%Class56%');
});
