import { useEffect, useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { clockText } from '#texts/wording/clock.wording.ts';

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1_000));

/**
 * The remaining time until an instant, in minutes and seconds; for screen readers once a minute, in words.
 * @param end milliseconds since 1970
 */
export function Countdown({ end }: { readonly end: number }) {
  const t = useTexts(partsTexts);
  const [seconds, setSeconds] = useState(() => secondsUntil(end));

  useEffect(() => {
    const tick = (): void => setSeconds(secondsUntil(end));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [end]);

  return (
    <>
      <strong aria-hidden="true" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {clockText(seconds)}
      </strong>
      <span className="visually-hidden" role="status">
        {t.minutes({ minutes: Math.ceil(seconds / 60) })}
      </span>
    </>
  );
}
