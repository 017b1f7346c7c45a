import { useEffect, useRef, useState } from 'react';
import type { ListedMachine } from '#actors/inspection/machine-list.ts';
import styles from './machines.module.css';

type Props = { readonly machine: ListedMachine; readonly states: readonly string[] };

const parsed = (svg: string): Node =>
  document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);

/** A machine's chart, with the states lit up that it is in. */
export function Chart({ machine, states }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<string | null>(null);

  useEffect(() => {
    let isWanted = true;
    void machine.loadChart().then((svg) => {
      if (!isWanted) return;
      frame.current?.replaceChildren(parsed(svg));
      setDrawn(machine.id);
    });
    return () => {
      isWanted = false;
    };
  }, [machine]);

  useEffect(() => {
    if (drawn !== machine.id) return;
    for (const element of frame.current?.querySelectorAll<SVGElement>('[data-state]') ?? []) {
      const id = element.dataset.state ?? '';
      const depth = states.indexOf(id);
      element.toggleAttribute('data-lit', depth !== -1);
      const isInnermost = depth !== -1 && depth === states.length - 1;
      element.toggleAttribute('data-innermost', isInnermost);
      if (isInnermost) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [drawn, machine, states]);

  return (
    <>
      <p className={styles.now} aria-live="polite">
        {states.length === 0
          ? `${machine.id} is not running.`
          : `${machine.id} is in ${states.at(-1)?.slice(machine.id.length + 1)}.`}
      </p>
      <div ref={frame} className={styles.chart} />
    </>
  );
}
