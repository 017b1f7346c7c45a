import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  AssignmentChoicesDocument,
  type AssignmentChoicesQuery,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { StartLiveQuizDocument } from '#api/documents/classrooms/live-quiz.generated.ts';
import { useApi } from '#client/app.context.ts';
import { deviceId } from '#client/attempts/device-id.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { LIVE_TEAMS_MAX, LIVE_TEAMS_MIN } from '#domain/classrooms/live-quiz/live-quiz.limits.ts';
import { LIVE_MODES, type LiveMode } from '#domain/classrooms/live-quiz/live-quiz.ts';
import { href } from '#routes/href.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { BackLink } from '../back-link.tsx';

const SECONDS = [15, 30, 45, 60, 90, 120, 180];
const TEAMS = Array.from({ length: LIVE_TEAMS_MAX - LIVE_TEAMS_MIN + 1 }, (_, at) => LIVE_TEAMS_MIN + at);

/** The classes and quizzes that a live quiz can be started with. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(AssignmentChoicesDocument) });

/** Settings of a new live quiz. A class, a quiz or an assignment may come with the address. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(liveQuizTexts);
  return (
    <div className={pages.page}>
      <PageHeading
        up={<BackLink to={href('teacher.live')} title={t.backToList} />}
        title={t.start}
        intro={t.form.questionsHint}
      />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[56, 56, 56, 56]} />}>
        {(choices) => <Settings choices={choices} />}
      </Loaded>
    </div>
  );
}

function Settings({ choices }: { readonly choices: AssignmentChoicesQuery }) {
  const { form: t, ...texts } = useTexts(liveQuizTexts);
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const assignment = search.get('assignment');
  const classes = choices.taughtClasses.filter(({ archivedAt }) => archivedAt === null);
  const [classroom, setClassroom] = useState(search.get('classroom') ?? classes[0]?.id ?? '');
  const [quiz, setQuiz] = useState(search.get('quiz') ?? '');
  const [mode, setMode] = useState<LiveMode>('accuracy');
  const [seconds, setSeconds] = useState('30');
  const [teamCount, setTeamCount] = useState(4);
  const [hasGuests, setHasGuests] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  if (classes.length === 0) {
    return (
      <EmptyState illustration="classes" level="h2" title={texts.emptyTitle}>
        {t.noClasses}
      </EmptyState>
    );
  }
  const send = async (): Promise<void> => {
    setIsSending(true);
    setProblem(null);
    try {
      const { startLiveQuiz } = await api(StartLiveQuizDocument, {
        ...{ classroom, mode, hasGuests, teamCount, device: deviceId(window) },
        ...{ quiz: assignment === null ? quiz : null, assignment },
        seconds: seconds === '' ? null : Number(seconds),
      });
      await navigate(href('teacher.live.host', { id: startLiveQuiz }));
    } catch (cause) {
      setProblem(describeProblem(cause).message);
      setIsSending(false);
    }
  };
  return (
    <form
      className={pages.section}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Problem message={problem} />
      <SelectField
        label={t.classroom}
        value={classroom}
        onChange={({ target }) => setClassroom(target.value)}
        options={classes.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {assignment === null && (
        <ComboboxField
          label={t.questions}
          placeholder={t.chooseQuiz}
          options={choices.assignableContent
            .filter(({ kind }) => kind === 'quiz')
            .map(({ id, title, subject, topic }) => ({
              value: id,
              label: `${title} (${joinedLine(subject, topic)})`,
            }))}
          chosen={quiz === '' ? [] : [quiz]}
          onChoose={(chosen) => setQuiz(chosen.at(-1) ?? '')}
        />
      )}
      <SelectField
        label={t.mode}
        hint={t.modeHints[mode]}
        value={mode}
        onChange={({ target }) => setMode(LIVE_MODES.find((each) => each === target.value) ?? 'accuracy')}
        options={LIVE_MODES.map((value) => ({ value, label: texts.modes[value] }))}
      />
      {mode === 'teams' && (
        <SelectField
          label={t.teams}
          value={String(teamCount)}
          onChange={({ target }) => setTeamCount(Number(target.value))}
          options={TEAMS.map((count) => ({ value: String(count), label: String(count) }))}
        />
      )}
      <SelectField
        label={t.time}
        value={seconds}
        onChange={({ target }) => setSeconds(target.value)}
        options={[
          ...SECONDS.map((value) => ({ value: String(value), label: t.seconds({ seconds: value }) })),
          { value: '', label: t.noTime },
        ]}
      />
      <CheckboxField
        label={t.guests}
        hint={t.guestsHint}
        checked={hasGuests}
        onChange={({ currentTarget }) => setHasGuests(currentTarget.checked)}
      />
      <div className={pages.actions}>
        <Button type="submit" size="3" loading={isSending} disabled={assignment === null && quiz === ''}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
