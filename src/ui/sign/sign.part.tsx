const PATHS = {
  right: 'M3.5 8.5l3 3 6-7',
  wrong: 'M4 4l8 8M12 4l-8 8',
  partly: 'M3.5 8.5l2 2M6.5 11.5l6-7',
  none: 'M4 8h8',
  written: 'M3 13l1-3.5L11 2.5 13.5 5 6.5 12z',
  flag: 'M4.5 14V2.5h7l-1.6 3 1.6 3h-7',
  lock: 'M4 7.5h8v6H4zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  back: 'M10 3L5 8l5 5',
  on: 'M6 3l5 5-5 5',
} as const;

export type SignName = keyof typeof PATHS;

/** Signs that point along the line turn round where lines run from right to left. */
const ALONG_THE_LINE: readonly SignName[] = ['back', 'on'];

/** A small sign beside a word. The word says what is meant; the sign is not read aloud. */
export function Sign({ name, size = 16 }: { name: SignName; size?: number }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-along-the-line={ALONG_THE_LINE.includes(name) || undefined}
      style={{ flex: 'none' }}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
