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
        {t[name]}
      </Heading>
      <p>{t[`${name}Text`]}</p>
      <img
        className={styles.light}
        src={`/screens/${name}-light.webp`}
        alt=""
        width={1280}
        height={800}
        loading="lazy"
        decoding="async"
      />
      <img
        className={styles.dark}
        src={`/screens/${name}-dark.webp`}
        alt=""
        width={1280}
        height={800}
        loading="lazy"
        decoding="async"
      />
    </section>
  );
}
