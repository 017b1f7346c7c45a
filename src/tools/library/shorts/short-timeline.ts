import { CANVAS, type Scene, type Short, type Step } from '../../../library/drawing/short.ts';

export const FRAMES_PER_SECOND = 25;

/** Seconds of reading per character, and to find the place again. */
const READING = { perCharacter: 1 / 14, start: 1, least: 3 };
const SCENE_FADE_S = 0.32;
/** After the last caption, the end can be looked at. */
const END_S = 1.2;
/** Between two captions. */
const CAPTION_GAP_S = 0.12;

/** A step with its times in seconds from the start of the short. */
type TimedStep = { readonly step: Step; readonly start: number; readonly end: number };
type TimedScene = {
  readonly scene: Scene;
  readonly steps: readonly TimedStep[];
  readonly start: number;
  readonly end: number;
};
export type Timeline = { readonly scenes: readonly TimedScene[]; readonly seconds: number };

/** Times are whole frames, so that captions and images agree. */
const onFrame = (seconds: number): number => Math.ceil(seconds * FRAMES_PER_SECOND - 1e-6) / FRAMES_PER_SECOND;

const secondsOf = ({ say, seconds }: Step): number =>
  onFrame(seconds ?? Math.max(READING.least, READING.start + say.length * READING.perCharacter));

/** When each scene and caption of a short is shown. */
export function timelineOf({ scenes }: Short): Timeline {
  let at = 0;
  const timed = scenes.map((scene, index): TimedScene => {
    const start = at;
    const steps = scene.steps.map((step): TimedStep => {
      const begins = at;
      at = onFrame(at + secondsOf(step));
      return { step, start: begins, end: at };
    });
    at = onFrame(at + (index === scenes.length - 1 ? END_S : SCENE_FADE_S));
    return { scene, steps, start, end: at };
  });
  return { scenes: timed, seconds: at };
}

export type FrameText = {
  /** Subject and topic, above the heading. */
  readonly header: string;
  readonly colour: string;
};

/** The SVG of the canvas at a time. Formulas are elements with `data-tex`. */
export function frameAt({ scenes, seconds }: Timeline, at: number, { header, colour }: FrameText): string {
  const current = scenes.find(({ end }) => at < end - 1e-9) ?? scenes.at(-1);
  if (current === undefined) return '';
  const { scene, steps, start, end } = current;
  const isLast = end === seconds;
  const opacity = Math.min(
    start === 0 ? 1 : Math.min(1, (at - start + 0.04) / SCENE_FADE_S),
    isLast ? 1 : Math.min(1, (end - at) / SCENE_FADE_S),
  );
  const parts = steps.flatMap((timed, index) =>
    timed.step.shows.flatMap((motion) => {
      const from = timed.start + motion.delay;
      const until = typeof motion.until === 'number' ? timed.start + motion.until : timed.end;
      const isLastStep = motion.until === 'step' && index === steps.length - 1;
      const hasEnded = motion.until !== null && !isLastStep && at >= until - 1e-9;
      if (at < from - 1e-9 || hasEnded) return [];
      return [motion.frame(Math.min(1, Math.round(((at - from) / motion.seconds) * 1e4) / 1e4))];
    }),
  );
  const { width, height } = CANVAS;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#ffffff"/><rect width="${width}" height="5" fill="${colour}"/><foreignObject x="20" y="18" width="${width - 40}" height="100"><div xmlns="http://www.w3.org/1999/xhtml" class="header" style="color:${colour}">${header}</div><div xmlns="http://www.w3.org/1999/xhtml" class="title" style="opacity:${opacity}">${scene.title}</div></foreignObject><g opacity="${Math.round(opacity * 100) / 100}">${parts.join('')}</g></svg>`;
}

const clock = (seconds: number): string => {
  const ms = Math.round(seconds * 1_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(ms / 60_000))}:${two(Math.floor(ms / 1_000) % 60)}.${String(ms % 1_000).padStart(3, '0')}`;
};

/** A number and its unit stay on one line. */
const withUnits = (sentence: string): string =>
  sentence.replace(/(\d) (?=(?:[%€]|°C|[A-Za-zΩµ]{1,3}(?:\/[a-z]+[²³]?)?)(?:[\s.,;:]|$))/g, '$1\u00a0');

/** The captions of a short as a WebVTT file. */
export const captionsOf = ({ scenes }: Timeline): string =>
  `WEBVTT\n\n${scenes
    .flatMap(({ steps }) => steps)
    .map(({ step, start, end }) => `${clock(start)} --> ${clock(end - CAPTION_GAP_S)}\n${withUnits(step.say)}\n`)
    .join('\n')}`;
