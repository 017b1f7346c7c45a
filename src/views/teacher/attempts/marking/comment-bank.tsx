import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { SaveMarkCommentDocument } from '#api/documents/attempts/marking.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { MarkPoint } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from '../../teacher.module.css';

export type BankComment = { readonly id: string; readonly point: string | null; readonly text: string };

type Props = {
  readonly item: string;
  readonly points: readonly MarkPoint[];
  readonly bank: readonly BankComment[];
  readonly comment: string;
  readonly onUse: (text: string) => void;
  readonly onSaved: (comment: BankComment) => void;
};

/** Comments on the whole answer, and saving another one: for the answer, or for one of its points. */
export function CommentBank({ item, points, bank, comment, onUse, onSaved }: Props) {
  const t = useTexts(teachingTexts).marking;
  const generalComments = bank.filter(({ point }) => !points.some(({ id }) => id === point));
  const text = comment.trim();
  return (
    <div className={pages.section}>
      {generalComments.length > 0 && (
        <fieldset className={styles.points}>
          <legend className={styles.soft}>{t.bank}</legend>
          <Remarks remarks={generalComments} onUse={onUse} />
        </fieldset>
      )}
      {text !== '' && !bank.some((entry) => entry.text === text) && (
        <SaveComment {...{ item, points, text, onSaved }} />
      )}
    </div>
  );
}

/** Saved comments, each inserted with one click. */
export function Remarks({ remarks, onUse }: { readonly remarks: readonly BankComment[] } & Pick<Props, 'onUse'>) {
  if (remarks.length === 0) return null;
  return (
    <div className={styles.remarks}>
      {remarks.map(({ id, text }) => (
        <Button key={id} size="1" variant="outline" color="gray" onClick={() => onUse(text)}>
          {text}
        </Button>
      ))}
    </div>
  );
}

function SaveComment({
  item,
  points,
  text,
  onSaved,
}: Pick<Props, 'item' | 'points' | 'onSaved'> & { readonly text: string }) {
  const api = useApi();
  const t = useTexts(teachingTexts).marking;
  const [point, setPoint] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setProblem(null);
    const of = point === '' ? null : point;
    try {
      const { saveMarkComment } = await api(SaveMarkCommentDocument, { item, point: of, text });
      onSaved({ id: saveMarkComment, point: of, text });
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };
  return (
    <div className={styles.save}>
      <Problem message={problem} />
      <SelectField
        label={t.saveFor}
        value={point}
        onChange={({ target }) => setPoint(target.value)}
        options={[
          { value: '', label: t.wholeAnswer },
          ...points.map(({ id }, at) => ({ value: id, label: t.point({ at: at + 1 }) })),
        ]}
      />
      <Button size="3" variant="soft" onClick={() => void save()}>
        {t.saveComment}
      </Button>
    </div>
  );
}
