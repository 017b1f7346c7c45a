import { Button, Heading } from '@radix-ui/themes';
import { useEffect } from 'react';
import { Link, useLocation, useRevalidator, useRouteError } from 'react-router';
import { useAuth, useSession } from '#actors/app.context.ts';
import { href } from '#routes/href.ts';
import { Wordmark } from '#ui/brand/wordmark.tsx';
import { showTitle } from '#ui/page/use-title.ts';
import styles from './message.module.css';
import { describeRefusal } from './refusal.ts';

/** An address as a person would write it; one that cannot be read so is shown as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** What is shown instead of a page that cannot be: 404, 403, or everything unforeseen. */
export function ErrorPage() {
  const isIn = useSession() !== null;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to={isIn ? href('home') : href('front')} className={styles.brand} aria-label="Lectern, to the start">
          <Wordmark />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.frame}>
        <ErrorScreen />
      </main>
    </div>
  );
}

/** The same within a layout that is already there. */
export function ErrorScreen() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const { signOut } = useAuth();
  const isIn = useSession() !== null;
  const { status, title, text, requestId } = describeRefusal(error, readable(pathname));

  useEffect(() => {
    showTitle(title);
    if (status === 500) console.error(error);
  }, [error, status, title]);

  return (
    <div className={styles.message}>
      <span className={styles.status}>{status}</span>
      <Heading as="h1" size="7">
        {title}
      </Heading>
      <p>{text}</p>
      <div className={styles.ways}>
        {status === 500 && (
          <Button size="3" loading={state === 'loading'} onClick={() => void revalidate()}>
            Try again
          </Button>
        )}
        <Button size="3" variant={status === 500 ? 'soft' : 'solid'} asChild>
          <Link to={isIn ? href('home') : href('front')}>{isIn ? 'Back to home' : 'Back to the front page'}</Link>
        </Button>
        {status === 403 && isIn && (
          <Button size="3" variant="soft" onClick={signOut}>
            Use another account
          </Button>
        )}
      </div>
      {requestId !== null && (
        <p className={styles.detail}>
          If you write to us about it, name this number: <code>{requestId}</code>
        </p>
      )}
    </div>
  );
}
