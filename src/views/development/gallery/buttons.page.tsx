import { Button } from '@radix-ui/themes';
import { ICON_NAMES, Icon } from '#ui/icon/icon.tsx';
import { ResultBadge } from '#ui/result-badge/result-badge.tsx';
import styles from './gallery.module.css';
import { GalleryExample } from './gallery-example.tsx';

/** Buttons in every variant and state. */
export function Page() {
  return (
    <>
      <GalleryExample name="Default">
        <div className={styles.row}>
          <Button size="3">Submit</Button>
          <Button size="3" variant="soft">
            Save
          </Button>
          <Button size="3" variant="soft" color="gray">
            <Icon name="flag" px={18} /> Flag
          </Button>
          <Button size="3" variant="soft" color="red">
            Delete
          </Button>
          <Button size="3" variant="ghost">
            Not now
          </Button>
        </div>
      </GalleryExample>
      <GalleryExample name="Disabled and loading">
        <div className={styles.row}>
          <Button size="3" disabled>
            Submit
          </Button>
          <Button size="3" variant="soft" disabled>
            Save
          </Button>
          <Button size="3" loading>
            Submit
          </Button>
        </div>
      </GalleryExample>
      <GalleryExample name="Results">
        <div className={styles.row}>
          <ResultBadge tone="right">Correct</ResultBadge>
          <ResultBadge tone="partly">Partly correct</ResultBadge>
          <ResultBadge tone="wrong">Incorrect</ResultBadge>
          <ResultBadge tone="none">Not answered</ResultBadge>
          <ResultBadge tone="written">Not marked yet</ResultBadge>
        </div>
      </GalleryExample>
      <GalleryExample name="Icons">
        <div className={styles.row}>
          {ICON_NAMES.map((name) => (
            <span key={name} className={styles.icon}>
              <Icon name={name} px={24} />
              {name}
            </span>
          ))}
        </div>
      </GalleryExample>
    </>
  );
}
