import { Heading } from '@radix-ui/themes';
import { QuestionVersionTextDocument } from '#api/documents/questions/authoring.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { QuestionDraft, QuestionText } from '#domain/questions/authoring/question-draft.schema.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { partName } from '../../assessments/authoring/part-name.ts';
import styles from '../authoring/authoring.module.css';
import { Differences } from '../authoring/differences.tsx';
import { type Authored, draftOf, textOf } from '../authoring/question-draft.ts';
import { Versions } from '../authoring/versions.tsx';

type Text = Omit<QuestionText, 'type'>;

/** The versions of a question, how each differs from the current one, and restoring them. */
export function QuestionVersions({
  item,
  onUse,
}: {
  readonly item: Authored;
  readonly onUse: (draft: QuestionDraft) => void;
}) {
  const words = useTexts(authoringTexts);
  const api = useApi();
  const now = draftOf(item);
  return (
    <section className={styles.panel}>
      <Heading as="h2" size="3">
        {words.versions.title}
      </Heading>
      <Versions<Text>
        versions={item.versions.map(({ number, createdAt, authorName }) => ({
          ...{ number, at: createdAt, by: authorName ?? '' },
          isInForce: number === item.version && item.publishedAt !== null,
        }))}
        read={async (number) => {
          const version = item.versions.find((entry) => entry.number === number)?.id ?? '';
          return (await api(QuestionVersionTextDocument, { version })).questionVersionText;
        }}
        differences={(text, same) => (
          <Differences before={textOf(text)} after={textOf(now)} same={same} nameOf={(path) => partName(path, words)} />
        )}
        onUse={(text) => onUse({ ...now, ...textOf(text), hints: [...text.hints] })}
      />
    </section>
  );
}
