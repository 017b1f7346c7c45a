import { useApi } from '#actors/app.context.ts';
import { WritingVersionDocument } from '#api/documents/writing.generated.ts';
import type { Draft } from '#domain/writing/writing.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { writingTexts } from '#texts/writing.texts.ts';
import { Differences } from '../../authoring/differences.part.tsx';
import { Versions } from '../../authoring/versions.part.tsx';
import type { Places } from './fields.ts';
import { kindOf } from './places.ts';
import type { Desk, Saved } from './use-writing.ts';
import { writingTold } from './writing-told.ts';

/** What a piece of writing said at all times, how that differs from what is saved, and a way back. */
export function WritingVersions({
  desk,
  saved,
  places,
}: {
  readonly desk: Desk;
  readonly saved: Saved;
  readonly places: Places;
}) {
  const t = useTexts(writingTexts);
  const api = useApi();
  return (
    <Versions<Draft>
      versions={saved.versions.map(({ version, createdAt, author }) => ({
        number: version,
        at: createdAt,
        by: author,
      }))}
      read={async (version) => {
        const place = { kind: kindOf(desk.list), id: saved.id, version };
        return (await api(WritingVersionDocument, place)).writingVersion as Draft;
      }}
      differences={(draft, same) => (
        <Differences
          before={writingTold(draft, places, t)}
          after={writingTold(saved.draft as Draft, places, t)}
          same={same}
          nameOf={(label) => label}
        />
      )}
      onTake={desk.take}
    />
  );
}
