import { PolicyDocument } from '#api/documents/site/public-pages.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { siteTexts } from '#texts/platform/site/site.texts.ts';
import { PolicyScreen } from './policy.screen.tsx';

/** The current version of the terms; awaited for the prerendered page. */
export const loader = async ({ api }: ViewLoaderArgs) => (await api(PolicyDocument, { name: 'terms' })).policy;

/** The terms of use. */
export function Component() {
  const t = useTexts(siteTexts);
  return <PolicyScreen title={t.policy.terms} policy={useViewData<typeof loader>()} />;
}
