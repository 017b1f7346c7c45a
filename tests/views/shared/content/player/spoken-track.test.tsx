import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSpokenTrack } from '#views/shared/content/player/spoken-track.ts';

type Said = { readonly text: string };

class FakeTrack {
  label: string;
  mode = 'hidden';
  said: Said[] = [];
  constructor(label: string) {
    this.label = label;
  }
  addCue = (cue: Said) => this.said.push(cue);
  removeCue = (cue: Said) => {
    this.said = this.said.filter((known) => known !== cue);
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
  expect(tracks.map(({ mode, said }) => ({ mode, said: said.map(({ text }) => text) }))).toEqual([
    { mode: 'showing', said: ['a &lt; b &amp; c'] },
  ]);
  rerender({ isBare: false });
  expect(tracks.map(({ mode, said }) => ({ mode, said }))).toEqual([{ mode: 'disabled', said: [] }]);
  rerender({ isBare: true });
  expect(tracks.map(({ said }) => said.length)).toEqual([1]);
});
