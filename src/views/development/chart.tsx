import { SegmentedControl } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import type { ListedMachine } from '#client/platform/inspection/machine-list.ts';
import { innermostOf } from '#client/platform/inspection/machine-step.ts';
import styles from './machines.module.css';

type Props = { readonly machine: ListedMachine; readonly states: readonly string[] };

const namesOf = (machine: string, states: readonly string[]): string =>
  innermostOf(states)
    .map((id) => id.slice(machine.length + 1))
    .join(' and ');

const parsed = (svg: string): Node =>
  document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);

const SIZES = { whole: 'Whole', width: 'Width', full: 'Full size' } as const;
type Size = keyof typeof SIZES;
const SIZE_NAMES: readonly Size[] = ['whole', 'width', 'full'];

/** A machine's chart, with its active states highlighted. */
export function Chart({ machine, states }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<string | null>(null);
  const [size, setSize] = useState<Size>('width');

  useEffect(() => {
    let isActive = true;
    void machine.loadChart().then((svg) => {
      if (!isActive) return;
      frame.current?.replaceChildren(parsed(svg));
      setDrawn(machine.id);
    });
    return () => {
      isActive = false;
    };
  }, [machine]);

  useEffect(() => {
    if (drawn !== machine.id) return;
    const innermost = innermostOf(states);
    for (const element of frame.current?.querySelectorAll<SVGElement>('[data-state]') ?? []) {
      const id = element.dataset.state ?? '';
      element.toggleAttribute('data-lit', states.includes(id));
      element.toggleAttribute('data-innermost', innermost.includes(id));
      if (id === innermost[0]) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [drawn, machine, states]);

  return (
    <>
      <div className={styles.stageHead}>
        <p className={styles.now} aria-live="polite">
          {states.length === 0
            ? `${machine.id} is not running.`
            : `${machine.id} is in ${namesOf(machine.id, states)}.`}
        </p>
        <SegmentedControl.Root
          size="1"
          value={size}
          onValueChange={(value) => setSize(SIZE_NAMES.find((name) => name === value) ?? size)}
          aria-label="Chart size"
        >
          {Object.entries(SIZES).map(([value, label]) => (
            <SegmentedControl.Item key={value} value={value}>
              {label}
            </SegmentedControl.Item>
          ))}
        </SegmentedControl.Root>
      </div>
      <div ref={frame} className={styles.chart} data-size={size} />
    </>
  );
}
