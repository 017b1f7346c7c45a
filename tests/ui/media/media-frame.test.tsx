import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, test } from 'vitest';
import { MediaFrame } from '#ui/media/media-frame.tsx';

type Props = Partial<ComponentProps<typeof MediaFrame>>;

const show = (props: Props) =>
  render(
    <MediaFrame
      label="Forces"
      image={<img alt="A ramp" />}
      captions="A force is a push."
      controls={<button type="button">Play</button>}
      {...props}
    />,
  );

const frame = () => screen.getByRole('region', { name: 'Forces' });

describe('the frame of a media element', () => {
  test('shows video, captions and controls', () => {
    show({});
    expect(screen.getByAltText('A ramp')).toBeTruthy();
    expect(screen.getByText('A force is a push.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    expect(frame().getAttribute('aria-busy')).toBe('false');
  });

  test('says that it is loading', () => {
    show({ state: 'loading' });
    expect(frame().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });

  test.each([
    ['over the video', {}],
    ['with audio only', { picture: undefined }],
  ])('shows an error in place of captions, %s', (_, more) => {
    show({ state: { failed: <p>It could not be loaded.</p> }, ...more });
    expect(screen.getByText('It could not be loaded.')).toBeTruthy();
    expect(screen.queryByText('A force is a push.')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
