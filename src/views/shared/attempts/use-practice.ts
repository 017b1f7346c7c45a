import { useState } from 'react';
import type { OpenAttemptQuery } from '#api/documents/attempts/attempt.generated.ts';
import {
  CheckQuestionDocument,
  RateConfidenceDocument,
  ReportQuestionDocument,
  ShowHintDocument,
} from '#api/documents/study/practice.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { Confidence } from '#domain/attempts/behaviour.ts';
import type { ReportReason } from '#domain/questions/report-reason.ts';
import { describeProblem } from '../platform/form/problem.ts';

type Attempt = Pick<OpenAttemptQuery['attempt'], 'id' | 'behaviour' | 'asksConfidence' | 'items'>;
type Item = Attempt['items'][number];
export type CheckedStep = Pick<Item, 'step' | 'review'>;

/** The server's data about single questions during an attempt: checks, hints, confidence. */
export function usePractice(attempt: Attempt) {
  const api = useApi();
  const [checkedQuestions, setAnnouncement] = useState<ReadonlyMap<number, CheckedStep>>(
    () => new Map(attempt.items.map(({ position, step, review }) => [position, { step, review }])),
  );
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const ask = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (cause) {
      setProblem(describeProblem(cause).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const take = (items: readonly (CheckedStep & { position: number })[]): void =>
    setAnnouncement(new Map(items.map(({ position, step, review }) => [position, { step, review }])));

  return {
    behaviour: attempt.behaviour,
    asksConfidence: attempt.asksConfidence,
    busy,
    problem,
    of: (position: number): CheckedStep | undefined => checkedQuestions.get(position),
    check: (position: number) =>
      ask(async () => take((await api(CheckQuestionDocument, { attempt: attempt.id, position })).checkQuestion.items)),
    hint: (position: number) =>
      ask(async () => take((await api(ShowHintDocument, { attempt: attempt.id, position })).showHint.items)),
    rate: (position: number, confidence: Confidence) =>
      ask(async () => {
        await api(RateConfidenceDocument, { attempt: attempt.id, position, confidence });
        const before = checkedQuestions.get(position);
        if (before === undefined) return;
        setAnnouncement(new Map(checkedQuestions).set(position, { ...before, step: { ...before.step, confidence } }));
      }),
    report: (position: number, reason: ReportReason, text: string) =>
      ask(async () => {
        await api(ReportQuestionDocument, { attempt: attempt.id, position, reason, text });
      }),
  };
}

export type Practice = ReturnType<typeof usePractice>;
