import { Link } from 'react-router';
import type { HomeQuery } from '#api/documents/home.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { studyTexts } from '#texts/study.texts.ts';
import { ProgressBar } from '#ui/progress/progress-bar.part.tsx';
import rows from '#ui/row-list/row-list.module.css';

export type BegunMaterial = HomeQuery['studyToday']['begun'][number];

const SCREENS = {
  noteBooklet: 'topic.note',
  onePageSummary: 'topic.note',
  audio: 'topic.audio',
  video: 'topic.video',
  short: 'topic.shorts',
  deck: 'topic.flashcard.deck',
  examFocus: 'topic.exam-focus',
} as const;

/** Something that was begun to be read, heard or watched, with the way back to it. */
export function BegunRow({ material }: { readonly material: BegunMaterial }) {
  const { begun: t } = useTexts(studyTexts);
  const { kind, title, share, subject, topic } = material;
  const screen = kind in SCREENS ? SCREENS[kind as keyof typeof SCREENS] : 'topic';
  return (
    <Link className={rows.row} to={href(screen, { subject: subject.slug, topic: topic.slug })}>
      <span className={rows.body}>
        <span className={rows.title}>{title}</span>
        <span className={rows.detail}>
          {subject.title} · {t.share(share)}
        </span>
        <ProgressBar value={Math.round(share * 100)} max={100} label={t.progress(title)} />
      </span>
      <span className={rows.action}>{t.goOn}</span>
    </Link>
  );
}
