import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { NICKNAME_MAX_CHARS } from '#domain/classrooms/live-quiz/live-quiz.limits.ts';
import { readNickname } from '#domain/classrooms/live-quiz/nickname.rule.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from './live-quiz.module.css';

type Props = {
  /** Of the last nickname, from the server; null: none. */
  readonly problem: unknown;
  readonly onChoose: (nickname: string) => void;
};

/** Asks a guest for a nickname. The same rule refuses it here and on the server. */
export function NicknameForm({ problem, onChoose }: Props) {
  const t = useTexts(liveQuizTexts);
  const [own, setOwn] = useState<string | undefined>();
  const refused = problem === null ? null : describeProblem(problem);
  return (
    <div className={styles.join}>
      <PageHeading title={t.join.nicknameTitle} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const nickname = String(new FormData(event.currentTarget).get('nickname') ?? '');
          const read = readNickname(nickname);
          setOwn('problem' in read ? read.problem : undefined);
          if ('name' in read) onChoose(nickname);
        }}
      >
        <Field
          label={t.nickname}
          name="nickname"
          hint={t.join.nicknameHint}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={NICKNAME_MAX_CHARS * 2}
          error={own ?? refused?.fields?.nickname ?? refused?.message}
        />
        <Button type="submit" size="4">
          {t.join.send}
        </Button>
      </form>
    </div>
  );
}
