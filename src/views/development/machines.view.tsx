import { Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { MACHINE_LIST } from '#client/platform/inspection/machine-list.ts';
import { AppearanceSwitch } from '#ui/theme/appearance-switch.tsx';
import { Chart } from './chart.tsx';
import { MachineChoice } from './machine-choice.tsx';
import styles from './machines.module.css';
import { StepBar } from './step-bar.tsx';
import { StepDetail } from './step-detail.tsx';
import { StepLog } from './step-log.tsx';
import { TraceForm } from './trace-form.tsx';
import { useReplay } from './use-replay.ts';

/** Every machine of the product, with the active states of those in another tab. */
export function Component() {
  const replay = useReplay();
  const [chosen, setChosen] = useState(MACHINE_LIST[0]?.id ?? '');
  const machine = MACHINE_LIST.find(({ id }) => id === chosen);
  const go = (step: number | null) => {
    replay.go(step);
    const moment = step === null ? undefined : replay.steps[step];
    if (moment !== undefined) setChosen(moment.machine);
  };
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Heading as="h1" size="5">
          Machines
        </Heading>
        <p className={styles.source}>{replay.source}</p>
        <AppearanceSwitch />
      </header>
      <nav className={styles.choice} aria-label="Machines">
        <MachineChoice machines={MACHINE_LIST} chosen={chosen} latest={replay.latest} onChoose={setChosen} />
        <TraceForm
          isPlaying={replay.isTrace}
          onPlay={(steps) => {
            replay.play(steps);
            setChosen(steps[0]?.machine ?? chosen);
          }}
          onEnd={replay.leaveTrace}
        />
      </nav>
      <main id="main" className={styles.stage}>
        {machine !== undefined && <Chart machine={machine} states={replay.latest(machine.id)?.states ?? []} />}
      </main>
      <aside className={styles.log} aria-label="Events">
        <StepBar count={replay.steps.length} step={replay.step} isTrace={replay.isTrace} onGo={go} />
        <StepLog steps={replay.steps} step={replay.step} onGo={go} />
        <StepDetail moment={replay.current} />
      </aside>
    </div>
  );
}
