import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fade, type Short } from '../../src/library/drawing/short.ts';
import { captionProblems } from '../../src/tools/library/media-checks.ts';
import { shortOf } from '../../src/tools/library/shorts/short-files.ts';
import { captionsOf, frameAt, timelineOf } from '../../src/tools/library/shorts/short-timeline.ts';

const reasonsOf = (text: string, length: number | null = 40): string[] =>
  captionProblems('short.en.vtt', text, length).map(({ line, reason }) => `${line ?? ''}: ${reason}`);

test('problems of captions are named with their line', () => {
  expect(reasonsOf('WEBVTT\n\n00:00.000 --> 00:20.000\nFirst.\n\n00:20.000 --> 00:39.900\nSecond.\n')).toEqual([]);
  expect(reasonsOf('Hello')).toEqual([': does not begin with WEBVTT']);
  expect(reasonsOf('WEBVTT\n')).toEqual([': has no captions, so there is no transcript']);
  expect(reasonsOf('WEBVTT\n\n00:00.000 --> 00:30.000\nFirst.\n\n00:30.000 --> 00:41.000\nLate.\n')).toEqual([
    '6: the caption ends at 41.00 s, after the end at 40.00 s',
  ]);
  expect(reasonsOf('WEBVTT\n\n00:00.000 --> 00:30.000\nFirst.\n\n00:29.000 --> 00:39.000\nEarly.\n')).toEqual([
    '6: the caption starts before the previous one has ended',
  ]);
  expect(reasonsOf('WEBVTT\n\n00:15.000 --> 00:20.000\nFirst.\n')).toEqual([
    '3: there are no captions from 0 to 15 s, so the transcript is incomplete',
    ': the last caption ends at 20 s of 40 s',
  ]);
  expect(reasonsOf(`WEBVTT\n\n00:00.000 --> 00:39.000\n${'x'.repeat(111)}\n`)).toEqual([
    '3: the caption has 111 characters; at most 110 fit',
  ]);
  expect(reasonsOf('WEBVTT\n\n00:00.000 --> 00:01.000\nThis is far too much to read in one second.\n', null)).toEqual([
    '3: the caption is too short to be read',
  ]);
});

const short: Short = {
  scenes: [
    { title: 'One', steps: [{ say: 'A force of 12 N acts.', shows: [fade('<i/>')], seconds: 4 }] },
    { title: 'Two', steps: [{ say: 'It stops.', shows: [fade('<b/>')] }] },
  ],
};

test('captions have the times of the frames, and their units on the same line', () => {
  const timeline = timelineOf(short);
  expect(timeline.seconds).toBeCloseTo(4 + 0.32 + 3 + 1.2);
  expect(captionsOf(timeline)).toBe(
    'WEBVTT\n\n00:00.000 --> 00:03.880\nA force of 12\u00a0N acts.\n\n00:04.320 --> 00:07.200\nIt stops.\n',
  );
});

test('a frame contains what its scene has shown so far', () => {
  const timeline = timelineOf(short);
  const drawn = (at: number): string => frameAt(timeline, at, { header: 'Physics', colour: '#000' });
  expect(drawn(0.2)).toContain('<g opacity="0.5"><i/></g>');
  expect(drawn(3)).toContain('<i/>');
  expect(drawn(3)).not.toContain('<b/>');
  expect(drawn(6)).not.toContain('<i/>');
  expect(drawn(timeline.seconds - 0.01)).toContain('<b/>');
});

test('a short in another language has captions in it, and the colour of its subject', async () => {
  const library = resolve(import.meta.dirname, '../../src/library');
  const english = await shortOf(join(library, 'physics/motion-and-forces'));
  const german = await shortOf(join(library, 'physics-german/bewegung-und-kraefte'));
  expect(english?.captions).toBe('media/short.en.vtt');
  expect(german?.captions).toBe('media/short.de.vtt');
  expect(german?.text).toEqual({ header: 'Physik · Bewegung und Kräfte', colour: english?.text.colour });
});
