import { Button, Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import { SetList } from '../../authoring/set-list.part.tsx';
import styles from './editor-page.module.css';

export function Component() {
  const t = useTexts(authoringTexts).sets.quiz;
  return (
    <div className={pages.wide}>
      <header className={styles.head}>
        <div className={pages.head}>
          <Heading as="h1" size="7">
            {t.title}
          </Heading>
          <p className={pages.intro}>{t.intro}</p>
        </div>
        <Button size="3" asChild>
          <Link to={href('admin.quiz.create')}>{t.create}</Link>
        </Button>
      </header>
      <SetList kind="quiz" addressOf={(id) => href('admin.quiz.edit', { id })} />
    </div>
  );
}
