import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';

/** Shown until a question or the result has loaded. */
export const Waiting = () => (
  <div className={pages.page}>
    <LoadingSkeleton heights={[24, 12, 120, 56, 56, 56, 56]} />
  </div>
);
