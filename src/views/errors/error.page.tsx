import { Button, Heading } from '@radix-ui/themes';
import { useEffect } from 'react';
import { Link, useLocation, useRevalidator, useRouteError } from 'react-router';
import { useSession } from '#actors/app.context.ts';
import { href } from '#routes/href.ts';
import styles from './message.module.css';
import { describeRefusal } from './refusal.ts';

/** What is shown instead of a page that cannot be: 404, 403, or everything unforeseen. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const isIn = useSession() !== null;
  const { status, title, text, requestId } = describeRefusal(error, decodeURI(pathname));

  useEffect(() => {
    document.title = `${title} · Lectern`;
    if (status === 500) console.error(error);
  }, [error, status, title]);

  return (
    <main id="main" className={styles.frame}>
      <div className={styles.message}>
        <span className={styles.detail}>{status}</span>
        <Heading as="h1" size="7">
          {title}
        </Heading>
        <p>{text}</p>
        {requestId !== null && (
          <p className={styles.detail}>If you write to us about it, name this number: {requestId}</p>
        )}
        <div className={styles.ways}>
          {status === 500 && (
            <Button size="3" loading={state === 'loading'} onClick={() => void revalidate()}>
              Try again
            </Button>
          )}
          <Button size="3" variant={status === 500 ? 'soft' : 'solid'} asChild>
            <Link to={isIn ? href('home') : href('front')}>{isIn ? 'Back to home' : 'Back to the front page'}</Link>
          </Button>
        </div>
      </div>
    </main>
  );
}
