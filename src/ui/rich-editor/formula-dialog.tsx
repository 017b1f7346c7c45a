import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { editorTexts } from '#texts/content/editor.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { DialogActions, DialogFrame } from '../dialog/dialog-frame.tsx';
import { TextAreaField } from '../form/fields/text-area-field.tsx';
import { CheckboxField } from '../form/fields/tick-field.tsx';
import { Formula } from '../rich-text/formulas/formula.tsx';
import styles from './rich-editor.module.css';

export type FormulaDraft = {
  /** Its position in the document; null: a new one at the cursor. */
  readonly at: number | null;
  readonly tex: string;
  readonly display: boolean;
};

type Props = {
  readonly draft: FormulaDraft;
  readonly onClose: () => void;
  readonly onSave: (draft: FormulaDraft) => void;
};

const WIDTH_EM = 34;

/** A formula in TeX, with a live preview. */
export function FormulaDialog({ draft, onClose, onSave }: Props) {
  const t = useTexts(editorTexts);
  const [tex, setTex] = useState(draft.tex);
  const [display, setDisplay] = useState(draft.display);
  return (
    <DialogFrame
      isOpen
      title={t.formula}
      text={t.formulaHint}
      widthEm={WIDTH_EM}
      onClose={onClose}
      onEscape={onClose}
      onBackdrop={() => undefined}
    >
      <div className={styles.dialog}>
        <TextAreaField
          label={t.tex}
          rows={3}
          value={tex}
          spellCheck={false}
          onChange={({ target }) => setTex(target.value)}
        />
        <div className={styles.preview} aria-live="polite">
          {tex.trim() !== '' && <Formula tex={tex} display={display} />}
        </div>
        <CheckboxField label={t.ownLine} checked={display} onChange={() => setDisplay(!display)} />
        <DialogActions>
          <Button type="button" size="3" variant="soft" color="gray" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            type="button"
            size="3"
            disabled={tex.trim() === ''}
            onClick={() => onSave({ ...draft, tex: tex.trim(), display })}
          >
            {t.save}
          </Button>
        </DialogActions>
      </div>
    </DialogFrame>
  );
}
