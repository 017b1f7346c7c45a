import { Heading } from '@radix-ui/themes';
import type { LiveScreenPartsFragment } from '#api/documents/classrooms/live-quiz.generated.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './live-quiz.module.css';

/** The best players, and the teams if there are any. */
export function Scoreboard({ screen: { scores, teams } }: { readonly screen: LiveScreenPartsFragment }) {
  const t = useTexts(liveQuizTexts);
  return (
    <section className={styles.chart}>
      {teams.length > 0 && (
        <>
          <Heading as="h2" size="5">
            {t.scores.teams}
          </Heading>
          <ol className={styles.scores}>
            {teams.map(({ team, points, players, rank }) => (
              <li key={team} value={rank} className={styles.score}>
                <span className={styles.rank}>{rank}</span>
                <span>
                  {t.play.team({ number: team + 1 })} <small>({t.players({ count: players })})</small>
                </span>
                <b>{t.points({ points })}</b>
              </li>
            ))}
          </ol>
        </>
      )}
      <Heading as="h2" size="5">
        {t.scores.title}
      </Heading>
      {scores.length === 0 ? (
        <p>{t.scores.nobody}</p>
      ) : (
        <ol className={styles.scores}>
          {scores.map(({ id, name, points, rank }) => (
            <li key={id} value={rank} className={styles.score}>
              <span className={styles.rank}>{rank}</span>
              <bdi>{name}</bdi>
              <b>{t.points({ points })}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
