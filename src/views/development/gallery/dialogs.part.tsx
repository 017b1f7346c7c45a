import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useToast } from '#actors/app.context.ts';
import type { DialogAnswer, DialogInput, DialogOptions } from '#actors/dialog/dialog.actor.ts';
import { useDialog } from '#actors/dialog/use-dialog.ts';
import styles from './gallery.module.css';
import { Specimen } from './specimen.part.tsx';

const INPUTS: readonly DialogInput[] = [
  { type: 'text', label: 'Name of the deck', hint: 'As your class will see it.', required: 'Enter a name' },
  { type: 'textarea', label: 'What went wrong?', hint: 'A sentence or two.' },
  { type: 'number', label: 'Minutes' },
  { type: 'email', label: 'E-mail', required: 'Please give an address' },
  { type: 'url', label: 'Address of the page' },
  {
    type: 'select',
    label: 'Subject',
    options: [
      { value: 'biology', label: 'Biology' },
      { value: 'physics', label: 'Physics' },
    ],
  },
  { type: 'checkbox', label: 'I have read it', required: 'Please read it first' },
];

const OTHERS: Readonly<Record<string, DialogOptions>> = {
  'Confirm, deny, cancel': { title: 'Keep your changes?', text: 'You have not saved them.', denyLabel: 'Throw away' },
  Dangerous: { title: 'Delete this deck?', text: 'It does not come back.', isDangerous: true, confirmLabel: 'Delete' },
  'Ends by itself after 3 s': { title: 'Still there?', timerMs: 3_000 },
  'Works for 2 s': { title: 'Hand in?', work: () => new Promise((done) => setTimeout(done, 2_000)) },
  'Work that fails': { title: 'Hand in?', work: () => Promise.reject(new Error('The server cannot be reached.')) },
};

/** Every dialog there can be, and the messages at the edge of the page. */
export function DialogSpecimens() {
  const dialog = useDialog();
  const raise = useToast();
  const [answer, setAnswer] = useState<DialogAnswer | null>(null);
  const ask = async (options: DialogOptions): Promise<void> => setAnswer(await dialog.open(options));
  return (
    <>
      <Specimen name="Inputs">
        <div className={styles.row}>
          {INPUTS.map((input) => (
            <Button key={input.type} size="3" variant="soft" onClick={() => void ask({ title: 'One question', input })}>
              {input.type}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="Ways to end">
        <div className={styles.row}>
          {Object.entries(OTHERS).map(([name, options]) => (
            <Button key={name} size="3" variant="soft" onClick={() => void ask(options)}>
              {name}
            </Button>
          ))}
        </div>
        <p role="status">{answer === null ? 'Nothing was asked yet.' : `${answer.reason}: ${String(answer.value)}`}</p>
      </Specimen>
      <Specimen name="Messages">
        <div className={styles.row}>
          <Button size="3" variant="soft" onClick={() => raise({ message: 'Saved.', color: 'positive' })}>
            3 s
          </Button>
          <Button size="3" variant="soft" onClick={() => dialog.toast('The deck is yours now.')}>
            5 s
          </Button>
        </div>
      </Specimen>
    </>
  );
}
