import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import type { ExportLossesQuery } from '#api/documents/interchange/import.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { useReasons } from '#texts/interchange/reasons.texts.ts';
import { named } from '#texts/named.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { positionKey } from '#ui/rich-text/position-key.ts';
import { describeProblem } from '../platform/form/problem.ts';
import styles from './import.module.css';

type Losses = ExportLossesQuery['exportLosses'];
type Props = {
  readonly title: string;
  readonly intro: string;
  readonly formats: readonly string[];
  /** How many questions or cards are exported, in words. */
  readonly counted: (count: number) => string;
  readonly lossesOf: (format: string) => Promise<Losses>;
  /** The address of the file. */
  readonly addressOf: (format: string) => Promise<string>;
  readonly onClose: () => void;
};

/** A format to export in, what it cannot represent, and the download. */
export function ExportChoice({ title, intro, formats, counted, lossesOf, addressOf, onClose }: Props) {
  const texts = useTexts(importTexts);
  const t = texts.export;
  const messageOf = useMessages();
  const reason = useReasons();
  const [format, setFormat] = useState(formats[0] ?? '');
  const [losses, setLosses] = useState<Losses | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  async function ask(request: () => Promise<void>): Promise<void> {
    setIsAsking(true);
    setProblem(null);
    try {
      await request();
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    } finally {
      setIsAsking(false);
    }
  }
  const previewLosses = () => ask(async () => setLosses(await lossesOf(format)));
  const take = () => ask(async () => window.location.assign(await addressOf(format)));
  return (
    <section className={styles.panel} aria-label={title}>
      <p className={styles.soft}>{intro}</p>
      <div className={styles.pair}>
        <SelectField
          label={t.format}
          value={format}
          options={formats.map((value) => ({ value, label: named(texts.format, value) }))}
          onChange={({ target }) => {
            setFormat(target.value);
            setLosses(null);
          }}
        />
      </div>
      {losses !== null && (
        <div className={styles.tight} role="status">
          <p className={styles.soft}>
            {counted(losses.exported)} · {t.losses({ count: losses.count, format: named(texts.format, format) })}
          </p>
          <ul className={styles.rows}>
            {losses.lost.map(({ item, what }, at) => (
              <li key={positionKey(at)} className={styles.row}>
                <small>{item}</small>
                {reason(what)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {problem !== null && <p role="alert">{messageOf(problem)}</p>}
      <div className={styles.line}>
        <Button size="3" disabled={isAsking} onClick={take}>
          {t.take}
        </Button>
        <Button size="3" variant="soft" disabled={isAsking} onClick={previewLosses}>
          {t.look}
        </Button>
        <Button size="3" variant="soft" color="gray" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </section>
  );
}
