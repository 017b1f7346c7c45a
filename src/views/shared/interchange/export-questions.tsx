import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import {
  ExportLossesDocument,
  InterchangeFormatsDocument,
  type InterchangeFormatsQuery,
  QuestionExportDocument,
} from '#api/documents/interchange/import.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { trackPromise } from '#ui/loading/track-promise.ts';
import { loadFailed } from '../../load-failed.tsx';
import { ExportChoice } from './export-choice.tsx';

/** Exports the filtered list in a format, after showing what the format cannot represent. */
export function ExportQuestions({ filter }: { readonly filter: object }) {
  const t = useTexts(importTexts).export;
  const api = useApi();
  const [formats, setFormats] = useState<Promise<InterchangeFormatsQuery> | null>(null);
  const loadFormats = () => trackPromise(api(InterchangeFormatsDocument));
  if (formats === null) {
    return (
      <div>
        <Button variant="soft" onClick={() => setFormats(loadFormats())}>
          {t.open}
        </Button>
      </div>
    );
  }
  return (
    <Loaded data={formats} failed={loadFailed} waiting={<LoadingSkeleton heights={[160]} />}>
      {({ interchangeFormats }) => (
        // Another filter has other losses.
        <ExportChoice
          key={JSON.stringify(filter)}
          title={t.title}
          intro={t.intro}
          formats={interchangeFormats.written}
          counted={(count) => t.counted({ count })}
          lossesOf={async (format) => (await api(ExportLossesDocument, { format, filter })).exportLosses}
          addressOf={async (format) => (await api(QuestionExportDocument, { format, filter })).questionExport}
          onClose={() => setFormats(null)}
        />
      )}
    </Loaded>
  );
}
