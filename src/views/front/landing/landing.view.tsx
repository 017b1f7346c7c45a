import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { FrontPageDocument } from '#api/documents/site.generated.ts';
import { StudentsScreen } from './students.screen.tsx';

export const loader = async ({ api }: ViewLoaderArgs) => await api(FrontPageDocument);

/** The front page for those who are signed in too, whom `/` leads home. */
export function Component() {
  return <StudentsScreen {...useViewData<typeof loader>()} />;
}
