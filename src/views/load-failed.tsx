import { Button, Heading } from '@radix-ui/themes';
import { useRevalidator } from 'react-router';
import { ProductError } from '#domain/platform/errors.ts';
import { useTexts } from '#texts/current-language.ts';
import { errorsTexts } from '#texts/platform/errors.texts.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import pages from '#ui/page/page.module.css';
import { describeProblem } from './shared/platform/form/problem.ts';

/** What is not there and what is not for this person have pages of their own: the router shows those. */
const HAS_A_PAGE = ['NOT_FOUND', 'FORBIDDEN'];

/** Shown where a screen's data did not come, with a way to ask for it again. */
export function loadFailed(cause: unknown): React.ReactNode {
  if (cause instanceof ProductError && HAS_A_PAGE.includes(cause.code)) throw cause;
  return <LoadFailed cause={cause} />;
}

function LoadFailed({ cause }: { cause: unknown }) {
  const t = useTexts(errorsTexts);
  const say = useMessages();
  const { revalidate, state } = useRevalidator();
  const { message } = describeProblem(cause);
  return (
    <div className={pages.page} role="alert">
      <Heading as="h2" size="5">
        {t.loadFailed}
      </Heading>
      <p className={pages.intro}>{say(message)}</p>
      <div className={pages.actions}>
        <Button size="3" loading={state === 'loading'} onClick={() => void revalidate()}>
          {t.tryAgain}
        </Button>
      </div>
    </div>
  );
}
