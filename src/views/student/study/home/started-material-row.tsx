import { Link } from 'react-router';
import type { HomeQuery } from '#api/documents/study/home.generated.ts';
import { materialAddress } from '#routes/material-address.ts';
import { useTexts } from '#texts/current-language.ts';
import { userText } from '#texts/message-parts.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import rows from '#ui/row-list/row-list.module.css';

export type StartedMaterial = HomeQuery['studyToday']['begun'][number];

/** Something that was begun to be read, heard or watched, with the way back to it. */
export function StartedMaterialRow({ material }: { readonly material: StartedMaterial }) {
  const { begun: t } = useTexts(studyTexts);
  const { id, kind, title, share, subject, topic } = material;
  const to = materialAddress({ subject, topic }, { id, kind });
  return (
    <Link className={rows.row} to={to}>
      <span className={rows.body}>
        <span className={rows.title}>{title}</span>
        <span className={rows.detail}>
          {userText(subject.title)} · {t.share({ share })}
        </span>
        <ProgressBar value={Math.round(share * 100)} max={100} label={t.progress({ title })} />
      </span>
      <span className={rows.action}>{t.goOn}</span>
    </Link>
  );
}
