import { Button, Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { useSession } from '#actors/app.context.ts';
import { href } from '#routes/href.ts';
import styles from '../errors/message.module.css';

export function Component() {
  const isIn = useSession() !== null;
  return (
    <div className={styles.message}>
      <Heading as="h1" size="7">
        This screen is not there yet
      </Heading>
      <p>Its address is kept, but nothing has been built here so far. Everything else works as it should.</p>
      <div className={styles.ways}>
        <Button size="3" asChild>
          <Link to={isIn ? href('home') : href('front')}>{isIn ? 'Back to home' : 'Back to the front page'}</Link>
        </Button>
      </div>
    </div>
  );
}
