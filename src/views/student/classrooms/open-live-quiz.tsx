import type { OpenLiveQuizQuery } from '#api/documents/classrooms/live-quiz.generated.ts';
import { href } from '#routes/href.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import pages from '#ui/page/page.module.css';
import { LinkButton } from '../../shared/platform/link/link-button.tsx';

/** The live quiz that a class of the student has open now. Nothing if there is none, or if it can't be found. */
export function OpenLiveQuiz({ live }: { readonly live: Promise<OpenLiveQuizQuery> }) {
  const { join: t } = useTexts(liveQuizTexts);
  return (
    <Loaded data={live} waiting={null} failed={() => null}>
      {({ openLiveQuiz }) =>
        openLiveQuiz !== null && (
          <section className={pages.panel} aria-label={t.card}>
            <p>{t.card}</p>
            <div>
              <LinkButton to={href('live.play', { code: openLiveQuiz.code })}>
                <Icon name="live" px={18} /> {t.cardAction({ title: openLiveQuiz.title })}
              </LinkButton>
            </div>
          </section>
        )
      }
    </Loaded>
  );
}
