import { Button } from '@radix-ui/themes';
import { Link } from 'react-router';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { workingSchoolTexts } from '#texts/users/working-school.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useWorkingSchool } from './use-working-school.ts';
import styles from './working-school.module.css';

/** For an admin of an organisation, a link to the choice of schools, with the name of the one they work in. */
export function WorkingSchoolLink() {
  const t = useTexts(workingSchoolTexts);
  return (
    <Loaded data={useWorkingSchool()} waiting={null} failed={() => null}>
      {({ shown: school }) =>
        school !== null && (
          <Button
            asChild
            variant={school.isForeign ? 'soft' : 'ghost'}
            color={school.isForeign ? 'amber' : 'gray'}
            size={school.isForeign ? '2' : '3'}
          >
            <Link
              to={href('admin.organisation')}
              aria-label={school.isForeign ? t.linkNow({ name: school.name }) : t.link}
            >
              <Icon name="school" />
              <span className={school.isForeign ? styles.name : styles.label}>
                {school.isForeign ? school.name : t.link}
              </span>
            </Link>
          </Button>
        )
      }
    </Loaded>
  );
}
