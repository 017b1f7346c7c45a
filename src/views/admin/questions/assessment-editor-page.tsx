import type { ReactNode } from 'react';
import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EditorPage } from './editor-page.tsx';

const LISTS = { quiz: 'admin.quiz', paper: 'admin.exam-paper' } as const;

/** A page around the editor of a quiz or paper, new or existing. */
export function AssessmentEditorPage<Data>({
  kind,
  isNew = false,
  data,
  children,
}: {
  readonly kind: keyof typeof LISTS;
  readonly isNew?: boolean;
  readonly data: Promise<Data>;
  readonly children: (data: Data) => ReactNode;
}) {
  const t = useTexts(authoringTexts);
  const titles = isNew ? t.assessment.newTitle : t.assessment.title;
  return (
    <EditorPage title={titles[kind]} back={t.assessments[kind].title} backTo={href(LISTS[kind])} data={data}>
      {children}
    </EditorPage>
  );
}
