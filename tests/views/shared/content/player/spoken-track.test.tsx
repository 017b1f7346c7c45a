import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSpokenTrack } from '#views/shared/content/player/spoken-track.ts';

type Cue = { readonly text: string };

class FakeTrack {
  label: string;
  mode = 'hidden';
  cues: Cue[] = [];
  constructor(label: string) {
    this.label = label;
  }
  addCue = (cue: Cue) => this.cues.push(cue);
  removeCue = (cue: Cue) => {
    this.cues = this.cues.filter((known) => known !== cue);
  };
}

let tracks: FakeTrack[];
let element: HTMLMediaElement;

beforeEach(() => {
  tracks = [];
  vi.stubGlobal(
    'VTTCue',
    class {
      text: string;
      constructor(_start: number, _end: number, text: string) {
        this.text = text;
      }
    },
  );
  element = {
    textTracks: tracks,
    addTextTrack: (_kind: string, label: string) => tracks[tracks.push(new FakeTrack(label)) - 1],
  } as unknown as HTMLMediaElement;
});

const CAPTIONS = { cues: [{ start: 0, end: 2, text: 'a < b & c' }], language: 'en', isBroken: false };

test('a video without controls announces its captions itself, until the controls are back', () => {
  const { rerender } = renderHook(({ isBare }) => useSpokenTrack(element, CAPTIONS, isBare), {
    initialProps: { isBare: false },
  });
  expect(tracks).toEqual([]);
  rerender({ isBare: true });
  expect(tracks.map(({ mode, cues }) => ({ mode, cues: cues.map(({ text }) => text) }))).toEqual([
    { mode: 'showing', cues: ['a &lt; b &amp; c'] },
  ]);
  rerender({ isBare: false });
  expect(tracks.map(({ mode, cues }) => ({ mode, cues }))).toEqual([{ mode: 'disabled', cues: [] }]);
  rerender({ isBare: true });
  expect(tracks.map(({ cues }) => cues.length)).toEqual([1]);
});
