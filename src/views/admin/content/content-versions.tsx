import { ContentVersionDocument } from '#api/documents/content/content.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { Draft } from '#domain/content/content.schema.ts';
import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Differences } from '../../shared/questions/authoring/differences.tsx';
import { Versions } from '../../shared/questions/authoring/versions.tsx';
import { describeContent } from './describe-content.ts';
import type { ContentParents } from './fields.ts';
import { kindOf } from './parents.ts';
import type { ContentEditor, Saved } from './use-content-editor.ts';

/** The versions of content, how each differs from the saved one, and restoring them. */
export function ContentVersions({
  editor,
  saved,
  parents,
}: {
  readonly editor: ContentEditor;
  readonly saved: Saved;
  readonly parents: ContentParents;
}) {
  const t = useTexts(contentTexts);
  const api = useApi();
  return (
    <Versions<Draft>
      versions={saved.versions.map(({ version, createdAt, author, isInForce }) => ({
        number: version,
        at: createdAt,
        by: author,
        isInForce,
      }))}
      read={async (version) => {
        const target = { kind: kindOf(editor.list), id: saved.id, version };
        return (await api(ContentVersionDocument, target)).contentVersion;
      }}
      differences={(draft, same) => (
        <Differences
          before={describeContent(draft, parents, t)}
          after={describeContent(saved.draft, parents, t)}
          same={same}
          nameOf={(label) => label}
        />
      )}
      onUse={editor.take}
    />
  );
}
