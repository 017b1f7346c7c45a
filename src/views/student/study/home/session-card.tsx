import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { HomeQuery } from '#api/documents/study/home.generated.ts';
import {
  PostponeStudySessionDocument,
  StartStudySessionDocument,
} from '#api/documents/study/study-session.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine, nameList } from '#texts/joined-line.ts';
import { ownZone } from '#texts/own-zone.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import styles from './home.module.css';
import { PLAN_ADDRESS } from './plan-address.ts';

type Study = HomeQuery['studyToday'];
type Part = Study['session']['parts'][number];

/** Today's session: one button, the content of the session, and the reasons for it. */
export function SessionCard({ study }: { readonly study: Study }) {
  const { session: t } = useTexts(studyTexts);
  const { session } = study;
  const { status, doneSteps, stepCount } = session;
  const endings = { finished: t.finished, postponed: t.postponed, nothing: t.nothing, noTime: t.noTime };
  const isOpen = status === 'ready' || status === 'inProgress';
  return (
    <section className={`${styles.panel} ${styles.session}`} aria-labelledby="session">
      <div className={styles.panelHead}>
        <Heading as="h2" size="5" id="session">
          {t.title}
        </Heading>
        {study.streak !== null && <StreakLine streak={study.streak} minutes={study.settings.minutesPerDay} />}
      </div>
      {isOpen && session.isDayOff && <p className={styles.soft}>{t.dayOff}</p>}
      {!isOpen && <p className={styles.soft}>{endings[status]}</p>}
      {status === 'inProgress' && (
        <div className={styles.name}>
          <span className={rows.detail}>{t.progress({ done: doneSteps, all: stepCount })}</span>
          <ProgressBar value={doneSteps} max={stepCount} label={t.progress({ done: doneSteps, all: stepCount })} />
        </div>
      )}
      <Actions session={session} />
      {isOpen && <Parts study={study} />}
    </section>
  );
}

type StreakProps = { readonly streak: NonNullable<Study['streak']>; readonly minutes: number };

/** The daily goal and the streak, without any blame for missed days. */
function StreakLine({ streak, minutes }: StreakProps) {
  const { session: t } = useTexts(studyTexts);
  const { days, isTodayDone, frozenDays } = streak;
  return (
    <span className={rows.detail}>
      {joinedLine(
        t.streak({ days }),
        isTodayDone ? t.goalDone : t.goal({ minutes }),
        frozenDays.length > 0 && t.frozen({ count: frozenDays.length }),
      )}
    </span>
  );
}

function Parts({ study }: { readonly study: Study }) {
  const { session: t } = useTexts(studyTexts);
  // A topic can be removed while a session with its questions is open.
  const titleOf = (id: string): string =>
    study.mastery.find(({ topic }) => topic.id === id)?.topic.title ?? t.removedTopic;
  const textOf = ({ kind, reason, count, topics: ids }: Part): string => {
    const topics = nameList(ids.map(titleOf));
    if (kind === 'cards') return reason === 'newCards' ? t.parts.newCards({ count }) : t.parts.due({ count });
    if (kind === 'material') return t.parts.material({ topics });
    if (kind === 'written') return t.parts.written({ topics });
    return reason === 'newMaterial' ? t.parts.materialQuestion({ count }) : t.parts.question({ count, topics });
  };
  return (
    <ul className={styles.parts} aria-label={t.contains}>
      {study.session.parts.map((part) => (
        <li key={`${part.kind} ${part.reason}`}>
          <strong>{textOf(part)}</strong> {/* The reason of a section is also that of its questions. */}
          {(part.kind !== 'question' || part.reason !== 'newMaterial') && (
            <span className={rows.detail}>{t.reasons[part.reason]}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Actions({ session: { status, seconds } }: Pick<Study, 'session'>) {
  const { session: t } = useTexts(studyTexts);
  const api = useApi();
  const raise = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const doing = async (work: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      raise({ message: describeProblem(error).message });
    } finally {
      setIsBusy(false);
    }
  };
  const postpone = async (): Promise<void> => {
    await api(PostponeStudySessionDocument, { session: null, done: [], zone: ownZone() });
    await revalidate();
  };
  const startAnother = async (): Promise<void> => {
    await api(StartStudySessionDocument, { zone: ownZone(), another: true });
    await navigate(href('session'));
  };
  switch (status) {
    case 'ready':
    case 'inProgress':
      return (
        <div className={styles.actions}>
          <LinkButton to={href('session')}>
            {status === 'ready' ? t.start({ minutes }) : t.continue({ minutes })}
          </LinkButton>
          {status === 'ready' && (
            <Button size="3" variant="ghost" color="gray" loading={isBusy} onClick={() => void doing(postpone)}>
              {t.notToday}
            </Button>
          )}
        </div>
      );
    case 'finished':
      return (
        <div className={styles.actions}>
          <LinkButton to={href('session')} variant="soft">
            {t.result}
          </LinkButton>
          {seconds > 0 && (
            <Button size="3" variant="soft" loading={isBusy} onClick={() => void doing(startAnother)}>
              {t.another}
            </Button>
          )}
        </div>
      );
    case 'postponed':
      return seconds === 0 ? null : (
        <div className={styles.actions}>
          <LinkButton to={href('session')} variant="soft">
            {t.startAnyway}
          </LinkButton>
        </div>
      );
    case 'noTime':
      return (
        <div className={styles.actions}>
          <LinkButton to={PLAN_ADDRESS} variant="soft">
            {t.setTime}
          </LinkButton>
        </div>
      );
    default:
      return null;
  }
}
