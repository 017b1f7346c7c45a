import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as audio from '#views/student/content/media/audio.view.tsx';
import * as video from '#views/student/content/media/video.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

beforeEach(() => {
  for (const name of ['load', 'pause'] as const)
    vi.spyOn(HTMLMediaElement.prototype, name).mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LOCATION = {
  subject: { id: 's', slug: 'biology', title: 'Biology' },
  topic: { id: 't', slug: 'cells', title: 'Cells' },
};
const row = (id: string, title: string) => ({
  ...{ id, title, summary: '', seconds: 60, hasCaptions: true, position: 0, share: 0, doneAt: null },
});
const LIST = [row('a', 'Osmosis'), row('b', 'Diffusion')];
const played = ({ id }: Record<string, unknown>) => ({
  media: {
    ...(LIST.find((entry) => entry.id === id) ?? LIST[0]),
    ...{ kind: 'audio', url: '/media/x', poster: null, mime: 'audio/mpeg', isSilent: false, width: null, height: null },
    ...{ work: 'W', author: 'A', sourceUrl: '', licence: 'L', ...LOCATION },
    tracks: [{ language: 'en', text: 'WEBVTT\n\n00:00.000 --> 00:05.000\nWater moves.\n' }],
  },
});
const topic = { ...LOCATION.topic, subject: LOCATION.subject };

const show = (query: string, answer: (variables: Record<string, unknown>) => unknown) =>
  showView('topic.audio', audio, {
    at: `/subject/biology/topic/cells/audio${query}`,
    api: fakeApi({ topic: () => ({ topic }), topicMedia: () => ({ topicMedia: LIST }), media: answer }).api,
  });

test('the layout of the player, the search and the transcript is there before the media loads', async () => {
  show('', () => new Promise(() => undefined));
  expect(await screen.findByRole('heading', { level: 2, name: 'Osmosis' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Transcript' })).toBeDefined();
  expect(screen.getByRole('searchbox')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Water moves/ })).toBeNull();
});

test('the lesson in the address is opened, and choosing another one is not reverted', async () => {
  show('?play=b', played);
  expect(await screen.findByRole('heading', { level: 2, name: 'Diffusion' })).toBeDefined();
  expect(await screen.findByRole('button', { name: /Water moves/ })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /Osmosis/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Osmosis' })).toBeDefined();
  await new Promise((done) => setTimeout(done, 100));
  expect(screen.getByRole('heading', { level: 2, name: 'Osmosis' })).toBeDefined();
});

test('a video has its player, its title and the space of the transcript before it loads', async () => {
  const { api } = fakeApi({
    topic: () => ({ topic }),
    topicMedia: () => ({ topicMedia: LIST }),
    media: () => new Promise(() => undefined),
  });
  showView('topic.video', video, { at: '/subject/biology/topic/cells/video?play=b', api });
  expect(await screen.findByRole('heading', { level: 2, name: 'Diffusion' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Transcript' })).toBeDefined();
});
