import { Heading } from '@radix-ui/themes';
import { useApi } from '#actors/app.context.ts';
import { ItemVersionTextDocument } from '#api/documents/authoring.generated.ts';
import type { ItemDraft, ItemText } from '#domain/authoring/item-draft.schema.ts';
import { authoringTexts } from '#texts/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './authoring.module.css';
import { Differences } from './differences.part.tsx';
import { type Authored, draftOf, textOf } from './item-draft.ts';
import { partName } from './part-name.ts';
import { Versions } from './versions.part.tsx';

type Text = Omit<ItemText, 'type'>;

/** What a question said at all times, how that differs from now, and a way back. */
export function ItemVersions({
  item,
  onTake,
}: {
  readonly item: Authored;
  readonly onTake: (draft: ItemDraft) => void;
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
          const version = item.versions.find((one) => one.number === number)?.id ?? '';
          return (await api(ItemVersionTextDocument, { version })).itemVersionText as Text;
        }}
        differences={(text, same) => (
          <Differences before={textOf(text)} after={textOf(now)} same={same} nameOf={(path) => partName(path, words)} />
        )}
        onTake={(text) => onTake({ ...now, ...textOf(text), hints: [...text.hints] })}
      />
    </section>
  );
}
