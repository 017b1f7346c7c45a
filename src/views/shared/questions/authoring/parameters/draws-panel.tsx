import { Heading } from '@radix-ui/themes';
import { useId } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { parametersTexts } from '#texts/questions/parameters.texts.ts';
import { positionKey } from '#ui/rich-text/position-key.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from '../authoring.module.css';
import own from './parameters.module.css';
import type { Draws } from './use-draws.ts';

/** Up to ten different draws, of which one is shown in the preview, and the draws that can't be asked. */
export function DrawsPanel({
  draws,
  chosen,
  onChoose,
}: {
  readonly draws: Draws;
  /** Null: the question as it is written. */
  readonly chosen: number | null;
  readonly onChoose: (index: number | null) => void;
}) {
  const t = useTexts(parametersTexts);
  const messageOf = useMessages();
  const name = useId();
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <Heading as="h2" size="3" id={titleId}>
        {t.draws}
      </Heading>
      {draws.shown.length === 0 ? (
        <p className={styles.soft}>{t.invalid}</p>
      ) : (
        <fieldset className={own.draws}>
          <legend className={styles.soft}>{t.drawsHint}</legend>
          {[t.written, ...draws.shown.map(({ text }) => text)].map((text, index) => (
            <label key={positionKey(index)} className={own.draw}>
              <input
                type="radio"
                name={name}
                checked={chosen === (index === 0 ? null : index - 1)}
                onChange={() => onChoose(index === 0 ? null : index - 1)}
              />
              <RichText source={text} inline />
            </label>
          ))}
        </fieldset>
      )}
      <div role="status">
        {draws.problems.length > 0 ? (
          <div className={styles.lints} data-level="must">
            <strong>{t.faulty}</strong>
            <ul>
              {draws.problems.map(({ path, reason }) => (
                <li key={`${path} ${reason}`}>{messageOf(reason)}</li>
              ))}
            </ul>
          </div>
        ) : (
          draws.shown.length > 0 && <p className={styles.soft}>{t.fine({ count: draws.different })}</p>
        )}
      </div>
    </section>
  );
}
