import { Button } from '@radix-ui/themes';
import type { GuardianAccessFragment } from '#api/documents/classrooms/guardian-access.generated.ts';
import { guardianAccessTexts } from '#texts/classrooms/guardian-access.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './guardians.module.css';

type Props = {
  readonly guardians: readonly GuardianAccessFragment[];
  readonly canRemove: (guardian: GuardianAccessFragment) => boolean;
  readonly onRemove: (guardian: GuardianAccessFragment) => void;
};

/** Who may see a student's work, and since when. */
export function GuardianList({ guardians, canRemove, onRemove }: Props) {
  const { panel: t } = useTexts(guardianAccessTexts);
  return (
    <ul className={styles.lines}>
      {guardians.map((guardian) => {
        const { id, email, invitedBy, invitedAt, acceptedAt } = guardian;
        return (
          <li key={id} className={styles.line}>
            <span className={styles.who}>
              <span>{email}</span>
              <span className={styles.soft}>
                {acceptedAt === null ? t.invited({ by: invitedBy, at: invitedAt }) : t.accepted({ at: acceptedAt })}
              </span>
            </span>
            {canRemove(guardian) && (
              <Button
                size="2"
                variant="soft"
                color="gray"
                aria-label={t.removeLabel({ email })}
                onClick={() => onRemove(guardian)}
              >
                {t.remove}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
