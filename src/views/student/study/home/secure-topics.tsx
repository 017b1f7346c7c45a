import type { HomeQuery } from '#api/documents/study/home.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import rows from '#ui/row-list/row-list.module.css';

type TopicMastery = HomeQuery['studyToday']['mastery'][number];

const isSecure = ({ level }: TopicMastery): boolean => level === 'secure' || level === 'mastered';

/** The number of secure topics of a subject; nothing before the first. */
export function SecureTopics({ mastery }: { readonly mastery: readonly TopicMastery[] }) {
  const { mastery: t } = useTexts(studyTexts);
  const secure = mastery.filter(isSecure).length;
  return secure === 0 ? null : <span className={rows.detail}>{t.secureOf({ secure, all: mastery.length })}</span>;
}
