import { Button } from '@radix-ui/themes';
import { RosterReportDocument } from '#api/documents/interchange/roster.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { rosterTexts } from '#texts/interchange/roster.texts.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { describeProblem } from '../../../shared/platform/form/problem.ts';

/** Downloads the report of an import. */
export function ReportButton({ id }: { readonly id: string }) {
  const t = useTexts(rosterTexts);
  const api = useApi();
  const raise = useToast();
  const messageOf = useMessages();
  return (
    <Button
      size="3"
      variant="soft"
      color="gray"
      onClick={async () => {
        try {
          location.assign((await api(RosterReportDocument, { id })).rosterReport);
        } catch (cause) {
          raise({ message: messageOf(describeProblem(cause).message), color: 'negative' });
        }
      }}
    >
      {t.report}
    </Button>
  );
}
