import { Button } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { GuardianRequestDocument, type GuardianRequestPartsFragment } from '#api/documents/users/guardian.generated.ts';
import { useApi } from '#client/app.context.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { guardianCodeSchema } from '#domain/users/consent/guardian.rule.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { guardianTexts } from '#texts/users/guardian.texts.ts';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { Field } from '#ui/form/field.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from './guardian.module.css';
import { GuardianDecision } from './guardian-decision.tsx';

type State =
  | { readonly name: 'loading' }
  | { readonly name: 'asked'; readonly request: GuardianRequestPartsFragment }
  | { readonly name: 'ended' }
  | { readonly name: 'failed'; readonly message: string };

/** The target of the link in a guardian's email. The token is in the fragment (`#`). */
export function Component() {
  const token = useLocation().hash.slice(1);
  return (
    <div className={styles.page}>{token === '' ? <CodeForm /> : <GuardianRequestView key={token} token={token} />}</div>
  );
}

function GuardianRequestView({ token }: { readonly token: string }) {
  const t = useTexts(guardianTexts);
  const api = useApi();
  const [state, setState] = useState<State>({ name: 'loading' });
  useEffect(() => {
    if (state.name !== 'loading') return;
    let isLeft = false;
    const come = (next: State): void => {
      if (!isLeft) setState(next);
    };
    api(GuardianRequestDocument, { token }).then(
      ({ guardianRequest }) => come({ name: 'asked', request: guardianRequest }),
      (cause: unknown) => {
        const hasEnded = cause instanceof ProductError && cause.code === 'INVITATION_ENDED';
        come(hasEnded ? { name: 'ended' } : { name: 'failed', message: describeProblem(cause).message });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [api, token, state.name]);

  if (state.name === 'asked')
    return (
      <GuardianDecision
        token={token}
        request={state.request}
        onAnswered={(request) => setState({ name: 'asked', request })}
      />
    );
  if (state.name === 'ended') return <PageHeading title={t.ended.title} intro={t.ended.text} />;
  return (
    <>
      <PageHeading title={t.plainTitle} />
      {state.name === 'loading' ? (
        <LoadingSkeleton heights={[72, 160, 240, 160]} />
      ) : (
        <FailedState message={state.message} onRetry={() => setState({ name: 'loading' })} />
      )}
    </>
  );
}

/** For emails without a link: the server's public address was not configured. */
function CodeForm() {
  const { code: t, plainTitle } = useTexts(guardianTexts);
  const navigate = useNavigate();
  const { form, errors, isSending } = useCheckedForm({
    schema: guardianCodeSchema,
    send: async ({ code }) => {
      await navigate(`${href('guardian')}#${encodeURIComponent(code)}`, { replace: true });
    },
  });
  return (
    <>
      <PageHeading title={plainTitle} intro={t.title} />
      <form className={pages.section} {...form}>
        <Field label={t.label} name="code" autoComplete="off" error={errors.code} />
        <div>
          <Button type="submit" size="3" loading={isSending}>
            {t.submit}
          </Button>
        </div>
      </form>
    </>
  );
}
