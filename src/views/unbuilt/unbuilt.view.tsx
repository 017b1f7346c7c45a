import { Button, Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { useSession } from '#actors/app.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { errorsTexts } from '#texts/errors.texts.ts';
import styles from '../errors/message.module.css';

export function Component() {
  const t = useTexts(errorsTexts);
  const isIn = useSession() !== null;
  return (
    <div className={styles.message}>
      <Heading as="h1" size="7">
        {t.unbuilt.title}
      </Heading>
      <p>{t.unbuilt.text}</p>
      <div className={styles.ways}>
        <Button size="3" asChild>
          <Link to={isIn ? href('home') : href('front')}>{isIn ? t.toHome : t.toFront}</Link>
        </Button>
      </div>
    </div>
  );
}
