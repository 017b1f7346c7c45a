import { type MouseEvent, useEffect, useRef } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import styles from './form-frame.module.css';

export type FieldProblem = {
  /** The field's name in its form. */
  readonly name: string;
  readonly label: string;
  readonly message: string;
};

/** Summary of a form's errors, with a link to each field. Takes the focus when it appears. */
export function ErrorSummary({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const t = useTexts(partsTexts).form;
  const messageOf = useMessages();
  const box = useRef<HTMLElement>(null);
  const isThere = problems.length > 1;
  useEffect(() => {
    if (isThere) box.current?.focus();
  }, [isThere]);

  const goTo = (event: MouseEvent<HTMLAnchorElement>, name: string): void => {
    event.preventDefault();
    const field = event.currentTarget.closest('form')?.elements.namedItem(name);
    const element = field instanceof RadioNodeList ? field[0] : field;
    if (element instanceof HTMLElement) element.focus();
  };

  // A single error is shown at its field, which takes the focus; the summary is for several.
  if (!isThere) return null;
  return (
    <section ref={box} className={styles.summary} aria-label={t.problems} tabIndex={-1}>
      <h2>{t.needAttention({ count: problems.length })}</h2>
      <ul>
        {problems.map(({ name, label, message }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => goTo(event, name)}>
              {label}: {messageOf(message)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
