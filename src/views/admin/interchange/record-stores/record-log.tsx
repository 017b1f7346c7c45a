import { Badge } from '@radix-ui/themes';
import { useCallback } from 'react';
import { RecordRequestsDocument, type RecordRequestsQuery } from '#api/documents/interchange/record-store.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { recordStoreTexts } from '#texts/interchange/record-store.texts.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { dateTimeText } from '#texts/wording/date.wording.ts';
import { Problem } from '#ui/form/problem.tsx';
import tokens from '../../../shared/access/api-tokens/api-tokens.module.css';
import { useLoaded } from '../../../shared/platform/use-loaded.ts';

type Request = RecordRequestsQuery['recordRequests'][number];

type Props = {
  readonly store: string;
  readonly host: string;
};

/** The latest requests to a store, latest first, and how each ended. */
export function RecordLog({ store, host }: Props) {
  const t = useTexts(recordStoreTexts);
  const language = useLanguage();
  const messageOf = useMessages();
  const api = useApi();
  const { answer, problem } = useLoaded(useCallback(() => api(RecordRequestsDocument, { store }), [api, store]));
  const responseOf = ({ statusCode, problem: failure }: Request): string => {
    const code = statusCode ?? 0;
    if (failure === null) return t.ok({ code });
    if (failure === 'rejected' || failure === 'unauthorised' || failure === 'status')
      return t.problem[failure]({ code });
    return t.problem[failure];
  };
  if (problem !== null) return <Problem message={messageOf(problem)} />;
  if (answer === null) return null;
  if (answer.recordRequests.length === 0) return <p>{t.logEmpty}</p>;
  return (
    <ul className={tokens.lines} aria-label={t.logTitle({ host })}>
      {answer.recordRequests.map((request) => (
        <li key={request.id} className={tokens.line}>
          <span>{dateTimeText(language, request.requestedAt)}</span>
          <span>{t.records({ count: request.statements })}</span>
          <Badge color={request.problem === null ? 'green' : 'red'}>{responseOf(request)}</Badge>
          <span>{t.ms({ ms: request.durationMs })}</span>
        </li>
      ))}
    </ul>
  );
}
