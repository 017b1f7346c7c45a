import { ownEntry } from '../../platform/own-entry.ts';
import { CUES_MAX } from './media.limits.ts';

/** A text and when it is spoken, in seconds from the beginning. */
export type Cue = { readonly start: number; readonly end: number; readonly text: string };

/** Thrown if a file is not WebVTT; the message is for the author of the file. */
export class CaptionsError extends Error {
  override name = 'CaptionsError';
  readonly fault: 'notWebVtt' | 'tooManyCaptions';

  constructor(fault: 'notWebVtt' | 'tooManyCaptions', message: string) {
    super(message);
    this.fault = fault;
  }
}

const TIMING =
  /^\s*(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})\s+-->\s+(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:\s|$)/;
const ENTITIES = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00A0',
  lrm: '\u200E',
  rlm: '\u200F',
} as const;

/**
 * The cues of a WebVTT file (https://www.w3.org/TR/webvtt1/), by start time. Only text is kept: tags, voices, settings,
 * styles, regions and notes are left out, so that a cue is plain text wherever it is shown. Cues without text, or that
 * end before they begin, are skipped.
 * @throws CaptionsError without the signature, or with more cues than the limit
 */
export function parseWebVtt(file: string): readonly Cue[] {
  const blocks = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\0/g, '\uFFFD')
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(blocks[0] ?? '')) throw new CaptionsError('notWebVtt', 'does not begin with WEBVTT');
  const cues = blocks.flatMap(cueOf);
  if (cues.length > CUES_MAX) throw new CaptionsError('tooManyCaptions', `has more than ${CUES_MAX} cues`);
  return cues.sort((a, b) => a.start - b.start || a.end - b.end);
}

function cueOf(block: string): Cue[] {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => line.includes('-->'));
  const timing = TIMING.exec(lines[at] ?? '');
  // Before its timing a cue has at most an identifier; the header may be directly above the first one.
  if (timing === null || /^(NOTE|STYLE|REGION)(\s|$)/.test(lines[0] ?? '')) return [];
  const [start, end] = [secondsOf(timing.slice(1, 5)), secondsOf(timing.slice(5, 9))];
  const text = wordsOf(lines.slice(at + 1).join('\n'));
  return text === '' || end <= start ? [] : [{ start, end, text }];
}

const secondsOf = ([hours, minutes, seconds, ms]: readonly (string | undefined)[]): number =>
  Number(hours ?? 0) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(ms) / 1_000;

/** Tags are removed first: the expansion of an entity is text, even if it looks like a tag. */
const wordsOf = (payload: string): string =>
  payload
    .replace(/<[^>]*(?:>|$)/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ownEntry(ENTITIES, name) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** The cue at a time of playback; the later one if two overlap, null if there is none. */
export function cueAt(cues: readonly Cue[], seconds: number): Cue | null {
  return cues.findLast(({ start, end }) => start <= seconds && seconds < end) ?? null;
}
