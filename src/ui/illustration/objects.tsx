import type { ReactNode } from 'react';
import styles from './illustration.module.css';
import { Shape, type Tone } from './scene.tsx';

/** How far colour is printed next to the line. */
const OFFSET = 5;

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

type CardProps = Box & {
  /** The radius of its corners. */
  readonly r?: number;
  /** The colour next to it; null for none. */
  readonly shade?: Tone | null;
  /** Degrees, around its centre. */
  readonly turn?: number;
  readonly children?: ReactNode;
};

/** A sheet of paper, a card, a screen: a rectangle with its colour, and what is on it. */
export function Card({ x, y, w, h, r = 9, shade = 'tint', turn = 0, children }: CardProps) {
  const box = { width: w, height: h, rx: r };
  return (
    <g {...(turn === 0 ? {} : { transform: `rotate(${turn} ${x + w / 2} ${y + h / 2})` })}>
      {shade !== null && <rect x={x + OFFSET} y={y + OFFSET} {...box} className={styles[shade]} />}
      <rect x={x} y={y} {...box} className={styles.paper} />
      {children}
    </g>
  );
}

/** A rectangle without line. */
export const Block = ({ x, y, w, h, r = 3, tone = 'accent' }: Box & { readonly r?: number; readonly tone?: Tone }) => (
  <rect x={x} y={y} width={w} height={h} rx={r} className={styles[tone]} />
);

type DiscProps = {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly tone?: Tone;
  readonly shade?: Tone | null;
};

/** A circle; one of paper has its colour next to it. */
export function Disc({ x, y, r, tone = 'paper', shade = tone === 'paper' && r > 8 ? 'tint' : null }: DiscProps) {
  return (
    <>
      {shade !== null && <circle cx={x + OFFSET - 1} cy={y + OFFSET - 1} r={r} className={styles[shade]} />}
      <circle cx={x} cy={y} r={r} className={styles[tone]} />
    </>
  );
}

type RulesProps = {
  readonly x: number;
  readonly y: number;
  /** The length of each line. */
  readonly of: readonly number[];
  readonly gap?: number;
  readonly tone?: Tone;
};

/** Lines of text. */
export const Rules = ({ x, y, of, gap = 11, tone = 'rule' }: RulesProps) => (
  <Shape tone={tone} d={of.map((length, index) => `M${x} ${y + index * gap}h${length}`).join('')} />
);

type At = { readonly x: number; readonly y: number };

/** A check mark; its middle is at the position. */
export const Tick = ({ x, y, s = 5, tone = 'cut' }: At & { readonly s?: number; readonly tone?: Tone }) => (
  <Shape tone={tone} d={`M${x - s} ${y}l${s * 0.7} ${s * 0.7} ${s * 1.2}-${s * 1.3}`} />
);

/** A solid disc with a sign on it, at the corner of an object. */
export function Badge({
  x,
  y,
  r = 14,
  tone = 'accent',
  children,
}: At & { readonly r?: number; readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <>
      <circle cx={x} cy={y} r={r + 3} className={styles.gap} />
      <circle cx={x} cy={y} r={r} className={styles[tone]} />
      {children}
    </>
  );
}

/** A small light around an object. */
export const Spark = ({ x, y, s = 5 }: At & { readonly s?: number }) => (
  <Shape
    tone="warm"
    d={`M${x} ${y - s}q${s * 0.2} ${s * 0.8} ${s} ${s}q-${s * 0.8} ${s * 0.2}-${s} ${s}q-${s * 0.2}-${s * 0.8}-${s}-${s}q${s * 0.8}-${s * 0.2} ${s}-${s}z`}
  />
);

/** A user from the front: head and shoulders in a disc. */
export function Portrait({
  x,
  y,
  r = 20,
  tone = 'accent',
  shade = 'tint',
}: At & {
  readonly r?: number;
  readonly tone?: Tone;
  readonly shade?: Tone | null;
}) {
  const head = r * 0.3;
  const shoulders = r * 0.58;
  return (
    <>
      <Disc x={x} y={y} r={r} shade={shade} />
      <circle cx={x} cy={y - r * 0.24} r={head} className={styles[tone]} />
      <Shape
        tone={tone}
        d={`M${x - shoulders} ${y + r * 0.62}a${shoulders} ${shoulders * 0.86} 0 0 1 ${shoulders * 2} 0z`}
      />
    </>
  );
}
