import { Text } from '@radix-ui/themes';
import { useEffectEvent, useRef } from 'react';
import { useAnswerFiles } from '#client/attempts/use-answer-files.ts';
import { ANSWER_FILE_MAX_BYTES } from '#domain/attempts/attempt.limits.ts';
import { ANSWER_FILE_TYPES, type AnswerFile, file } from '#domain/questions/types/file.question.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { UploadPart } from '#ui/upload/upload.tsx';
import { defineQuestionView } from '../question-view.tsx';
import styles from '../questions.module.css';
import { ComparedAnswers } from '../written/compared-answers.tsx';
import { MarkSchemeList } from '../written/mark-scheme.tsx';
import { UploadedFiles } from '../written/uploaded-files.tsx';

export const fileView = defineQuestionView('file', file, {
  isTyped: false,
  isAnswered: ({ files }) => files.length > 0,
  Answer: function FileAnswer({ body, response, onChange, disabled }) {
    const t = useTexts(questionTexts);
    const { send } = useAnswerFiles();
    const files = response?.files ?? [];
    // Several files arrive while the list from one rendering is out of date.
    const latest = useRef(files);
    latest.current = files;
    const change = (next: AnswerFile[]): void => {
      latest.current = next;
      onChange({ files: next });
    };
    const isFull = files.length >= body.maxFiles;
    const sendFile = useEffectEvent(async (file: File, onProgress: (done: number) => void, signal: AbortSignal) => {
      if (latest.current.length >= body.maxFiles) throw new Error(t.file.tooMany({ most: body.maxFiles }));
      const sent = await send(file, onProgress, signal);
      if (latest.current.length < body.maxFiles) change([...latest.current, sent]);
    });
    return (
      <div className={styles.field}>
        {!isFull && (
          <UploadPart
            label={t.file.label}
            accept={ANSWER_FILE_TYPES.join(',')}
            largest={ANSWER_FILE_MAX_BYTES}
            multiple={body.maxFiles > 1}
            disabled={disabled}
            listsSent={false}
            send={(one, onProgress, signal) => sendFile(one, onProgress, signal)}
          />
        )}
        <UploadedFiles
          files={files}
          onRemove={disabled ? undefined : (id) => change(files.filter((file) => file.id !== id))}
        />
        <Text size="2" className={styles.hint}>
          {`${t.file.tooMany({ most: body.maxFiles })} ${t.written.marks({ marks: body.marks })}. ${t.written.later}`}
        </Text>
      </div>
    );
  },
  Review: function FileReview({ answerKey: { modelAnswer, scheme }, response, images }) {
    const t = useTexts(questionTexts);
    const files = <UploadedFiles files={response?.files ?? []} />;
    return (
      <div className={styles.field}>
        {modelAnswer === null ? (
          files
        ) : (
          <ComparedAnswers
            given={files}
            rightLabel={t.modelAnswer}
            right={<RichText source={modelAnswer} images={images} />}
          />
        )}
        <MarkSchemeList scheme={scheme} images={images} />
      </div>
    );
  },
});
