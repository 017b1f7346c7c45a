import { Button, Heading } from '@radix-ui/themes';
import { useRevalidator } from 'react-router';
import { ProductError } from '#domain/platform/errors.ts';
import { useTexts } from '#texts/current-language.ts';
import { errorsTexts } from '#texts/platform/errors.texts.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { Illustration } from '#ui/illustration/illustration.tsx';
import pages from '#ui/page/page.module.css';
import { isPermanentRefusal } from './shared/platform/errors/refusal.ts';
import { describeProblem } from './shared/platform/form/problem.ts';

/** "Not found" and "forbidden" have pages of their own, which the router shows. */
const HAS_A_PAGE = ['NOT_FOUND', 'FORBIDDEN'];

/**
 * Shown if a screen's data could not be loaded, with a button to try again; or the reason alone, if the server would
 * refuse it again.
 */
export function loadFailed(cause: unknown): React.ReactNode {
  if (cause instanceof ProductError && HAS_A_PAGE.includes(cause.code)) throw cause;
  return <LoadFailed cause={cause} />;
}

function LoadFailed({ cause }: { cause: unknown }) {
  const t = useTexts(errorsTexts);
  const messageOf = useMessages();
  const { revalidate, state } = useRevalidator();
  const { message } = describeProblem(cause);
  // As the page of errors says it, with what still works.
  const isOffline = message === 'NETWORK';
  return (
    <div className={pages.page} role="alert">
      <Illustration name={isPermanentRefusal(cause) ? 'denied' : isOffline ? 'offline' : 'failure'} isAtStart />
      <Heading as="h2" size="5">
        {isPermanentRefusal(cause) ? t.refused : t.loadFailed}
      </Heading>
      <p className={pages.intro}>{isOffline ? t.unreachable : messageOf(message)}</p>
      {!isPermanentRefusal(cause) && (
        <div className={pages.actions}>
          <Button size="3" loading={state === 'loading'} onClick={() => void revalidate()}>
            {t.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
