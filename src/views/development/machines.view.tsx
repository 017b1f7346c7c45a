import { Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { MACHINE_LIST } from '#actors/inspection/machine-list.ts';
import { AppearanceSwitch } from '#ui/theme/appearance-switch.tsx';
import { Chart } from './chart.part.tsx';
import { MachineChoice } from './machine-choice.part.tsx';
import styles from './machines.module.css';
import { MomentDetail } from './moment-detail.part.tsx';
import { MomentLog } from './moment-log.part.tsx';
import { StepBar } from './step-bar.part.tsx';
import { TraceForm } from './trace-form.part.tsx';
import { useReplay } from './use-replay.ts';

/** Every machine of the product, with the states in which those of another tab are. */
export function Component() {
  const replay = useReplay();
  const [chosen, setChosen] = useState(MACHINE_LIST[0]?.id ?? '');
  const machine = MACHINE_LIST.find(({ id }) => id === chosen);
  const go = (step: number | null) => {
    replay.go(step);
    const moment = step === null ? undefined : replay.moments[step];
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
          onPlay={(moments) => {
            replay.play(moments);
            setChosen(moments[0]?.machine ?? chosen);
          }}
          onEnd={replay.leaveTrace}
        />
      </nav>
      <main id="main" className={styles.stage}>
        {machine !== undefined && <Chart machine={machine} states={replay.latest(machine.id)?.states ?? []} />}
      </main>
      <aside className={styles.log} aria-label="Events">
        <StepBar count={replay.moments.length} step={replay.step} isTrace={replay.isTrace} onGo={go} />
        <MomentLog moments={replay.moments} step={replay.step} onGo={go} />
        <MomentDetail moment={replay.current} />
      </aside>
    </div>
  );
}
