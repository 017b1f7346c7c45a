import { Heading } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { landingTexts } from '#texts/platform/site/landing.texts.ts';
import styles from './screenshot.module.css';

/** `npm run pictures:site` takes them. */
export type ScreenName = 'home' | 'analysis' | 'subject' | 'class';

/** A screen of the product, in the appearance of the page. Only the shown one of both images is downloaded. */
export function Screenshot({ name }: { readonly name: ScreenName }) {
  const { screens: t } = useTexts(landingTexts);
  return (
    <section className={styles.screen}>
      <Heading as="h2" size="6">
        {t[name].title}
      </Heading>
      <p>{t[name].text}</p>
      {(['light', 'dark'] as const).map((appearance) => (
        <picture key={appearance} className={styles[appearance]}>
          <source
            media="(width < 40rem)"
            srcSet={`/screens/${name}-phone-${appearance}.webp`}
            width={390}
            height={844}
          />
          <img
            src={`/screens/${name}-${appearance}.webp`}
            alt=""
            width={1280}
            height={800}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
    </section>
  );
}
