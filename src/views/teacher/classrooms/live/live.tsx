import { Badge, Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { AddExtraTimeDocument, SendLiveMessageDocument } from '#api/documents/classrooms/live-session.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { LIVE_MESSAGE_MAX_CHARS } from '#domain/attempts/attempt.limits.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { clockText } from '#texts/wording/clock.wording.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { DataTable } from '#ui/table/data-table.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from '../../teacher.module.css';
import {
  type LiveSession,
  type LiveStudent,
  type LiveStudentState,
  stateOf,
  useLiveSession,
} from './use-live-session.ts';

const COLORS = { absent: 'gray', writing: 'green', paused: 'amber', lost: 'red', done: 'blue' } as const;
const MINUTES = 5;

/** The live view of an assignment: who has started, their current question, lost connections, extra time, messages. */
export function LivePart({ assignment }: { readonly assignment: string }) {
  const live = useLiveSession(assignment);
  if (live === null) return <LoadingSkeleton heights={[24, 44, 44, 44, 44, 44]} />;
  if ('problem' in live) {
    return <FailedState message={describeProblem(live.problem).message} onRetry={() => window.location.reload()} />;
  }
  return <Class assignment={assignment} liveSession={live.liveSession} now={live.now()} />;
}

function Class({ assignment, liveSession, now }: { assignment: string; liveSession: LiveSession; now: number }) {
  const t = useTexts(teachingTexts).live;
  const more = useExtraTime(assignment);
  const states = liveSession.students.map((student) => stateOf(student, now));
  const count = (state: LiveStudentState) => states.filter((entry) => entry === state).length;
  const left = ({ deadlineAt, submittedAt }: LiveStudent): number | null =>
    deadlineAt === null || submittedAt !== null ? null : Math.max(0, Math.ceil((Date.parse(deadlineAt) - now) / 1_000));
  if (liveSession.students.length === 0) {
    return (
      <EmptyState illustration="live" title={t.nobody}>
        {t.nobodyHint}
      </EmptyState>
    );
  }
  return (
    <div className={pages.section}>
      <div className={styles.bar}>
        <p className={styles.soft} role="status">
          {t.summary({ writing: count('writing'), lost: count('lost'), done: count('done') })}
        </p>
        <Button size="2" variant="soft" onClick={() => void more.addTime(null)}>
          {t.moreForAll({ minutes: MINUTES })}
        </Button>
      </div>
      <Problem message={more.problem} />
      <DataTable
        name="liveSession"
        label={t.students}
        rows={liveSession.students}
        keyOf={({ student }) => student.id}
        empty={null}
        columns={[
          { id: 'name', title: t.name, value: ({ student }) => student.name, share: 2 },
          {
            id: 'state',
            title: t.state,
            value: (student) => t.states[stateOf(student, now)],
            show: (student) => {
              const state = stateOf(student, now);
              return <Badge color={COLORS[state]}>{t.states[state]}</Badge>;
            },
          },
          {
            id: 'place',
            title: t.position,
            value: ({ position, submittedAt }) =>
              position === null || submittedAt !== null ? null : t.question({ position }),
          },
          {
            id: 'answered',
            title: t.answered,
            value: ({ answered }) => answered,
            show: ({ attempt, answered, items }) => (attempt === null ? '' : t.of({ answered, items })),
            numeric: true,
          },
          {
            id: 'left',
            title: t.left,
            value: left,
            show: (student) => {
              const seconds = left(student);
              return seconds === null ? '' : clockText(seconds);
            },
            numeric: true,
          },
          {
            id: 'actions',
            title: t.actions,
            sortable: false,
            isAction: true,
            value: () => null,
            show: (student) =>
              left(student) === null ? null : (
                <Button
                  size="1"
                  variant="soft"
                  aria-label={t.moreFor({ minutes: MINUTES, name: student.student.name })}
                  onClick={() => void more.addTime([student.student.id])}
                >
                  {t.more({ minutes: MINUTES })}
                </Button>
              ),
          },
        ]}
      />
      <Messages assignment={assignment} liveSession={liveSession} />
    </div>
  );
}

function useExtraTime(assignment: string) {
  const api = useApi();
  const raise = useToast();
  const t = useTexts(teachingTexts).live;
  const [problem, setProblem] = useState<string | null>(null);
  return {
    problem,
    addTime: async (students: readonly string[] | null) => {
      setProblem(null);
      try {
        const variables = { assignment, students: students === null ? null : [...students], seconds: MINUTES * 60 };
        const { addExtraTime } = await api(AddExtraTimeDocument, variables);
        raise({ message: t.given({ count: addExtraTime }) });
      } catch (cause) {
        setProblem(describeProblem(cause).message);
      }
    },
  };
}

/** To everyone who is working on it, or to one of them. */
function Messages({
  assignment,
  liveSession: { students, messages },
}: {
  assignment: string;
  liveSession: LiveSession;
}) {
  const api = useApi();
  const raise = useToast();
  const t = useTexts(teachingTexts).live;
  const [text, setText] = useState('');
  const [to, setTo] = useState('');
  const name = students.find(({ student }) => student.id === to)?.student.name;
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setProblem(null);
    try {
      await api(SendLiveMessageDocument, { assignment, students: name === undefined ? null : [to], text });
      setText('');
      raise({ message: t.sent });
    } catch (cause) {
      const { message, fields } = describeProblem(cause);
      setProblem(fields?.text ?? message);
    }
  };
  return (
    <section className={pages.section}>
      <form
        className={pages.section}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <SelectField
          label={t.to}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          options={[
            { value: '', label: t.toAll },
            ...students.map(({ student }) => ({ value: student.id, label: student.name })),
          ]}
        />
        <TextAreaField
          label={t.message}
          hint={t.messageHint}
          error={problem ?? undefined}
          rows={2}
          maxLength={LIVE_MESSAGE_MAX_CHARS}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={pages.actions}>
          <Button size="3" type="submit">
            {name === undefined ? t.send : t.sendTo({ name })}
          </Button>
        </div>
      </form>
      {messages.length > 0 && (
        <>
          <Heading as="h3" size="3">
            {t.past}
          </Heading>
          <ul className={styles.messages}>
            {messages.map((message) => (
              <li key={message.id}>
                {message.to !== null && <b>{t.sentTo({ name: message.to })} </b>}
                <bdi>{message.text}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
