/**
 * `npm run library:shorts [-- [--sheet FOLDER [--every SECONDS]] SUBJECT[/TOPIC] …]`: renders the shorts of the library's topics
 * (`short.ts`) to videos with captions. Needs Chromium and ffmpeg with libx264. Shorts that did not change are left
 * alone. With `--sheet`, writes the last image of each caption, or an image every few seconds, into a folder instead,
 * to look at.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { openShortCamera } from './short-camera.ts';
import { renderedDigest, SHORT_FILES, type ShortSource, shortOf, topicsWithShorts } from './short-files.ts';
import { captionsOf, FRAMES_PER_SECOND, frameAt } from './short-timeline.ts';

const run = promisify(execFile);
const LIBRARY = resolve(import.meta.dirname, '../../../library');
const { values, positionals } = parseArgs({
  options: { sheet: { type: 'string' }, every: { type: 'string' } },
  allowPositionals: true,
});
const topics = topicsWithShorts(LIBRARY).filter(
  (topic) => positionals.length === 0 || positionals.some((name) => topic === name || topic.startsWith(`${name}/`)),
);

const camera = await openShortCamera();
try {
  for (const topic of topics) {
    const folder = join(LIBRARY, topic);
    const source = await shortOf(folder);
    if (source === null) continue;
    if (values.sheet !== undefined) await sheet(source, join(values.sheet, `${topic.replace('/', '.')}.png`));
    else if (renderedDigest(folder, source.captions) !== source.digest) await film(source, folder);
    else continue;
    console.log(`${topic}: ${source.timeline.seconds.toFixed(1)} s`);
  }
} finally {
  await camera.close();
}
console.log(`${topics.length} ${topics.length === 1 ? 'short' : 'shorts'} up to date.`);

/** Every image once: most frames of a short are equal to the one before. */
async function film({ timeline, text, digest, captions }: ShortSource, folder: string): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'lectern-short-'));
  try {
    const images: { readonly file: string; frames: number }[] = [];
    let last = '';
    for (let frame = 0; frame < Math.round(timeline.seconds * FRAMES_PER_SECOND); frame += 1) {
      const svg = frameAt(timeline, frame / FRAMES_PER_SECOND, text);
      const current = images.at(-1);
      if (svg === last && current !== undefined) {
        current.frames += 1;
        continue;
      }
      last = svg;
      const file = join(scratch, `${frame}.png`);
      await writeFile(file, await camera.take(svg));
      images.push({ file, frames: 1 });
    }
    await mkdir(join(folder, 'media'), { recursive: true });
    const list = join(scratch, 'images.txt');
    const lines = images.map(({ file, frames }) => `file '${file}'\nduration ${frames / FRAMES_PER_SECOND}\n`);
    await writeFile(list, `${lines.join('')}file '${images.at(-1)?.file ?? ''}'\n`);
    await encode(list, join(folder, SHORT_FILES.video), timeline.seconds);
    await writeFile(join(folder, captions), captionsOf(timeline));
    await writeFile(join(folder, SHORT_FILES.digest), `${digest}\n`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function encode(list: string, out: string, seconds: number): Promise<void> {
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  await run('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list],
    ...['-vf', `fps=${FRAMES_PER_SECOND},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`, ...colours],
    ...['-t', String(seconds), '-an', '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '27'],
    ...['-g', String(FRAMES_PER_SECOND * 20), '-movflags', '+faststart', '-map_metadata', '-1'],
    ...['-fflags', '+bitexact', '-flags:v', '+bitexact', out],
  ]);
}

/** Images of a short side by side, each with its caption. */
async function sheet({ timeline, text }: ShortSource, file: string): Promise<void> {
  const steps = timeline.scenes.flatMap((scene) => scene.steps);
  const every = Number(values.every ?? 0);
  const times =
    every > 0
      ? Array.from({ length: Math.floor(timeline.seconds / every) }, (_, index) => (index + 0.5) * every)
      : steps.map(({ end }) => end - 1 / FRAMES_PER_SECOND);
  const images = times.map((at) => ({
    svg: frameAt(timeline, at, text),
    caption: steps.find(({ start, end }) => start <= at && at < end)?.step.say ?? '',
  }));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await camera.contactSheet(images));
}
