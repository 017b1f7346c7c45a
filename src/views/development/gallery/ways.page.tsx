import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { Hint } from '#ui/popover/hint.tsx';
import { HoverPopover } from '#ui/popover/hover-popover.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { PageTabs } from '#ui/tabs/page-tabs.tsx';
import { HOVER_DELAYS } from '../../hover-delays.ts';
import { DialogSpecimens } from './dialogs.tsx';
import styles from './gallery.module.css';
import { GalleryExample } from './gallery-example.tsx';

const STEPS = [
  { id: 'subject', title: 'Subject' },
  { id: 'questions', title: 'Questions' },
  { id: 'time', title: 'Time and rules' },
  { id: 'check', title: 'Check' },
];

const TABS = [
  { id: 'notes', label: 'Notes', content: <p>Notes on the topic.</p> },
  { id: 'quizzes', label: 'Quizzes', content: <p>Quizzes on the topic.</p> },
  { id: 'papers', label: 'Exam papers', content: <p>Exam papers on the topic.</p> },
];

/** Tabs, the stepper, popovers and progress bars. */
export function Page() {
  const [tab, setTab] = useState('quizzes');
  const [step, setStep] = useState('time');
  return (
    <>
      <GalleryExample name="Tabs">
        <PageTabs label="Topic" tabs={TABS} shown={tab} onShow={setTab} />
      </GalleryExample>
      <GalleryExample name="Stepper">
        <Stepper label="Build a paper" steps={STEPS} current={step} onGo={setStep} />
      </GalleryExample>
      <GalleryExample name="Popover and hint">
        <div className={styles.row}>
          <HoverPopover
            delays={HOVER_DELAYS}
            label="About the facility index"
            trigger={
              <Button size="3" variant="soft">
                Facility 0.62
              </Button>
            }
          >
            <p>The average share of the marks: 0.62 is neither easy nor hard.</p>
          </HoverPopover>
          <Hint delays={HOVER_DELAYS} text="Ctrl + Enter does it too">
            {(describedBy) => (
              <Button size="3" variant="soft" aria-describedby={describedBy}>
                Next
              </Button>
            )}
          </Hint>
        </div>
      </GalleryExample>
      <GalleryExample name="Progress">
        <ProgressBar value={7} max={20} label="Questions answered" />
      </GalleryExample>
      <DialogSpecimens />
    </>
  );
}
