import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  AnswerGuardianRequestDocument,
  type GuardianRequestPartsFragment,
} from '#api/documents/users/guardian.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { guardianTexts } from '#texts/users/guardian.texts.ts';
import { dateText } from '#texts/wording/date.wording.ts';
import { monthText } from '#texts/wording/month.wording.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from './guardian.module.css';

type Props = {
  readonly token: string;
  readonly request: GuardianRequestPartsFragment;
  readonly onAnswered: (request: GuardianRequestPartsFragment) => void;
};

/** The child's account, which data are stored and why, and the answer. */
export function GuardianDecision({ token, request, onAnswered }: Props) {
  const t = useTexts(guardianTexts);
  const language = useLanguage();
  const { name, email, born, age } = request;
  return (
    <>
      <PageHeading
        title={request.answer === null ? t.title({ name }) : t.answeredTitle({ name })}
        intro={t.intro({ name, age })}
      />
      <Answer token={token} request={request} onAnswered={onAnswered}>
        <Panel title={t.whose.title}>
          <dl className={styles.facts}>
            <Fact term={t.whose.name}>{name}</Fact>
            <Fact term={t.whose.email}>{email}</Fact>
            <Fact term={t.whose.born}>{monthText(language, born)}</Fact>
          </dl>
        </Panel>
        <div className={styles.lists}>
          <What title={t.stored.title} list={Object.values(t.stored.list)} />
          <What title={t.why.title} list={Object.values(t.why.list)} />
        </div>
        <p className={styles.more}>
          <TextLink asChild underline="always">
            <Link to={href('privacy')}>{t.more.privacy}</Link>
          </TextLink>
          <TextLink asChild underline="always">
            <Link to={href('child-protection-policy')}>{t.more.children}</Link>
          </TextLink>
        </p>
      </Answer>
    </>
  );
}

/** The question is below what it is about; once it is answered, the answer is above. */
function Answer({ token, request, onAnswered, children }: Props & { readonly children: ReactNode }) {
  const { ask, allowed, refused } = useTexts(guardianTexts);
  const language = useLanguage();
  const api = useApi();
  const [sending, setSending] = useState<'yes' | 'no' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // The clicked button was removed, and the result may be outside of the visible area, so the focus moves there.
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(request.answer);
  useEffect(() => {
    if (shown.current !== request.answer) heading.current?.focus();
    shown.current = request.answer;
  }, [request.answer]);
  const answer = async (allows: boolean): Promise<void> => {
    setProblem(null);
    setSending(allows ? 'yes' : 'no');
    try {
      onAnswered((await api(AnswerGuardianRequestDocument, { token, allows })).answerGuardianRequest);
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    } finally {
      setSending(null);
    }
  };
  const allow = (label: string) => (
    <Button size="3" loading={sending === 'yes'} disabled={sending === 'no'} onClick={() => void answer(true)}>
      {label}
    </Button>
  );
  const refuse = (label: string) => (
    <Button
      size="3"
      variant="outline"
      loading={sending === 'no'}
      disabled={sending === 'yes'}
      onClick={() => void answer(false)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <div role="status">
        {request.answer !== null && (
          <div className={styles.answered} data-answer={request.answer}>
            <Heading as="h2" size="4" ref={heading} tabIndex={-1} className={styles.heading ?? ''}>
              {request.answer === 'allowed' ? allowed.title : refused.title}
            </Heading>
            <p className={styles.text}>
              {request.answer === 'allowed'
                ? allowed.text
                : request.deletionAt !== null && refused.text({ day: dateText(language, request.deletionAt) })}
            </p>
            <div>{request.answer === 'allowed' ? refuse(allowed.withdraw) : allow(refused.allow)}</div>
          </div>
        )}
      </div>
      {request.answer !== null && <Problem message={problem} />}
      {children}
      {request.answer === null && (
        <Panel title={ask.title}>
          <p className={styles.text}>{ask.text}</p>
          <p className={styles.text}>{ask.no}</p>
          <p className={styles.text}>{ask.until({ day: dateText(language, request.endsAt) })}</p>
          <Problem message={problem} />
          <div className={pages.actions}>
            {allow(ask.allow)}
            {refuse(ask.refuse)}
          </div>
        </Panel>
      )}
    </>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <Heading as="h2" size="4" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function What({ title, list }: { readonly title: string; readonly list: readonly string[] }) {
  return (
    <Panel title={title}>
      <ul>
        {list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
