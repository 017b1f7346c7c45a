import { Link } from 'react-router';
import type { ModerationLineFragment } from '#api/documents/attempts/moderation/moderation.generated.ts';
import { href } from '#routes/href.ts';
import { moderationTexts } from '#texts/attempts/moderation.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import rows from '#ui/row-list/row-list.module.css';
import { questionTitle } from './question-title.ts';

type Props = {
  readonly moderations: readonly ModerationLineFragment[];
  /** Whether the viewer is the second marker: the assignment is then the title, as they don't come from it. */
  readonly isSecondMarker: boolean;
};

/** Moderations with their status and progress; a link opens the sample or the comparison. */
export function ModerationRows({ moderations, isSecondMarker }: Props) {
  return (
    <ul className={rows.list}>
      {moderations.map((moderation) => (
        <li key={moderation.id}>
          <Row moderation={moderation} isSecondMarker={isSecondMarker} />
        </li>
      ))}
    </ul>
  );
}

function Row({ moderation, isSecondMarker }: { moderation: ModerationLineFragment; isSecondMarker: boolean }) {
  const { line: t, statuses } = useTexts(moderationTexts);
  const { id, status, assignment, classroom, question, requestedBy, secondMarker, requestedAt, answers, marked } =
    moderation;
  return (
    <Link className={rows.row} to={href('teacher.moderation.detail', { id })}>
      <span className={rows.body}>
        <span className={rows.title}>{isSecondMarker ? assignment.title : questionTitle(question)}</span>
        <span className={rows.detail}>
          {joinedLine(
            isSecondMarker && classroom,
            statuses[status],
            (status === 'requested' || status === 'inProgress') && t.marked({ marked, answers }),
          )}
        </span>
        <span className={rows.detail}>
          {joinedLine(
            isSecondMarker ? t.requestedBy({ name: requestedBy }) : t.secondMarker({ name: secondMarker }),
            t.requestedAt({ at: requestedAt }),
          )}
        </span>
      </span>
    </Link>
  );
}
