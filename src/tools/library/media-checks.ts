import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CaptionsError, parseWebVtt } from '#domain/content/media/web-vtt.ts';
import { type LibraryTopic, MEDIA_FILE } from '#server/content/library/library.reader.ts';
import type { LibraryProblem } from '#server/content/library/yaml-file.ts';
import { MediaError, readMedia } from '#server/interchange/media/media.reader.ts';
import { renderedDigest, SHORT_FILES, shortOf } from './shorts/short-files.ts';

type Limits = { readonly seconds: readonly [least: number, most: number]; readonly bytes: number };

/** What a topic's media may be. */
export const MEDIA_LIMITS: { readonly [Kind in LibraryTopic['media'][number]['kind']]: Limits } = {
  audio: { seconds: [180, 300], bytes: 1_300_000 },
  short: { seconds: [30, 60], bytes: 250_000 },
};
/** A caption of four lines on a phone. */
const CAPTION_CHARS_MAX = 110;
const CHARS_PER_SECOND_MAX = 20;
/** A longer part without captions is missing from the transcript. */
const GAP_MAX_S = 12;
/** Captions end with the media, up to rounding. */
const END_TOLERANCE_S = 0.05;

/** Media that are missing, too long, too large, or without complete captions, and shorts that are out of date. */
export async function mediaProblems(topic: LibraryTopic): Promise<LibraryProblem[]> {
  const listed = new Set(topic.media.flatMap(({ file, captions }) => [file, captions]));
  const entries = await Promise.all(topic.media.map((entry) => entryProblems(topic, entry)));
  const unlisted = globSync('media/*.{mp3,mp4,m4a,ogg,vtt,webm}', { cwd: topic.folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !listed.has(path))
    .map((path) => ({ file: join(topic.folder, path), line: null, reason: `${MEDIA_FILE} doesn’t list this file` }));
  return [...entries.flat(), ...unlisted, ...(await shortProblems(topic))];
}

async function entryProblems(topic: LibraryTopic, entry: LibraryTopic['media'][number]): Promise<LibraryProblem[]> {
  const problem = (reason: string): LibraryProblem => ({
    file: join(topic.folder, MEDIA_FILE),
    line: entry.line,
    reason: `“${entry.title}”: ${reason}`,
  });
  const path = join(topic.folder, entry.file);
  const problems: LibraryProblem[] = [];
  let length: number | null = null;
  if (!existsSync(path)) problems.push(problem(`the file ${entry.file} is missing`));
  else {
    const { seconds: range, bytes } = MEDIA_LIMITS[entry.kind];
    const { size } = statSync(path);
    if (size > bytes) problems.push(problem(`${entry.file} has ${size} bytes; at most ${bytes} are allowed`));
    try {
      const { seconds, mime } = await readMedia(path);
      length = seconds;
      if ((entry.kind === 'audio') !== mime.startsWith('audio/'))
        problems.push(problem(`${entry.file} is ${mime}, which is not ${entry.kind}`));
      if (seconds < range[0] || seconds > range[1])
        problems.push(problem(`lasts ${seconds.toFixed(1)} s instead of ${range[0]} to ${range[1]} s`));
    } catch (error) {
      if (!(error instanceof MediaError)) throw error;
      problems.push(problem(`${entry.file} can’t be played: ${error.fault}`));
    }
  }
  const captions = join(topic.folder, entry.captions);
  if (!existsSync(captions)) return [...problems, problem(`has no captions: ${entry.captions} is missing`)];
  return [...problems, ...captionProblems(captions, readFileSync(captions, 'utf8'), length)];
}

/** Problems of the captions of a media file; `length` in seconds, null if it is not known. */
export function captionProblems(file: string, text: string, length: number | null): LibraryProblem[] {
  const whole = (reason: string): LibraryProblem[] => [{ file, line: null, reason }];
  try {
    const cues = parseWebVtt(text);
    if (cues.length === 0) return whole('has no captions, so there is no transcript');
    // The cues are sorted, as those of a file usually are.
    const lines = text.split('\n').flatMap((row, index) => (row.includes('-->') ? [index + 1] : []));
    const found = cues.flatMap(({ start, end, text: words }, index): LibraryProblem[] => {
      const before = cues[index - 1]?.end ?? 0;
      const reasons = [
        ...(length !== null && end > length + END_TOLERANCE_S
          ? [`the caption ends at ${end.toFixed(2)} s, after the end at ${length.toFixed(2)} s`]
          : []),
        ...(start < before ? ['the caption starts before the previous one has ended'] : []),
        ...(start - before > GAP_MAX_S
          ? [
              `there are no captions from ${before.toFixed(0)} to ${start.toFixed(0)} s, so the transcript is incomplete`,
            ]
          : []),
        ...(words.length > CAPTION_CHARS_MAX
          ? [`the caption has ${words.length} characters; at most ${CAPTION_CHARS_MAX} fit`]
          : []),
        ...(words.length / (end - start) > CHARS_PER_SECOND_MAX ? ['the caption is too short to be read'] : []),
      ];
      return reasons.map((reason) => ({ file, line: lines[index] ?? null, reason }));
    });
    const last = cues.at(-1)?.end ?? 0;
    const isCut = length !== null && length - last > GAP_MAX_S;
    return [
      ...found,
      ...(isCut ? whole(`the last caption ends at ${last.toFixed(0)} s of ${length.toFixed(0)} s`) : []),
    ];
  } catch (error) {
    if (!(error instanceof CaptionsError)) throw error;
    return whole(error.message);
  }
}

async function shortProblems(topic: LibraryTopic): Promise<LibraryProblem[]> {
  const source = await shortOf(topic.folder);
  if (source === null) return [];
  const file = join(topic.folder, SHORT_FILES.source);
  const isCurrent = renderedDigest(topic.folder, source.captions) === source.digest;
  const isListed = topic.media.some((entry) => entry.file === SHORT_FILES.video);
  return [
    ...(isCurrent ? [] : [{ file, line: null, reason: 'the video is not up to date; run npm run library:shorts' }]),
    ...(isListed ? [] : [{ file, line: null, reason: `${MEDIA_FILE} doesn’t list ${SHORT_FILES.video}` }]),
  ];
}
