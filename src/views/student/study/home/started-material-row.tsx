import { Link } from 'react-router';
import type { HomeQuery } from '#api/documents/study/home.generated.ts';
import { materialAddress } from '#routes/material-address.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import rows from '#ui/row-list/row-list.module.css';

export type StartedMaterial = HomeQuery['studyToday']['started'][number];

/** A started material, with a link to continue. */
export function StartedMaterialRow({ material }: { readonly material: StartedMaterial }) {
  const { started: t } = useTexts(studyTexts);
  const { id, kind, title, share, subject, topic } = material;
  const to = materialAddress({ subject, topic }, { id, kind });
  return (
    <Link className={rows.row} to={to}>
      <span className={rows.body}>
        <span className={rows.title}>{title}</span>
        <span className={rows.detail}>{joinedLine(subject.title, t.share({ share }))}</span>
        <ProgressBar value={Math.round(share * 100)} max={100} label={t.progress({ title })} />
      </span>
      <span className={rows.action}>{t.continue}</span>
    </Link>
  );
}
