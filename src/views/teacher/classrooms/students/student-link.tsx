import { Link } from 'react-router';
import { href } from '#routes/href.ts';
import styles from '../../teacher.module.css';

type Props = {
  readonly classroom: string;
  readonly student: { readonly id: string; readonly name: string };
  /** False in a grid, where keys move between cells and Enter opens the link. */
  readonly isInTabOrder?: boolean;
};

/** A student's name, linked to the student's page in the class. */
export const StudentLink = ({ classroom, student: { id, name }, isInTabOrder = true }: Props) => (
  <Link
    className={styles.link}
    to={href('teacher.classroom.student', { id: classroom, student: id })}
    {...(!isInTabOrder && { tabIndex: -1 })}
  >
    <bdi>{name}</bdi>
  </Link>
);
