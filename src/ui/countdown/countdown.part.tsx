import { useEffect, useState } from 'react';

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1_000));

const asClock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const inWords = (minutes: number): string => (minutes === 1 ? 'one minute' : `${minutes} minutes`);

/**
 * The time left until a moment, in minutes and seconds; to a screen reader once a minute, in words.
 * @param end milliseconds since 1970
 */
export function Countdown({ end }: { readonly end: number }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(end));

  useEffect(() => {
    const look = (): void => setSeconds(secondsUntil(end));
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [end]);

  return (
    <>
      <strong aria-hidden="true" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {asClock(seconds)}
      </strong>
      <span className="visually-hidden" role="status">
        {inWords(Math.ceil(seconds / 60))}
      </span>
    </>
  );
}
