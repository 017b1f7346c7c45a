import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useToast } from '#client/app.context.ts';
import type { DialogAnswer, DialogInput, DialogOptions } from '#client/platform/dialog/dialog.actor.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import styles from './gallery.module.css';
import { GalleryExample } from './gallery-example.tsx';

const INPUTS: readonly DialogInput[] = [
  { type: 'text', label: 'Deck name', hint: 'Visible to your class.', required: 'Enter a name' },
  { type: 'textarea', label: 'What went wrong?', hint: 'A sentence or two.' },
  { type: 'number', label: 'Minutes' },
  { type: 'email', label: 'Email', required: 'Enter an email address' },
  { type: 'url', label: 'Page URL' },
  {
    type: 'select',
    label: 'Subject',
    options: [
      { value: 'biology', label: 'Biology' },
      { value: 'physics', label: 'Physics' },
    ],
  },
  { type: 'checkbox', label: 'I have read it', required: 'Confirm that you have read it' },
];

const OTHERS = {
  'Confirm, deny, cancel': {
    title: 'Keep your changes?',
    text: 'You haven’t saved them.',
    denyLabel: 'Discard changes',
  },
  Dangerous: {
    title: 'Delete this deck?',
    text: 'This can’t be undone.',
    isDangerous: true,
    confirmLabel: 'Delete deck',
  },
  'Closes after 3 s': { title: 'Still there?', timerMs: 3_000 },
  'Takes 2 s': { title: 'Submit answers?', work: () => new Promise((done) => setTimeout(done, 2_000)) },
  Fails: { title: 'Submit answers?', work: () => Promise.reject(new Error('We couldn’t reach the server.')) },
} as const satisfies Readonly<Record<string, DialogOptions>>;

/** Every kind of dialog and toast. */
export function DialogSpecimens() {
  const dialog = useDialog();
  const raise = useToast();
  const [answer, setAnswer] = useState<DialogAnswer | null>(null);
  const ask = async (options: DialogOptions): Promise<void> => setAnswer(await dialog.open(options));
  return (
    <>
      <GalleryExample name="Inputs">
        <div className={styles.row}>
          {INPUTS.map((input) => (
            <Button key={input.type} size="3" variant="soft" onClick={() => void ask({ title: 'One question', input })}>
              {input.type}
            </Button>
          ))}
        </div>
      </GalleryExample>
      <GalleryExample name="Outcomes">
        <div className={styles.row}>
          {Object.entries(OTHERS).map(([name, options]) => (
            <Button key={name} size="3" variant="soft" onClick={() => void ask(options)}>
              {name}
            </Button>
          ))}
        </div>
        <p role="status">{answer === null ? 'No answer yet.' : `${answer.reason}: ${String(answer.value)}`}</p>
      </GalleryExample>
      <GalleryExample name="Messages">
        <div className={styles.row}>
          <Button size="3" variant="soft" onClick={() => raise({ message: 'Saved.', color: 'positive' })}>
            3 s
          </Button>
          <Button size="3" variant="soft" onClick={() => dialog.toast('Deck copied.')}>
            5 s
          </Button>
        </div>
      </GalleryExample>
    </>
  );
}
