import { useTexts } from '#texts/current-language.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { LinkButton } from '../../platform/link/link-button.tsx';
import { practiceLinkOf, type TopicProgress } from './practice-link.ts';

/** Leads to the practice that helps most in a topic; nothing if none would. */
export function PracticeButton({ progress }: { readonly progress: TopicProgress }) {
  const { mastery: t } = useTexts(studyTexts);
  const practice = practiceLinkOf(progress);
  return (
    practice !== null && (
      <LinkButton
        to={practice.to}
        size="2"
        variant="soft"
        label={`${t.practice[practice.name]}: ${progress.topic.title}`}
      >
        {t.practice[practice.name]}
      </LinkButton>
    )
  );
}
