import { Button, Heading } from '@radix-ui/themes';
import { useEffect } from 'react';
import { Link, useLocation, useRevalidator, useRouteError } from 'react-router';
import { useAuth, useSession } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { errorsTexts } from '#texts/platform/errors.texts.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { Wordmark } from '#ui/brand/wordmark.tsx';
import { Illustration } from '#ui/illustration/illustration.tsx';
import { showTitle } from '#ui/page/use-title.ts';
import { LinkButton } from '../link/link-button.tsx';
import styles from './message.module.css';
import { describeRefusal } from './refusal.ts';

/** An address in readable form; one that cannot be decoded is shown as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** What each status looks like; none: the server could not be reached, or refused. */
const ILLUSTRATIONS = { 403: 'denied', 404: 'notFound', 500: 'failure', none: 'offline' } as const;

/** The error page: 404, 403, and unexpected errors. */
export function ErrorPage() {
  const t = useTexts(errorsTexts);
  const isIn = useSession() !== null;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to={isIn ? href('home') : href('front')} className={styles.brand} aria-label={t.brand}>
          <Wordmark />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.frame}>
        <ErrorScreen />
      </main>
    </div>
  );
}

/** The same within a layout that is already rendered. */
export function ErrorScreen() {
  const t = useTexts(errorsTexts);
  const messageOf = useMessages();
  const error = useRouteError();
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const { signOut } = useAuth();
  const isIn = useSession() !== null;
  const { status, title, text, requestId, isRetryUseful } = describeRefusal(error, readable(pathname), t);

  useEffect(() => {
    showTitle(title);
    if (status === 500) console.error(error);
  }, [error, status, title]);

  return (
    <div className={styles.message} data-status={status}>
      <Illustration name={ILLUSTRATIONS[status ?? 'none']} isAtStart />
      {status !== null && <span className={styles.status}>{status}</span>}
      <Heading as="h1" size="7">
        {title}
      </Heading>
      <p>{messageOf(text)}</p>
      <div className={styles.buttons}>
        {isRetryUseful && (
          <Button size="3" loading={state === 'loading'} onClick={() => void revalidate()}>
            {t.tryAgain}
          </Button>
        )}
        <LinkButton to={isIn ? href('home') : href('front')} variant={isRetryUseful ? 'soft' : 'solid'}>
          {isIn ? t.toHome : t.toHomePage}
        </LinkButton>
        {status === 403 && isIn && (
          <Button size="3" variant="soft" onClick={signOut}>
            {t.forbidden.otherAccount}
          </Button>
        )}
      </div>
      {requestId !== null && (
        <p className={styles.detail}>
          {t.requestId} <code>{requestId}</code>
        </p>
      )}
    </div>
  );
}
