import { FrontPageDocument } from '#api/documents/site/site.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import frame from '../../layouts/public.module.css';
import { PublicFooter } from '../../layouts/public-footer.tsx';
import { PublicHeader } from '../../layouts/public-header.tsx';
import { FrontScreen } from './landing/front.screen.tsx';

/** What the front page shows of the site's content. It is awaited: the page is prerendered with it. */
export const loader = async ({ api }: ViewLoaderArgs) => await api(FrontPageDocument);

/** The front page, which has its own layout. */
export function Component() {
  return (
    <div className={frame.page}>
      <PublicHeader />
      <main id="main" tabIndex={-1} className={frame.main}>
        <FrontScreen {...useViewData<typeof loader>()} />
      </main>
      <PublicFooter />
    </div>
  );
}
