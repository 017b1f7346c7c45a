import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from '../../teacher.module.css';

type Agreement = { readonly answers: number; readonly same: number; readonly bias: number };

/** How far students and teacher agree about marks; nothing if no student has self-marked. */
export function AgreementLine({ agreement }: { readonly agreement: Agreement | null }) {
  const t = useTexts(teachingTexts).marking;
  if (agreement === null) return null;
  const percent = Math.round(Math.abs(agreement.bias) * 100);
  return (
    <p className={styles.soft}>
      {t.agreement({ same: Math.round(agreement.same * 100), answers: agreement.answers })}{' '}
      {percent > 0 && (agreement.bias > 0 ? t.kinder({ percent }) : t.stricter({ percent }))}
    </p>
  );
}
