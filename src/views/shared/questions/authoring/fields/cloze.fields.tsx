import { useId } from 'react';
import { clozeParagraphs } from '#domain/questions/types/cloze.question.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { AddButton } from '../add-button.tsx';
import styles from '../authoring.module.css';
import { nextNumber } from '../next-id.ts';
import { LinesField } from './lines-field.tsx';
import type { QuestionFields } from './question-fields.ts';
import { StrictnessFields } from './short-answer.fields.tsx';

type Props = QuestionFields<'cloze'>;

/** The names of the blanks in a text, in order. */
const gapsIn = (text: string): string[] => [
  ...new Set(clozeParagraphs(text).flatMap((pieces) => pieces.flatMap((piece) => ('gap' in piece ? [piece.gap] : [])))),
];

/** Blanks are in the text; their settings are stored separately, and removed with the blank. */
export function ClozeFields({ body, answerKey, onChange, errorOf, variables }: Props) {
  const t = useTexts(authoringTexts).fields;
  const area = useId();

  function write(text: string, more: typeof answerKey.gaps = {}): void {
    const ids = gapsIn(text).filter((id) => !variables.includes(id));
    onChange(
      { text, gaps: ids.map((id) => body.gaps.find((gap) => gap.id === id) ?? { id, choices: null }) },
      { ...answerKey, gaps: Object.fromEntries(ids.map((id) => [id, more[id] ?? answerKey.gaps[id] ?? []])) },
    );
  }

  /** Makes the selected text a blank, and its first correct answer. */
  function createBlank(): void {
    const field = document.getElementById(area)?.querySelector('textarea');
    if (field == null) return;
    const [selectionStart, end] = [field.selectionStart, field.selectionEnd];
    const words = body.text.slice(selectionStart, end).trim();
    const id = nextNumber(gapsIn(body.text), 'gap');
    write(
      `${body.text.slice(0, selectionStart)}{{${id}}}${body.text.slice(end)}`,
      words === '' ? {} : { [id]: [words] },
    );
    field.focus();
  }

  return (
    <div id={area} className={styles.stack}>
      <TextAreaField
        label={t.text}
        hint={t.textHint}
        rows={4}
        value={body.text}
        error={errorOf('body.text') ?? errorOf('text') ?? errorOf('body.gaps') ?? errorOf('answer')}
        onChange={({ target }) => write(target.value)}
      />
      <AddButton onClick={createBlank}>{t.makeGap}</AddButton>
      {body.gaps.map((gap, index) => (
        <fieldset key={gap.id} className={styles.box}>
          <legend>{t.gap({ id: gap.id })}</legend>
          <div className={styles.pair}>
            <LinesField
              label={t.accepted}
              error={errorOf(`key.gaps.${gap.id}`) ?? errorOf(`answer.${gap.id}`)}
              lines={answerKey.gaps[gap.id] ?? []}
              onChange={(lines) => onChange(body, { ...answerKey, gaps: { ...answerKey.gaps, [gap.id]: lines } })}
            />
            <LinesField
              label={t.gapChoices}
              error={errorOf(`body.gaps.${index}.choices`)}
              lines={gap.choices ?? []}
              onChange={(lines) =>
                onChange(
                  {
                    ...body,
                    gaps: body.gaps.map((entry) =>
                      entry.id === gap.id ? { ...entry, choices: lines.length === 0 ? null : lines } : entry,
                    ),
                  },
                  answerKey,
                )
              }
            />
          </div>
        </fieldset>
      ))}
      <StrictnessFields value={answerKey} onChange={(strictness) => onChange(body, { ...answerKey, ...strictness })} />
    </div>
  );
}
