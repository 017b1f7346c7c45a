import { Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useSession } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { landingTexts } from '#texts/platform/site/landing.texts.ts';
import type { IllustrationName } from '#ui/illustration/drawn-scene.tsx';
import { Illustration } from '#ui/illustration/illustration.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import styles from './landing.module.css';

type Points = Readonly<Record<'first' | 'firstText' | 'second' | 'secondText' | 'third' | 'thirdText', string>>;

type Props = {
  /** Each sentence is on a line of its own. */
  readonly title: readonly string[];
  readonly lead: string;
  /** The main action; by default, signing up or signing in. */
  readonly actions?: ReactNode;
  /** Next to the text: something to try, or to look at. */
  readonly exhibit: ReactNode;
  readonly points?: Points;
  /** One for each point. */
  readonly illustrations?: Readonly<Record<'first' | 'second' | 'third', IllustrationName>>;
  /** The closing text, if it differs from that for students. */
  readonly closing?: string;
  readonly children?: ReactNode;
};

/**
 * The parts of every landing page: text and something to try, three points, related content, and the call to action.
 */
export function LandingScreen({ title, lead, actions, exhibit, points, illustrations, closing, children }: Props) {
  const t = useTexts(landingTexts);
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <Heading as="h1" className={title.length > 1 ? styles.title : styles.sentence}>
            {title.map((line, at) => (
              <span key={line}>
                {at > 0 && ' '}
                {line}
              </span>
            ))}
          </Heading>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>{actions ?? <SignUpSection />}</div>
        </div>
        {exhibit}
      </section>
      {points !== undefined && (
        <section className={styles.points}>
          {(['first', 'second', 'third'] as const).map((step) => (
            <div key={step}>
              {illustrations !== undefined && <Illustration name={illustrations[step]} isAtStart />}
              <Heading as="h2" size="5">
                {points[step]}
              </Heading>
              <p>{points[`${step}Text`]}</p>
            </div>
          ))}
        </section>
      )}
      {children}
      <section className={styles.closing}>
        <Heading as="h2" size="6">
          {closing ?? t.closing.title}
        </Heading>
        <div className={styles.actions}>
          {actions ?? <SignUpSection />}
          <LinkButton to={href('pricing')} size="4" variant="ghost">
            {t.closing.prices}
          </LinkButton>
        </div>
      </section>
    </>
  );
}

function SignUpSection() {
  const t = useTexts(landingTexts);
  if (useSession() !== null) {
    return (
      <LinkButton to={href('home')} size="4">
        {t.home}
      </LinkButton>
    );
  }
  return (
    <>
      <LinkButton to={href('register')} size="4">
        {t.register}
      </LinkButton>
      <LinkButton to={href('login')} size="4" variant="soft">
        {t.signIn}
      </LinkButton>
    </>
  );
}
