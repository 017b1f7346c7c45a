import { Button, Heading } from '@radix-ui/themes';
import { useRevalidator } from 'react-router';
import { ProductError } from '#domain/errors.ts';
import pages from '#ui/page/page.module.css';
import { describeProblem } from './form/problem.ts';

/** What is not there and what is not for this person have pages of their own: the router shows those. */
const HAS_A_PAGE = ['NOT_FOUND', 'FORBIDDEN'];

/** Shown where a screen's data did not come, with a way to ask for it again. */
export function loadFailed(cause: unknown): React.ReactNode {
  if (cause instanceof ProductError && HAS_A_PAGE.includes(cause.code)) throw cause;
  return <LoadFailed cause={cause} />;
}

function LoadFailed({ cause }: { cause: unknown }) {
  const { revalidate, state } = useRevalidator();
  const { message } = describeProblem(cause);
  return (
    <div className={pages.page} role="alert">
      <Heading as="h2" size="5">
        This could not be loaded
      </Heading>
      <p className={pages.intro}>{message}</p>
      <div className={pages.actions}>
        <Button size="3" loading={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      </div>
    </div>
  );
}
