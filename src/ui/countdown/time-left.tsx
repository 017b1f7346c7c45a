import { useEffect, useState } from 'react';
import { clockText } from '#texts/wording/clock.wording.ts';
import { announcedSeconds } from './announcement.ts';
import styles from './time-left.module.css';

/**
 * The remaining time until an instant; announced on a schedule.
 * @param end milliseconds since 1970, of the clock that `now` reads
 */
export function TimeLeft({
  end,
  now,
  label,
  inWords,
}: {
  readonly end: number;
  readonly now: () => number;
  readonly label: string;
  /** The announced text: whole minutes, or seconds below one minute. */
  readonly inWords: (left: { readonly minutes: number; readonly seconds: number }) => string;
}) {
  const left = (): number => Math.max(0, Math.ceil((end - now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const tick = (): void => setSeconds(Math.max(0, Math.ceil((end - now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [end, now]);
  const announced = announcedSeconds(seconds);
  return (
    <span className={styles.time} data-near={seconds <= 60 || undefined}>
      <span className="visually-hidden">{label}</span>
      <span role="timer">{clockText(seconds)}</span>
      <span className="visually-hidden" role="status">
        {announced !== null && seconds > 0 && inWords({ minutes: Math.floor(announced / 60), seconds: announced })}
      </span>
    </span>
  );
}
