import { Button } from '@radix-ui/themes';
import { ICON_NAMES, Icon } from '#ui/icon/icon.tsx';
import { Verdict } from '#ui/verdict/verdict.part.tsx';
import styles from './gallery.module.css';
import { Specimen } from './specimen.part.tsx';

export function Page() {
  return (
    <>
      <Specimen name="Default">
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
      </Specimen>
      <Specimen name="Disabled and loading">
        <div className={styles.row}>
          <Button size="3" disabled>
            Hand in
          </Button>
          <Button size="3" variant="soft" disabled>
            Save
          </Button>
          <Button size="3" loading>
            Hand in
          </Button>
        </div>
      </Specimen>
      <Specimen name="Verdicts">
        <div className={styles.row}>
          <Verdict tone="right">Correct</Verdict>
          <Verdict tone="partly">Partly correct</Verdict>
          <Verdict tone="wrong">Incorrect</Verdict>
          <Verdict tone="none">Not answered</Verdict>
          <Verdict tone="written">Not marked yet</Verdict>
        </div>
      </Specimen>
      <Specimen name="Signs">
        <div className={styles.row}>
          {ICON_NAMES.map((name) => (
            <span key={name} className={styles.icon}>
              <Icon name={name} px={24} />
              {name}
            </span>
          ))}
        </div>
      </Specimen>
    </>
  );
}
