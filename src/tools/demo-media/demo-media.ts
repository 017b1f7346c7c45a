/**
 * `npm run demo:media`: generates the audio, videos and shorts of the demo from lessons.json,
 * with captions and the manifest that the demo seed reads. It needs Festival with the voice `festvox-us-slt-hts`, ffmpeg
 * and Chromium. Run it only after
 * changing the lessons, because its output is in the repository.
 */

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { ownEntry } from '#domain/platform/own-entry.ts';
import { launchChromium } from '../browser/chromium.ts';

const run = promisify(execFile);

type Slide = {
  /** HTML of the text in the middle. */
  readonly big: string;
  readonly small?: string;
  /** Draws the parabola of the example next to the text. */
  readonly graph?: boolean;
  /** Sentences; spoken text that differs from the written one follows a bar. */
  readonly say: readonly string[];
};
type Lesson = {
  readonly file: string;
  readonly kind: 'audio' | 'video' | 'short';
  readonly subject: string;
  readonly topic: string;
  readonly title: string;
  readonly summary: string;
  readonly slides: readonly Slide[];
};
type SpokenLine = { readonly text: string; readonly wav: string; readonly seconds: number };

const FOLDER = join(import.meta.dirname, '../../server/demo/media');
const FONTS = join(import.meta.dirname, '../../../node_modules/@fontsource-variable');
/** The clearest voice with the full bandwidth of speech (decision 140), a little slower than by default. */
const VOICE = "(begin (voice_cmu_us_slt_arctic_hts) (Parameter.set 'Duration_Stretch 1.08))";
const PAUSE_S = 0.35;
const SLIDE_PAUSE_S = 0.55;
/** The same loudness for all recordings, as podcasts have it (EBU R 128); the filter changes the sampling rate. */
const LOUDNESS = ['-af', 'loudnorm=I=-16:TP=-1.5:LRA=11', '-ar', '24000'];
const SIZES = { video: { width: 1280, height: 720 }, short: { width: 720, height: 1280 } };
const COLOURS = {
  Mathematics: '#5b4b9a',
  Physics: '#2f4a97',
  Biology: '#35693b',
  Chemistry: '#8a4a2f',
  Economics: '#1f6a68',
};

const lessons: readonly Lesson[] = JSON.parse(await readFile(join(import.meta.dirname, 'lessons.json'), 'utf8'));
const scratch = await mkdtemp(join(tmpdir(), 'lectern-lessons-'));
const browser = await launchChromium();
try {
  for (const lesson of lessons) await create(lesson, browser);
  await writeFile(
    join(FOLDER, 'manifest.jsonl'),
    lessons.map((lesson) => `${JSON.stringify(manifestLine(lesson))}\n`).join(''),
  );
} finally {
  await browser.close();
  await rm(scratch, { recursive: true, force: true });
}

function captionsOf(file: string): string {
  return file.replace(/\.\w+$/, '.en.vtt');
}

function manifestLine({ file, kind, subject, topic, title, summary }: Lesson): object {
  const source = { work: 'Lectern demo lessons', author: 'Lectern', url: null };
  return {
    file,
    kind,
    subject,
    topic,
    title,
    summary,
    captions: captionsOf(file),
    language: 'en',
    source,
    licence: 'MIT',
  };
}

async function create(lesson: Lesson, browser: Browser): Promise<void> {
  const stem = join(scratch, lesson.file);
  const cues: string[] = [];
  const sound: string[] = [];
  const images: string[] = [];
  let at = 0;
  for (const [index, slide] of lesson.slides.entries()) {
    const startedAt = at;
    for (const [number, sentence] of slide.say.entries()) {
      const { text, wav, seconds } = await speak(
        sentence,
        `${stem}.${index}.${number}.wav`,
        number === slide.say.length - 1,
      );
      cues.push(`${clock(at)} --> ${clock(at + seconds - PAUSE_S / 2)}\n${text}`);
      sound.push(`file '${wav}'`);
      at += seconds;
    }
    if (lesson.kind === 'audio') continue;
    const png = `${stem}.${index}.png`;
    await draw(lesson, slide, index, png, browser);
    images.push(`file '${png}'`, `duration ${(at - startedAt).toFixed(3)}`, `file '${png}'`);
  }
  await writeFile(join(FOLDER, captionsOf(lesson.file)), `WEBVTT\n\n${cues.join('\n\n')}\n`);
  await writeFile(`${stem}.sound`, sound.join('\n'));
  await writeFile(`${stem}.pictures`, images.filter((_line, n) => n % 3 !== 2 || n === images.length - 1).join('\n'));
  await encode(lesson, stem);
  console.log(`${lesson.file}: ${at.toFixed(1)} s`);
}

/** Festival reads plain ASCII only. */
function spoken(text: string): string {
  return text.replaceAll('’', "'").replaceAll('–', ',').replaceAll('−', 'minus ');
}

/** The audio of a sentence, with the pause after it. */
async function speak(sentence: string, wav: string, isLast: boolean): Promise<SpokenLine> {
  const [text = '', aloud = text] = sentence.split('|');
  await writeFile(`${wav}.txt`, spoken(aloud));
  await run('text2wave', ['-eval', VOICE, '-o', `${wav}.raw.wav`, `${wav}.txt`]);
  const pause = isLast ? SLIDE_PAUSE_S : PAUSE_S;
  const filter = `highpass=f=80,acompressor=threshold=-20dB:ratio=3,apad=pad_dur=${pause}`;
  await run('ffmpeg', ['-y', '-loglevel', 'error', '-i', `${wav}.raw.wav`, '-af', filter, '-ar', '24000', wav]);
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', wav]);
  return { text, wav, seconds: Number(stdout) };
}

async function encode({ file, kind, title }: Lesson, stem: string): Promise<void> {
  const quiet = ['-y', '-loglevel', 'error'];
  const sound = ['-f', 'concat', '-safe', '0', '-i', `${stem}.sound`];
  const tags = ['-map_metadata', '-1', '-fflags', '+bitexact', '-metadata', `title=${title}`];
  const out = join(FOLDER, file);
  if (kind === 'audio') {
    await run('ffmpeg', [
      ...quiet,
      ...sound,
      ...LOUDNESS,
      '-ac',
      '1',
      '-c:a',
      'libmp3lame',
      '-b:a',
      '32k',
      ...tags,
      out,
    ]);
    return;
  }
  const images = ['-f', 'concat', '-safe', '0', '-i', `${stem}.pictures`];
  const video = [
    '-vf',
    'fps=5,format=yuv420p',
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'stillimage',
    '-crf',
    '29',
    '-g',
    '25',
  ];
  const audio = [...LOUDNESS, '-ac', '1', '-c:a', 'aac', '-b:a', '32k'];
  await run('ffmpeg', [
    ...quiet,
    ...images,
    ...sound,
    ...video,
    ...audio,
    '-shortest',
    '-movflags',
    '+faststart',
    ...tags,
    out,
  ]);
}

async function draw(lesson: Lesson, slide: Slide, index: number, png: string, browser: Browser): Promise<void> {
  const size = SIZES[lesson.kind === 'short' ? 'short' : 'video'];
  const page = await browser.newPage({ viewport: size });
  await writeFile(`${png}.html`, slidePage(lesson, slide, index));
  await page.goto(pathToFileURL(`${png}.html`).href);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.screenshot({ path: png });
  await page.close();
}

function slidePage(lesson: Lesson, slide: Slide, index: number): string {
  const dots = lesson.slides.map((_slide, n) => `<i class="${n === index ? 'now' : ''}"></i>`).join('');
  const face = (name: string, file: string): string =>
    `@font-face{font-family:${name};src:url('${pathToFileURL(join(FONTS, file)).href}');font-weight:200 900}`;
  const colour = ownEntry(COLOURS, lesson.subject) ?? '';
  const head = index === 0 ? '' : `<p class="of">${lesson.title}</p>`;
  return `<!doctype html><meta charset="utf-8"><style>
${face('LecternSerif', 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2')}
${face('LecternSans', 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2')}
*{box-sizing:border-box;margin:0}
body{height:100vh;background:#faf8f2;color:#211d16;font-family:LecternSerif,serif;padding:7vmin 8vmin;display:grid;grid-template-rows:auto 1fr auto;border-inline-start:1.6vmin solid ${colour}}
header{display:flex;justify-content:space-between;font:600 3.4vmin LecternSans,sans-serif;color:${colour};letter-spacing:.01em}
.of{color:#5d5749;font-weight:500}
main{display:grid;align-content:center;gap:4vmin;padding-bottom:${lesson.kind === 'short' ? 30 : 12}vmin}
h1{font-weight:600;font-size:${lesson.kind === 'short' ? 12.5 : 11}vmin;line-height:1.14;letter-spacing:-.012em}
h1 b,p b{color:${colour};font-weight:700}
h1 sup,h1 sub{font-size:.5em}
main p{font-size:5.2vmin;color:#5d5749;line-height:1.35}
main.two{grid-template-columns:1fr 42vmin;align-items:center}
footer{display:flex;gap:1.6vmin;position:absolute;top:0;left:0;right:0;padding:2.4vmin 8vmin}
i{flex:1;height:.7vmin;border-radius:1vmin;background:#e6e0d2}i.now{background:${colour}}
</style><header><span>${lesson.subject} · ${lesson.topic}</span>${lesson.kind === 'video' ? head : ''}</header>
<main class="${slide.graph ? 'two' : ''}"><div><h1>${slide.big}</h1><p style="margin-top:3.4vmin">${slide.small ?? ''}</p></div>${slide.graph ? graphOf(colour) : ''}</main>
<footer>${dots}</footer>`;
}

/** y = (x + 3)² − 4 from −6 to 0, with its vertex and its roots. */
function graphOf(colour: string): string {
  const x = (value: number): number => (value + 6.5) * 15;
  const y = (value: number): number => 100 - (value + 5) * 9;
  const points = Array.from({ length: 61 }, (_, n) => -6 + n / 10).map((at) => `${x(at)},${y((at + 3) ** 2 - 4)}`);
  const dot = (at: number, up: number): string => `<circle cx="${x(at)}" cy="${y(up)}" r="2.2" fill="${colour}"/>`;
  return `<svg viewBox="0 0 105 105" fill="none"><path d="M2 ${y(0)}H103M${x(0)} 4V103" stroke="#b8b0a0" stroke-width=".8"/><polyline points="${points.join(' ')}" stroke="${colour}" stroke-width="1.6"/>${dot(-3, -4)}${dot(-5, 0)}${dot(-1, 0)}</svg>`;
}

function clock(seconds: number): string {
  const ms = Math.round(seconds * 1_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(ms / 60_000))}:${two(Math.floor(ms / 1_000) % 60)}.${String(ms % 1_000).padStart(3, '0')}`;
}
