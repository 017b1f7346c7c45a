import styles from './chart.module.css';

const SHAPES = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  'M-3.6 -3.6H3.6V3.6H-3.6Z',
  'M0 -4.8L4.6 3.4H-4.6Z',
  'M0 -5L5 0L0 5L-5 0Z',
];

/** The marker of a series: its shape distinguishes it without relying on colour. */
export function Marker({ series, x, y }: { readonly series: number; readonly x: number; readonly y: number }) {
  return <path d={SHAPES[series % SHAPES.length]} transform={`translate(${x} ${y})`} className={styles.marker} />;
}
